import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../src/cli/embedded-postgres/secrets.js';
import type { Victim } from './victim.js';

export type AppOptions = Readonly<{
  name: string;
  /** The compiled src/cli/main.js. */
  main: string;
  databaseUrl: string;
  dataDir: string;
}>;

/** One process of the application, started again whenever it ends. */
export type App = Victim &
  Readonly<{
    address: string;
    /** Times it ended although nobody had killed it. */
    crashes: () => readonly string[];
    stop: () => Promise<void>;
  }>;

const PROGRAM = `import(process.env.CAIRN_MAIN).then(({ main }) => main(['serve']))
  .then((code) => { process.exitCode = code; })`;

/** Starts `cairn serve` on a port of its own; resolves when it is ready to serve. */
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
  const untilReady = async (): Promise<void> => {
    while (!(await isReady(address))) {
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

function spawnApp({ main, databaseUrl, dataDir }: AppOptions, port: number): ChildProcess {
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
    LOG_LEVEL: 'error',
  };
  return spawn(process.execPath, ['-e', PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

const KEPT_OUTPUT = 4_000;

function watch(child: ChildProcess) {
  let output = '';
  let over = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-KEPT_OUTPUT)));
  }
  const closed = new Promise<void>((resolve) =>
    child.once('close', () => {
      over = true;
      resolve();
    }),
  );
  return { closed, ended: () => over, output: () => output };
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
