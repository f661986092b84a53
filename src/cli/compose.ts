import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openStores, type Stores } from '../journal/stores.js';
import { createLive } from '../live/live.js';
import type { LiveLink } from '../live/live-link.js';
import { createUseCases } from '../play/use-cases.js';
import { doChores } from '../reminders/chores.js';
import { createQueue } from '../reminders/queue.js';
import { startServer } from '../server/start-server.js';
import type { Config } from './config.js';
import type { Log } from './log.js';
import { projectRoot } from './project.js';

/** What the parts connect to. */
export type Connections = Readonly<{ appUrl: string; redisUrl?: string }>;

/** Which parts this process runs. */
export type Parts = Readonly<{ page: boolean; worker: boolean }>;

/** The running parts. `port` is what was asked for, or what the system chose for port 0. */
export type Running = Readonly<{ port: number; stop: () => Promise<void> }>;

/** Puts the parts together and starts them; what was started is stopped again if a later part fails. */
export async function compose(config: Config, to: Connections, parts: Parts, log: Log): Promise<Running> {
  const open: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of open.splice(0).reverse()) await close();
  };
  try {
    const stores = await openStores(to.appUrl, {
      ...(config.secretKey === undefined ? {} : { secret: config.secretKey }),
      onError: (err) => log.warn({ err }, 'a database connection broke'),
    });
    open.push(stores.close);
    const { appUrl: databaseUrl, redisUrl } = to;
    const live = await createLive({
      databaseUrl,
      redisUrl,
      onError: (err) => log.warn({ err }, 'announcements are interrupted'),
    });
    open.push(live.close);
    if (parts.worker) open.push(await work(stores, { databaseUrl, redisUrl }, log));
    if (!parts.page) return { port: 0, stop };
    const server = await serve(config, stores, live, log);
    open.push(server.stop);
    return { port: server.port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const HOUR_MS = 60 * 60 * 1_000;

/** Does what comes round by itself; any number of processes may, the queue sees to it that each chore is done once. */
async function work(
  stores: Stores,
  servers: Readonly<{ databaseUrl: string; redisUrl: string | undefined }>,
  log: Log,
): Promise<() => Promise<void>> {
  const queue = await createQueue({
    ...servers,
    onError: (err) => log.warn({ err }, 'the queue is interrupted'),
  });
  await doChores(queue, { tidy: { everyMs: HOUR_MS, run: () => stores.tidy(new Date()) } });
  return queue.close;
}

function serve(config: Config, stores: Stores, live: LiveLink, log: Log): ReturnType<typeof startServer> {
  const { host, port, publicUrl, trustProxy, shutdownSeconds } = config;
  const useCases = createUseCases(stores, live, {
    random: (count) => new Uint8Array(randomBytes(count)),
    newId: randomUUID,
    now: () => new Date(),
    warn: (what, err) => log.warn({ err }, `${what} failed`),
  });
  const settings = {
    host,
    port,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    trustProxy,
    pageRoot: join(projectRoot, 'web', 'dist'),
    graphiqlRoot: join(projectRoot, 'web', 'graphiql', 'dist'),
    drainMs: (shutdownSeconds * 1_000) / 2,
  };
  return startServer({ ...useCases, checks: { database: stores.check, live: live.check } }, settings, log);
}
