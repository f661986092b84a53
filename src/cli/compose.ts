import { join } from 'node:path';
import { mistake } from '../../tools/lib/mistake.mjs';
import { checkPrivileges } from '../journal/privileges.js';
import type { DeadLetter, WakeupQueue } from '../reminders/queue-port.js';
import { createQueue } from '../reminders/queue.js';
import { createWaker } from '../reminders/wake-for.js';
import type { ServerParts } from '../server/parts.js';
import { requestsAMinute, type ServerLimits } from '../server/settings.js';
import { startServer } from '../server/start-server.js';
import { startWorker } from './chores.js';
import type { Config } from './config.js';
import type { Connections } from './connections.js';
import { closeAll, openHouse } from './house.js';
import { inShort, type Log } from './log.js';
import { projectRoot } from './project.js';
import { letInByRedis } from './reach.js';

/** Which parts this process runs. */
export type Parts = Readonly<{ page: boolean; worker: boolean }>;

/** The running parts. `port` is what was asked for, or what the system chose for port 0. */
export type Running = Readonly<{ port: number; stop: () => Promise<void> }>;

/** Puts the parts together and starts them; what was started is stopped again if a later part fails. */
export async function compose(config: Config, to: Connections, parts: Parts, log: Log): Promise<Running> {
  const open: (() => Promise<void>)[] = [];
  const own = (close: () => Promise<void>): void => void open.push(close);
  const stop = (): Promise<void> => closeAll(open, log);
  try {
    await warnOfRisks(config, to, log);
    if (to.redisUrl !== undefined) await letInByRedis('REDIS_URL', to.redisUrl);
    const queue = await queueFor(parts, to, log);
    if (queue !== undefined) own(queue.close);
    const waker = queue && createWaker(queue);
    const house = await openHouse(config, { ...to, waker }, log, own);
    if (parts.worker && queue !== undefined) own(await startWorker(house, queue, log));
    if (!parts.page) return { port: 0, stop };
    const { stores, live, useCases, servesAt } = house;
    const watched = {
      checks: { database: stores.check, live: live.check },
      measures: {
        pulse: stores.lookouts.pulse,
        ...(queue === undefined ? {} : { deadLetters: queue.countDeadLetters }),
      },
    };
    const server = await serve(config, { ...useCases, ...watched }, log);
    own(server.stop);
    servesAt(server.port);
    return { port: server.port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function warnOfRisks({ databaseUrl, secretKey }: Config, to: Connections, log: Log): Promise<void> {
  for (const risk of await checkPrivileges(to.appUrl)) log.warn({ risk }, 'history could be altered');
  if (databaseUrl !== undefined && secretKey === undefined)
    log.warn('whoever reads the database can read the seeds of running games: set SECRET_KEY');
}

/** A worker cannot do without the queue; whoever only serves can: what nobody is woken for is found all the same. */
async function queueFor({ worker }: Parts, to: Connections, log: Log): Promise<WakeupQueue | undefined> {
  const { appUrl: databaseUrl, redisUrl } = to;
  let isOpen = false;
  // Until it is open, what goes wrong is the reason why it cannot be opened, and said once.
  const onError = (error: unknown): void => {
    if (isOpen) log.warn(inShort(error), 'the queue is interrupted');
  };
  const onDeadLetter = ({ id, reason, attempts }: DeadLetter): void =>
    log.error({ id, reason, attempts }, 'a wake-up has failed for good');
  try {
    const queue = await createQueue({ databaseUrl, redisUrl, onError, onDeadLetter });
    isOpen = true;
    return queue;
  } catch (err) {
    if (worker && redisUrl !== undefined)
      throw mistake(`REDIS_URL: no Redis answers at ${new URL(redisUrl).host}.`, err);
    if (worker) throw err;
    log.warn({ err }, 'nobody is woken from here: the queue does not answer');
    return undefined;
  }
}

function serve(config: Config, parts: ServerParts, log: Log): ReturnType<typeof startServer> {
  const { host, port, publicUrl, trustProxy, corsOrigins, shutdownSeconds } = config;
  const settings = {
    host,
    port,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    trustProxy,
    corsOrigins,
    limits: limitsIn(config),
    pageRoot: join(projectRoot, 'web', 'dist'),
    graphiqlRoot: join(projectRoot, 'web', 'graphiql', 'dist'),
    drainMs: (shutdownSeconds * 1_000) / 2,
  };
  return startServer(parts, settings, log);
}

const limitsIn = (config: Config): ServerLimits => ({
  perViewer: requestsAMinute(config.ratePerViewer),
  perAddress: requestsAMinute(config.ratePerAddress),
  feedsPerViewer: config.feedsPerViewer,
  feedsPerAddress: config.feedsPerAddress,
});
