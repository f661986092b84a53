import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../src/cli/embedded-postgres/secrets.js';
import type { Victim } from './victim.js';

/** A queue that forgets everything when it is killed. */
export type DoomedRedis = Victim & Readonly<{ url: string; stop: () => Promise<void> }>;

/** Starts a Redis that writes nothing to disk; undefined where there is no redis-server. */
export async function startDoomedRedis(): Promise<DoomedRedis | undefined> {
  const port = await freePort(0);
  const folder = mkdtempSync(join(tmpdir(), 'cairn-chaos-redis-'));
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const start = async (): Promise<void> => {
    child = await started(port, folder);
  };
  const stop = async (): Promise<void> => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    if (isNotFound(error)) return undefined;
    throw error;
  }
  return { name: 'Redis', url: `redis://127.0.0.1:${port}`, kill, revive: start, stop };
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function started(port: number, folder: string): Promise<ChildProcess> {
  const path = process.env['CAIRN_TEST_REDIS_SERVER'] ?? 'redis-server';
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const child = spawn(path, [...place, '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((ready, failed) => {
    let output = '';
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`redis-server did not start:\n${output}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Ready to accept connections')) ready();
    });
  });
  return child;
}
