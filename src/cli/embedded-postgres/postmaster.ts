import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf, commandOf } from '../../../tools/lib/process.mjs';

/** A running server process, found through the file it keeps in its data folder. */
export type Postmaster = Readonly<{ pid: number; port: number }>;

const pidFile = (data: string): string => join(data, 'postmaster.pid');

function readPidFile(data: string): Postmaster | undefined {
  if (!existsSync(pidFile(data))) return undefined;
  const [pid, , , port] = readFileSync(pidFile(data), 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port) };
}

/**
 * After a crash and a reboot the number may be anybody's, also that of a program which only names our folder, as one that
 * shows its log. What counts is a process that was started on this folder in the way we start one.
 */
const worksOn = (pid: number, data: string): boolean =>
  isAlive(pid) && commandOf(pid).includes(` -D ${data} -p `);

/** The server that works on this data, if one lives. */
export function findPostmaster(data: string): Postmaster | undefined {
  const found = readPidFile(data);
  return found !== undefined && worksOn(found.pid, data) ? found : undefined;
}

/** Long enough for a server that has just made its file to write its number into it. */
const WRITTEN_WITHIN_MS = 1_000;

/**
 * Postgres sees to a dead predecessor's file itself, but refuses to start while a stranger has that number, and where the
 * file is empty, as a full disk leaves it.
 */
export async function removeMisleadingPidFile(data: string): Promise<void> {
  const found = readPidFile(data);
  if (found === undefined) return;
  if (!isNumbered(found)) await sleep(WRITTEN_WITHIN_MS);
  const now = readPidFile(data);
  if (now === undefined) return;
  if (!isNumbered(now) || (isAlive(now.pid) && !worksOn(now.pid, data))) rmSync(pidFile(data));
}

const isNumbered = ({ pid }: Postmaster): boolean => Number.isInteger(pid) && pid > 0;

export const isAlive = (pid: number): boolean => Number.isInteger(pid) && pid > 0 && birthOf(pid) !== '';

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended between the look and the signal.
  }
}

async function goneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (isAlive(pid) && Date.now() < end) await sleep(20);
  return !isAlive(pid);
}

/** Fast shutdown: open sessions are cut, everything committed is safe. A server that hangs is stopped the hard way,
 *  which costs the next start a recovery and nothing else. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await goneWithin(pid, 20_000)) return;
  signal(pid, 'SIGQUIT');
  await goneWithin(pid, 10_000);
}

/** Asks for a fast shutdown and does not wait for it. */
export const askToStop = (pid: number): void => signal(pid, 'SIGINT');
