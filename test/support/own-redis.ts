import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/cli/embedded-postgres/secrets.js';

/** A Redis of the test's own, at an address that stays the same. */
export type OwnRedis = Readonly<{
  url: string;
  /** Kills it -9. */
  kill: () => Promise<void>;
  /** Starts it again: with what it had if that was kept, otherwise with nothing. */
  start: () => Promise<void>;
}>;

/** Starts one; `kept` says whether what is in it survives a kill. */
export async function startOwnRedis(kept: boolean): Promise<OwnRedis> {
  const path = process.env['CAIRN_TEST_REDIS_SERVER'];
  if (path === undefined)
    throw new Error('CAIRN_TEST_REDIS_SERVER is not set: run the suite with `npm test`');
  const port = await freePort(0);
  const lasting = kept ? ['--appendonly', 'yes', '--appendfsync', 'always'] : ['--appendonly', 'no'];
  const place = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    mkdtempSync(join(tmpdir(), 'redis-')),
  ];
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(path, [...place, '--save', '', ...lasting], { stdio: ['ignore', 'pipe', 'ignore'] });
    const { stdout } = child;
    await new Promise<void>((ready, failed) => {
      let output = '';
      stdout?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Ready to accept connections')) ready();
      });
      child?.once('exit', () => failed(new Error(`redis-server did not start:\n${output}`)));
    });
  };
  const kill = async (): Promise<void> => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, kill, start };
}
