import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from './binaries.js';
import { dataIn } from './home.js';
import { type Plan, handOver } from './plan.js';
import { commandFor } from './runner.js';

/** The superuser of an embedded server; only setting up roles and the database runs as it. */
export const ADMIN = 'cairn_admin';

type Outcome = Readonly<{ code: number | null; output: string }>;

function runInitdb({ runner, binaries }: Plan, args: readonly string[]): Promise<Outcome> {
  const { command, args: all, options } = commandFor(runner, [programOf(binaries, 'initdb'), ...args]);
  return new Promise((resolve, reject) => {
    const child = spawn(command, all, { ...options, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

const UNFINISHED = '.new-';

function removeUnfinished(home: string): void {
  const left = readdirSync(home).filter((name) => name.startsWith(`postgres${UNFINISHED}`));
  for (const name of left) rmSync(join(home, name), { recursive: true, force: true, maxRetries: 5 });
}

/** Creates the data folder, complete or not at all: initdb works beside it and the result is renamed into place. */
export async function createCluster(plan: Plan, password: string, durable: boolean): Promise<void> {
  const data = dataIn(plan.home);
  if (existsSync(data)) return;
  removeUnfinished(plan.home);
  // A name of our own: the initdb of a start that was killed may still be at work in another.
  const unfinished = `${data}${UNFINISHED}${process.pid}`;
  const passwordFile = `${unfinished}-password`;
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [unfinished, passwordFile]) handOver(path, plan.runner);
  const identity = ['-U', ADMIN, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  // One collation on every machine, whatever the system's locale: code points, with full Unicode upper and lower case.
  const text = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    const args = ['-D', unfinished, ...identity, ...text, ...(durable ? [] : ['--no-sync'])];
    const { code, output } = await runInitdb(plan, args);
    if (code !== 0) throw new Error(`initdb ended with ${String(code)}:\n${output.trim()}`);
    renameSync(unfinished, data);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
