import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createAct } from '../../src/play/act.js';
import { createFeeds } from '../../src/play/feed.js';
import { FEED_DEFAULTS, type FeedSettings } from '../../src/play/feed-settings.js';
import { openGame } from '../../src/play/lobby.js';
import { createLook } from '../../src/play/look.js';
import { createLucks } from '../../src/play/luck.js';
import { createMemoryJournal } from '../../src/play/memory-journal.js';
import { createPlay } from '../../src/play/play.js';
import type { Live } from '../../src/play/ports.js';
import { createTables } from '../../src/play/tables.js';
import type { ServerParts } from '../../src/server/parts.js';
import type { ServerSettings } from '../../src/server/settings.js';
import { startServer, type RunningServer } from '../../src/server/start-server.js';
import { memoryPeople, type People } from './memory-people.js';
import { memoryLive, memoryStores } from './memory-stores.js';

/** Everything several servers share: in earnest a database and announcements, here memory. */
export type World = People &
  Readonly<{ requests: ReturnType<typeof memoryStores>['requests']; live: () => Promise<Live> }>;

/** A world with nobody and nothing in it. */
export const emptyWorld = (): World => ({
  ...memoryPeople(createMemoryJournal()),
  requests: memoryStores().requests,
  live: memoryLive(),
});

/** What a test may want otherwise. */
export type Wishes = Readonly<{
  settings?: Partial<ServerSettings>;
  feeds?: Partial<FeedSettings>;
  parts?: (parts: ServerParts) => ServerParts;
}>;

/** A server of its own, with a cache of its own, and everything it has logged. */
export type TestServer = RunningServer & Readonly<{ logged: () => readonly Record<string, unknown>[] }>;

/** Where no page was built. */
const NOWHERE = join(tmpdir(), 'cairn-no-page');

/** Starts one more server on this world. */
export async function serveWorld(world: World, wishes: Wishes = {}): Promise<TestServer> {
  const live = await world.live();
  const parts = partsOf(world, live, { ...FEED_DEFAULTS, ...wishes.feeds });
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) });
  const settings: ServerSettings = {
    host: '127.0.0.1',
    port: 0,
    trustProxy: 0,
    pageRoot: NOWHERE,
    graphiqlRoot: NOWHERE,
    drainMs: 2_000,
    ...wishes.settings,
  };
  const server = await startServer(wishes.parts?.(parts) ?? parts, settings, log);
  return { ...server, logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

/** The use cases of one process over this world: what the composition root does in earnest. */
function partsOf(world: World, live: Live, feedSettings: FeedSettings): ServerParts {
  const { journal, accounts, seats, games, requests } = world;
  const tables = createTables(journal);
  const now = (): Date => new Date();
  const parts = {
    journal,
    tables,
    requests,
    lucks: createLucks(journal),
    random: (count: number) => new Uint8Array(randomBytes(count)),
    now,
    newId: () => randomUUID(),
    stored: ({ game, table }: Parameters<Parameters<typeof createPlay>[0]['stored']>[0]) =>
      void live.announce(game, table.version),
  };
  return {
    act: createAct({ play: createPlay(parts), seats, games, tables }),
    openGame: (opening) => openGame(parts, opening),
    look: createLook(journal, tables),
    feeds: createFeeds(journal, live, feedSettings),
    accounts,
    seats,
    games,
    now,
    checks: { database: () => Promise.resolve(), live: () => Promise.resolve() },
  };
}
