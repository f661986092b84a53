import { pathToFileURL } from 'node:url';
import { build } from '../build.mjs';
import { has } from '../lib/project.mjs';
import { capture, endOnSignal, program } from '../lib/run.mjs';
import { say, since } from '../lib/say.mjs';
import { whenSupported } from '../lib/supported.mjs';
import { setup } from '../setup.mjs';

const tsc = program('typescript-native/bin/tsc');

/** Whether the parts fit together, as far as that can be checked without running them. Style, and who imports whom, are matters of `npm run lint`. */
const CHECKS = [
  {
    name: 'types of the server, the tests and the tools',
    args: () => [
      tsc,
      ...['--noEmit', '-p', 'tsconfig.all.json'],
      ...['--incremental', '--tsBuildInfoFile', 'dist/.types-of-all'],
    ],
  },
  { name: 'types of the page', needs: 'web/tsconfig.json', args: () => [tsc, '--noEmit', '-p', 'web'] },
  {
    name: 'types of the client',
    needs: 'client/tsconfig.json',
    args: () => [tsc, '--noEmit', '-p', 'client'],
  },
  { name: 'types of the examples', needs: 'examples', args: () => [tsc, '--noEmit', '-p', 'examples'] },
  { name: 'migrations', needs: 'prisma/schema.prisma', args: () => ['tools/migration.mjs', 'check'] },
  { name: 'schema.graphql', needs: 'tools/schema.mjs', args: () => ['tools/schema.mjs', 'check'] },
];

async function check({ name, args }) {
  const start = performance.now();
  const { code, output } = await capture(process.execPath, args());
  if (code === 0) say(`✓ ${name} (${since(start)})`);
  else say(`✗ ${name} (${since(start)})\n${output.trim()}`);
  return code === 0;
}

/** Runs the checks whose names begin so, one after another beside the suites; gives the names of those that failed. */
export async function runChecks(beginning = '') {
  const failed = [];
  const wanted = CHECKS.filter(({ name }) => name.startsWith(beginning));
  const present = wanted.filter(({ needs }) => needs === undefined || has(needs));
  for (const one of present) if (!(await check(one))) failed.push(one.name);
  return { passed: present.length - failed.length, failed };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  whenSupported(process, async () => {
    endOnSignal();
    await setup();
    await build();
    const { failed } = await runChecks(process.argv[2]);
    process.exitCode = failed.length === 0 ? 0 : 1;
  });
