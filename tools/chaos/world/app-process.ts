import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../src/cli/embedded-postgres/secrets.js';
import type { Victim } from './victim.js';

export type AppOptions = Readonly<{
  name: string;
  /** The compiled src/cli/main.js. */
  main: string;
  /** What it does: serve people, which is the usual, or only the work in the background. */
  command?: 'serve' | 'worker';
  databaseUrl: string;
  dataDir: string;
  /** More settings. */
  env?: Readonly<Record<string, string>>;
}>;

/** One process of the application, started again whenever it ends. */
export type App = Victim &
  Readonly<{
    address: string;
    /** Times it ended although nobody had killed it. */
    crashes: () => readonly string[];
    stop: () => Promise<void>;
  }>;

const programOf = ({ command = 'serve' }: AppOptions): string =>
  `import(process.env.CAIRN_MAIN).then(({ main }) => main(['${command}']))
  .then((code) => { process.exitCode = code; })`;

/** Longer than a busy machine takes to start everything, Postgres included. */
const PATIENCE_MS = 180_000;

/** What a worker says when it works: nobody can ask it. */
const WORKS = /Cairn's worker runs/;

/** Starts a process on a port of its own; resolves when it is ready to serve, or works. */
export async function startApp(options: AppOptions): Promise<App> {
  const port = await freePort(0);
  const address = `http://127.0.0.1:${port}`;
  const crashes: string[] = [];
  let child = spawnApp(options, port);
  let last = watch(child);

  const start = (): void => {
    child = spawnApp(options, port);
    last = watch(child);
  };

  /** Until it serves. A start while Postgres is away fails, as it should: whoever supervises it tries again. */
  const isUp = (): boolean | Promise<boolean> =>
    options.command === 'worker' ? WORKS.test(last.beginning()) : isReady(address);
  const untilReady = async (): Promise<void> => {
    const patience = performance.now() + PATIENCE_MS;
    while (!(await isUp())) {
      if (performance.now() > patience)
        throw new Error(`${options.name} does not start:\n${last.beginning()}`);
      if (last.ended()) start();
      await pause(100);
    }
  };

  await untilReady();
  return {
    name: options.name,
    address,
    kill: async () => {
      if (last.ended()) crashes.push(`${options.name} ended by itself:\n${last.output()}`);
      child.kill('SIGKILL');
      await last.closed;
    },
    revive: async () => {
      start();
      await untilReady();
    },
    crashes: () =>
      last.ended() ? [...crashes, `${options.name} ended by itself:\n${last.output()}`] : crashes,
    stop: async () => {
      child.kill('SIGKILL');
      await last.closed;
    },
  };
}

function spawnApp(options: AppOptions, port: number): ChildProcess {
  const { main, command, databaseUrl, dataDir, env: more } = options;
  const env = {
    PATH: process.env['PATH'] ?? '',
    CAIRN_MAIN: main,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    // A crowd from one address.
    RATE_PER_ADDRESS: '1000000',
    RATE_PER_VIEWER: '1000000',
    ATTEMPTS_PER_ADDRESS: '1000000',
    FEEDS_PER_ADDRESS: '10000',
    DATA_DIR: dataDir,
    LOG_LEVEL: command === 'worker' ? 'info' : 'error',
    ...more,
  };
  return spawn(process.execPath, ['-e', programOf(options)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

const KEPT_OUTPUT = 4_000;

function watch(child: ChildProcess) {
  let beginning = '';
  let output = '';
  let over = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      if (beginning.length < KEPT_OUTPUT) beginning += text;
      output = (output + text).slice(-KEPT_OUTPUT);
    });
  }
  const closed = new Promise<void>((resolve) =>
    child.once('close', () => {
      over = true;
      resolve();
    }),
  );
  return { closed, ended: () => over, beginning: () => beginning, output: () => output };
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
