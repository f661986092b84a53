import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { mistake } from '../lib/mistake.mjs';
import { root } from '../lib/project.mjs';
import { capture, program, start } from '../lib/run.mjs';

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
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

/** jest's own output goes straight through; what it counted comes back. */
export async function runSuites(args, leftOut, env) {
  const results = join(tmpdir(), `cairn-jest-${process.pid}.json`);
  const ignored = ['/node_modules/', ...leftOut.map((need) => `\\.${need}\\.test\\.ts$`)];
  const flags = [
    ...ignored.flatMap((pattern) => ['--testPathIgnorePatterns', pattern]),
    ...['--json', '--outputFile', results, '--passWithNoTests', '--ci'],
    ...['--maxWorkers', String(Math.max(2, availableParallelism() - 1))],
  ];
  const child = start(process.execPath, [...JEST, ...flags, ...args], {
    env: { NODE_ENV: 'test', ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (text) => process.stdout.write(text));
  const code = await new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  const { passed, failed } = readResults(results);
  // A crash of jest itself must never look like success.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function readResults(file) {
  try {
    const counts = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: counts.numPassedTests,
      failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    };
  } catch {
    return { passed: 0, failed: 0 };
  } finally {
    rmSync(file, { force: true });
  }
}
