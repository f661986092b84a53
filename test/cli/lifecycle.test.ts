import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const url = (path: string): string => pathToFileURL(resolve(import.meta.dirname, '../..', path)).href;

/** A process that lives until something fails in it which nobody has expected: first a farewell of Postgres, then a mistake of ours. */
const STORY = `
  const { runUntilStopped } = await import('${url('src/cli/lifecycle.ts')}');
  const { default: pg } = await import('pg');
  const told = (what) => (details, message) => console.log(what, message);
  const log = { warn: told('warned:'), error: told('error:'), fatal: told('fatal:') };
  const farewell = Object.assign(new pg.DatabaseError('bye', 3, 'error'), { code: '57P01' });
  const start = async () => {
    setImmediate(() => { throw farewell; });
    setTimeout(() => { console.log('lives'); throw new TypeError('ours'); }, 50);
    setInterval(() => undefined, 1_000);
  };
  process.exit(await runUntilStopped(start, { say: console.log, log, stopSeconds: 1 }));
`;

it('goes on when a connection is cut that nobody listens to yet, and ends for a mistake of ours', async () => {
  const flags = ['--import', url('tools/test/native/typescript.mjs'), '--input-type=module'];
  const child = spawn(process.execPath, [...flags, '-e', STORY]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((ended) => child.once('close', ended));
  expect(output).toMatch(
    /^warned: a connection was cut before anybody listened to it\nlives\nfatal: stopped because of an error\n$/,
  );
  expect(code).toBe(1);
});
