import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programOf } from './binaries.js';
import { dataIn } from './home.js';
import { type Plan, type Say } from './plan.js';
import { type Postmaster, removeMisleadingPidFile } from './postmaster.js';
import { becomesReady } from './ready.js';
import { commandFor } from './runner.js';
import { freePort } from './secrets.js';

const LOG_LIMIT = 10_000_000;
const ATTEMPTS = 40;

/** What ends a start although a later one can succeed, apart from being killed: a dying predecessor, or a port taken in the meantime. */
const PASSING = [
  /pre-existing shared memory block/,
  /lock file ".*" already exists/,
  /Address already in use/,
];

export const logFile = (home: string): string => join(home, 'postgres.log');

function openLog(home: string): Readonly<{ fd: number; start: number }> {
  const file = logFile(home);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT) renameSync(file, `${file}.1`);
  return { fd: openSync(file, 'a', 0o600), start: size > LOG_LIMIT ? 0 : size };
}

/** The server writes to a file and leads its own process group: it outlives us and our terminal's Ctrl-C. */
function spawnServer({ runner, binaries, home }: Plan, port: number, settings: readonly string[]) {
  const loopback = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const flags = loopback.flatMap((setting) => ['-c', setting]);
  const words = [programOf(binaries, 'postgres'), '-D', dataIn(home), '-p', String(port), ...flags];
  const { command, args, options } = commandFor(runner, words);
  const { fd, start } = openLog(home);
  const child = spawn(command, args, { ...options, cwd: '/', detached: true, stdio: ['ignore', fd, fd] });
  closeSync(fd);
  child.unref();
  let ended = false;
  let killed = false;
  child.once('exit', (_code, signal) => {
    ended = true;
    killed = signal === 'SIGKILL';
  });
  child.once('error', () => (ended = true));
  const output = (): string => readFileSync(logFile(home)).subarray(start).toString('utf8');
  return { pid: child.pid ?? 0, lives: () => !ended, wasKilled: () => killed, output };
}

export type Launch = Readonly<{
  plan: Plan;
  wantedPort: number;
  /** Whether no other port will do: then whoever has it is waited for. */
  fixed: boolean;
  settings: readonly string[];
  urlAt: (port: number) => string;
  say: Say;
}>;

/** Who refuses us at our port may be a stranger, if ours ends because it cannot have it: false then. Else ours itself does. */
async function refusedBy(error: unknown, lives: () => boolean): Promise<false> {
  for (let looks = 0; lives() && looks < 50; looks += 1) await sleep(100);
  if (lives()) throw error;
  return false;
}

/** Starts the server and waits until it lets sessions in. */
export async function launch(options: Launch): Promise<Postmaster> {
  const { plan, wantedPort, fixed, settings, urlAt, say } = options;
  await removeMisleadingPidFile(dataIn(plan.home));
  for (let attempt = 1; ; attempt++) {
    const port = fixed ? wantedPort : await freePort(wantedPort);
    const server = spawnServer(plan, port, settings);
    const ready = becomesReady(urlAt(port), server.lives, say);
    if (await ready.catch((error: unknown) => refusedBy(error, server.lives)))
      return { pid: server.pid, port };
    const output = server.output();
    const passing = server.wasKilled() || PASSING.some((pattern) => pattern.test(output));
    if (!passing || attempt === ATTEMPTS)
      throw new Error(`PostgreSQL did not start (its log is ${logFile(plan.home)}):\n${output.trim()}`);
    await sleep(250);
  }
}
