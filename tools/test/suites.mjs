import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mistake } from '../lib/mistake.mjs';
import { at, root } from '../lib/project.mjs';
import { capture, program, start } from '../lib/run.mjs';
import { say } from '../lib/say.mjs';
import { codeOf } from './farewell.mjs';

const JEST = [
  '--import',
  pathToFileURL(at('tools', 'test', 'native', 'typescript.mjs')).href,
  program('jest/bin/jest.js'),
];

/** What a suite needs is the last word of its name before `.test.ts`. */
export const needOf = (suite) => /\.(pg|redis|browser)\.test\.ts$/.exec(suite)?.[1] ?? 'nothing';

/** The suites that jest would run for these arguments. */
export async function listSuites(args) {
  const { code, output } = await capture(process.execPath, [...JEST, '--listTests', '--json', ...args]);
  if (code !== 0) throw mistake(`jest cannot list the suites:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('['))).map((path) => relative(root, path));
}

/** Runs jest; its report for people goes straight through, what it counted comes back. */
export async function runSuites(args, leftOut, env) {
  const results = join(env.TMPDIR, 'jest.json');
  const ignored = ['/node_modules/', ...leftOut.map((need) => `\\.${need}\\.test\\.ts$`)];
  const flags = [
    ...ignored.flatMap((pattern) => ['--testPathIgnorePatterns', pattern]),
    ...['--json', '--outputFile', results, '--ci', '--cacheDirectory', at('dist', '.jest')],
    // A busy machine is no failure: what hangs is found a little later.
    ...['--testTimeout', '30000', '--workerGracefulExitTimeout', '5000'],
    // Suites spend much of their time waiting for servers and browsers: two more than there are cores.
    ...['--maxWorkers', String(availableParallelism() + 2)],
  ];
  const child = start(process.execPath, [...JEST, ...flags, ...args], {
    env: { NODE_ENV: 'test', ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => process.stdout.write(text));
  const code = await codeOf(child, results, () =>
    say('The suites are over, but something that one of them has opened is still open: ending them.'),
  );
  return countsIn(results, code, args.length === 0);
}

/** A crash of jest itself must never look like success. */
function countsIn(results, code, all) {
  if (!existsSync(results)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } =
    JSON.parse(readFileSync(results, 'utf8'));
  // Where everything was asked for, an `it.only` or `it.skip` that was forgotten is a failure.
  const leftOut = all ? numPendingTests + numTodoTests : 0;
  if (leftOut > 0) say(`${leftOut} tests were left out by \`only\`, \`skip\` or \`todo\`.`);
  const failed = numFailedTests + numRuntimeErrorTestSuites + leftOut;
  return { passed: numPassedTests, failed: code === 0 ? failed : Math.max(1, failed) };
}
