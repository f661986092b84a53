import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { checkPrivileges } from '../journal/privileges.js';
import { openStores, type Stores } from '../journal/stores.js';
import { createLive } from '../live/live.js';
import type { LiveLink } from '../live/live-link.js';
import { createUseCases, type UseCases } from '../play/use-cases.js';
import { startServer } from '../server/start-server.js';
import { startWorker } from './chores.js';
import type { Config } from './config.js';
import type { Connections } from './connections.js';
import type { Log } from './log.js';
import { nativeHash } from './native-hash.js';
import { projectRoot } from './project.js';

/** Which parts this process runs. */
export type Parts = Readonly<{ page: boolean; worker: boolean }>;

/** The running parts. `port` is what was asked for, or what the system chose for port 0. */
export type Running = Readonly<{ port: number; stop: () => Promise<void> }>;

/** Puts the parts together and starts them; what was started is stopped again if a later part fails. */
export async function compose(config: Config, to: Connections, parts: Parts, log: Log): Promise<Running> {
  const open: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    const parts = open.splice(0).reverse();
    for (const close of parts)
      await close().catch((err: unknown) => log.error({ err }, 'a part did not stop in good order'));
  };
  try {
    for (const risk of await checkPrivileges(to.appUrl)) log.warn({ risk }, 'history could be altered');
    const stores = await storesAt(to, config, log);
    open.push(stores.close);
    const live = await liveAt(to, log);
    open.push(live.close);
    const useCases = useCasesOn(stores, live, log);
    open.push(useCases.close);
    if (parts.worker) open.push(await startWorker(stores, useCases, to, log));
    if (!parts.page) return { port: 0, stop };
    const server = await serve(config, useCases, { database: stores.check, live: live.check }, log);
    open.push(server.stop);
    return { port: server.port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const storesAt = ({ appUrl }: Connections, { secretKey }: Config, log: Log): Promise<Stores> =>
  openStores(appUrl, {
    ...(secretKey === undefined ? {} : { secret: secretKey }),
    onError: (err) => log.warn({ err }, 'a database connection broke'),
  });

const liveAt = ({ appUrl, redisUrl }: Connections, log: Log): Promise<LiveLink> =>
  createLive({
    databaseUrl: appUrl,
    redisUrl,
    onError: (err) => log.warn({ err }, 'announcements are interrupted'),
  });

const useCasesOn = (stores: Stores, live: LiveLink, log: Log): UseCases =>
  createUseCases(stores, live, {
    random: (count) => new Uint8Array(randomBytes(count)),
    hash: nativeHash,
    newId: randomUUID,
    now: () => new Date(),
    warn: (what, err) => log.warn({ err }, `${what} failed`),
  });

type Checks = Readonly<Record<string, () => Promise<void>>>;

function serve(config: Config, useCases: UseCases, checks: Checks, log: Log): ReturnType<typeof startServer> {
  const { host, port, publicUrl, trustProxy, shutdownSeconds } = config;
  const settings = {
    host,
    port,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    trustProxy,
    pageRoot: join(projectRoot, 'web', 'dist'),
    graphiqlRoot: join(projectRoot, 'web', 'graphiql', 'dist'),
    drainMs: (shutdownSeconds * 1_000) / 2,
  };
  return startServer({ ...useCases, checks }, settings, log);
}
