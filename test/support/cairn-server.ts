import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createSigner } from '../../src/fairness/signature.js';
import { openStores } from '../../src/journal/stores.js';
import { createLive } from '../../src/live/live.js';
import { FEED_DEFAULTS, type FeedSettings } from '../../src/play/feed-settings.js';
import type { Pauses } from '../../src/play/housekeeping.js';
import type { AccountMail } from '../../src/play/account-mail-port.js';
import { attemptsOf, type Attempts } from '../../src/play/membership/attempts.js';
import type { Outside } from '../../src/play/outside.js';
import { createMemoryJournal } from '../../src/play/memory-journal.js';
import type { Journal, Live } from '../../src/play/ports.js';
import { createUseCases, type Stores } from '../../src/play/use-cases.js';
import type { ServerParts } from '../../src/server/parts.js';
import { requestsAMinute, type ServerLimits, type ServerSettings } from '../../src/server/settings.js';
import { startServer, type RunningServer } from '../../src/server/start-server.js';
import { freshDatabase, type TestDatabase } from './database.js';
import { memoryCalendars } from './memory-calendars.js';
import { memoryVacations } from './memory-vacations.js';
import { memoryContentFiles } from './memory-content-files.js';
import { memoryNotices, NO_LOOKOUTS } from './memory-notices.js';
import { memoryNudges } from './memory-nudges.js';
import { memoryOrders } from './memory-orders.js';
import { memoryPeople } from './memory-people.js';
import { memoryLive, memoryStores } from './memory-stores.js';
import { memoryTrust } from './memory-trust.js';

/** What one server is connected to. */
type Connected = Readonly<{
  stores: Stores;
  live: Live;
  checks: ServerParts['checks'];
  close: () => Promise<void>;
}>;

/** Everything several servers share. Each of them has connections of its own. */
export type World = Readonly<{
  /** For looking behind the servers' backs. */
  journal: Journal;
  connect: () => Promise<Connected>;
}>;

/** A world in memory with nobody and nothing in it. */
export function emptyWorld(): World {
  const { journal, trust } = memoryTrust(createMemoryJournal());
  const people = memoryPeople(journal);
  const stores = {
    ...people,
    ...trust,
    seeds: people.journal,
    requests: memoryStores().requests,
    contentFiles: memoryContentFiles(),
    calendars: memoryCalendars(people.seats),
    ...memoryVacations(),
    notices: memoryNotices(people.accounts.own),
    lookouts: NO_LOOKOUTS,
    orders: memoryOrders(),
    nudges: memoryNudges(),
  };
  const live = memoryLive();
  const fine = (): Promise<void> => Promise.resolve();
  const connect = async (): Promise<Connected> => ({
    stores,
    live: await live(),
    checks: { database: fine, live: fine },
    close: fine,
  });
  return { journal: people.journal, connect };
}

/** A world on a database of its own. */
export type PostgresWorld = World & Readonly<{ database: TestDatabase; close: () => Promise<void> }>;

/** Servers of this world meet in Postgres alone, which they reach by whatever address `via` makes of its own. */
export async function postgresWorld(
  via: (url: string) => Promise<string> = (url) => Promise.resolve(url),
): Promise<PostgresWorld> {
  const database = await freshDatabase();
  const appUrl = await via(database.appUrl);
  const { journal, close: closeOwn } = await openStores(database.appUrl);
  const connect = async (): Promise<Connected> => {
    const stores = await openStores(appUrl);
    const live = await createLive({ databaseUrl: appUrl });
    const close = async (): Promise<void> => {
      await live.close();
      await stores.close();
    };
    return { stores, live, checks: { database: stores.check, live: live.check }, close };
  };
  const close = async (): Promise<void> => {
    await closeOwn();
    await database.drop();
  };
  return { journal, connect, database, close };
}

/** What a test may want otherwise. */
export type Wishes = Readonly<{
  settings?: Partial<ServerSettings>;
  feeds?: Partial<FeedSettings>;
  pauses?: Pauses;
  /** How often names and passwords may be tried; practically without limit unless told otherwise. */
  attempts?: Attempts;
  mail?: AccountMail;
  outside?: Outside;
  parts?: (parts: ServerParts) => ServerParts;
}>;

/** A server of its own, with a cache of its own, and everything it has logged. */
export type TestServer = RunningServer & Readonly<{ logged: () => readonly Record<string, unknown>[] }>;

/** With this key all servers of all tests sign. */
export const SIGNER = createSigner(new Uint8Array(32).fill(7));

/** What documented settings come to when they are set as high as they go. */
export const UNLIMITED: ServerLimits = {
  perViewer: requestsAMinute(1_000_000),
  perAddress: requestsAMinute(1_000_000),
  feedsPerViewer: 100_000,
  feedsPerAddress: 100_000,
};

/** Where no page was built. */
const NOWHERE = join(tmpdir(), 'cairn-no-page');

/** Starts one more server on this world. */
export async function serveWorld(world: World, wishes: Wishes = {}): Promise<TestServer> {
  const { stores, live, checks, close } = await world.connect();
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) });
  const platform = {
    random: (count: number) => new Uint8Array(randomBytes(count)),
    signer: SIGNER,
    newId: randomUUID,
    now: () => new Date(),
    warn: (what: string, err: unknown) => log.warn({ err }, what),
    ...(wishes.pauses === undefined ? {} : { pauses: wishes.pauses }),
    attempts: wishes.attempts ?? attemptsOf(1_000_000, 1_000_000),
    ...(wishes.mail === undefined ? {} : { mail: wishes.mail }),
    ...(wishes.outside === undefined ? {} : { outside: wishes.outside }),
  };
  const useCases = createUseCases(stores, live, platform, { ...FEED_DEFAULTS, ...wishes.feeds });
  await useCases.publicRecord.publishKey();
  const parts: ServerParts = { ...useCases, checks };
  const settings: ServerSettings = {
    host: '127.0.0.1',
    port: 0,
    trustProxy: 0,
    corsOrigins: [],
    limits: UNLIMITED,
    pageRoot: NOWHERE,
    graphiqlRoot: NOWHERE,
    drainMs: 2_000,
    ...wishes.settings,
  };
  const server = await startServer(wishes.parts?.(parts) ?? parts, settings, log);
  const stop = async (): Promise<void> => {
    await server.stop();
    await useCases.close();
    await close();
  };
  return { ...server, stop, logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}
