import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../..');

type Environment = Readonly<Record<string, string>>;

/** A `cairn` command running in a process of its own, as built. */
export type Cairn = Readonly<{
  pid: number;
  /** Everything it has printed so far. */
  output: () => string;
  /** Waits for a text in the output; fails when the process ends without it. */
  says: (text: string | RegExp) => Promise<string>;
  /** Types something. */
  type: (text: string) => void;
  /** Types nothing any more: Ctrl-D. */
  hangUp: () => void;
  kill: (signal: NodeJS.Signals) => void;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}>;

const MAIN = `import(process.env.CAIRN_MAIN).then(({ main }) => main(process.argv.slice(1), console.log))
  .then((code) => { process.exitCode = code; })`;

/** Runs a command of the built program; settings come from `env` alone. */
export function runCairn(args: readonly string[], env: Environment): Cairn {
  const inherited = { PATH: process.env['PATH'] ?? '', CAIRN_MAIN: join(ROOT, 'dist/bundle/main.js') };
  return watch(spawn(process.execPath, ['-e', MAIN, ...args], { cwd: ROOT, env: { ...inherited, ...env } }));
}

/** Runs one of the entry files in bin/ with these settings added to our own. */
export const runEntry = (name: string, args: readonly string[], env: Environment): Cairn =>
  watch(
    spawn(process.execPath, [join('bin', name), ...args], { cwd: ROOT, env: { ...process.env, ...env } }),
  );

/** Runs one of the examples, as a reader of their first lines would. */
export const runExample = (name: string, args: readonly string[], env: Environment): Cairn =>
  watch(
    spawn(process.execPath, [join('examples', name), ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
    }),
  );

function watch(child: ChildProcess): Cairn {
  let output = '';
  let over = false;
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((done) => {
    child.once('close', (code) => {
      over = true;
      done(code);
    });
  });
  const says = async (text: string | RegExp): Promise<string> => {
    for (;;) {
      const found = new RegExp(text).exec(output);
      if (found !== null) return found[0];
      if (over) throw new Error(`ended without saying ${String(text)}:\n${output}`);
      await sleep(20);
    }
  };
  return {
    pid: child.pid ?? 0,
    output: () => output,
    says,
    type: (text) => void child.stdin?.write(text),
    hangUp: () => void child.stdin?.end(),
    ended,
    kill: (signal) => child.kill(signal),
  };
}

/** Waits until something is so; the suite's own time limit ends a wait in vain. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

/** The folder in which an embedded server keeps its data: the wanted one, or where it says it went. */
export function homeOf(dataDir: string): string {
  const pointer = join(dataDir, 'postgres-is-at.json');
  if (!existsSync(pointer)) return dataDir;
  return (JSON.parse(readFileSync(pointer, 'utf8')) as { home: string }).home;
}

/** The administrator's address of an embedded server's database. */
export function embeddedAdminUrl(dataDir: string): string {
  const secrets = JSON.parse(readFileSync(join(homeOf(dataDir), 'secrets.json'), 'utf8')) as {
    port: number;
    passwords: { admin: string };
  };
  return `postgresql://cairn_admin:${secrets.passwords.admin}@127.0.0.1:${secrets.port}/cairn`;
}

/** The process id of an embedded server. */
export const embeddedPid = (dataDir: string): number =>
  parseInt(readFileSync(join(homeOf(dataDir), 'postgres', 'postmaster.pid'), 'utf8'), 10);
