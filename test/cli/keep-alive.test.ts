import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const KEEP_ALIVE = pathToFileURL(resolve('src/cli/embedded-postgres/keep-alive.ts')).href;

/** Keeps a server alive that has this number, or this process's own, and says what it does. */
const script = (pid: string, first = ''): string => `
  const { keepAlive } = await import('${KEEP_ALIVE}');
  const { openSync } = await import('node:fs');
  const say = (word) => () => process.stdout.write(word);
  const server = { pid: ${pid}, port: 1, stop: async () => {}, abandon: () => {} };
  keepAlive(server, { start: async () => ({ ...server, pid: process.pid }), onRestart: say('restarts '), onBack: say('back'), onFailure: say('fails') });
  ${first}
  setTimeout(() => process.reallyExit(0), 1_200);`;

const GONE = spawnSync(process.execPath, ['-e', '']).pid;

it.each([
  ['starts one again that is gone', script(String(GONE)), 'restarts back'],
  ['leaves one alone that lives', script('process.pid'), ''],
  [
    'leaves one alone of which it cannot tell, because too many files are open',
    script('process.pid', `try { for (;;) openSync('/dev/null'); } catch {}`),
    '',
  ],
])('whoever keeps a server alive %s', (_, text, said) => {
  const few = 'ulimit -n 100; exec "$0" "$@"';
  const node = [process.execPath, ...process.execArgv, '--input-type=module', '-e', text];
  const { status, stdout, stderr } = spawnSync('sh', ['-c', few, ...node], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([0, said, '']);
});
