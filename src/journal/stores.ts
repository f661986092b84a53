import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../generated/prisma/client.js';
import type { Calendars } from '../play/calendar-port.js';
import type { LobbyStores } from '../play/lobby-port.js';
import type { ContentFiles } from '../play/content-port.js';
import type { PeopleStores } from '../play/accounts-port.js';
import type { Games, Requests, Seats } from '../play/people-port.js';
import type { Lookouts } from '../play/lookouts-port.js';
import type { Nudges } from '../play/nudging/nudges-port.js';
import type { StandingOrders } from '../play/orders/orders-port.js';
import type { NoticeStores } from '../play/notice-stores.js';
import type { Journal, Seeds } from '../play/ports.js';
import type { Stretches } from '../play/stretch-port.js';
import type { Vacations } from '../play/vacation-port.js';
import type { TrustStores } from '../play/trust/trust-port.js';
import { sayingWhenAway } from './availability.js';
import { createCalendars } from './calendars.js';
import { createContentFiles } from './content-files.js';
import { createGames } from './games.js';
import { createLobbyStores } from './lobby-stores.js';
import { createLookouts } from './lookouts.js';
import { createNudges, tidyNudges } from './nudges.js';
import { createNoticeStores } from './notice-stores.js';
import { houseKey } from './house-keys.js';
import { createPeopleStores, tidyPeople } from './people-stores.js';
import { createPool, type PoolOptions } from './pool.js';
import { createPostgresJournal } from './postgres-journal.js';
import { createRequests } from './requests.js';
import { createSeats } from './seats.js';
import { checkSeeds, createSeedBox } from './seed-box.js';
import { createStandingOrders, tidyOrders } from './standing-orders.js';
import { createStretches } from './stretches.js';
import { createVacations } from './vacations.js';
import { createTrustStores } from './trust-stores.js';

export type StoreOptions = PoolOptions &
  Readonly<{
    /** Seeds are encrypted with it; without one they are stored as they are. */
    secret?: string;
  }>;

/** Everything that is kept in Postgres, over one pool of connections. */
export type Stores = PeopleStores &
  LobbyStores &
  TrustStores &
  Readonly<{
    journal: Journal;
    seeds: Seeds;
    seats: Seats;
    games: Games;
    requests: Requests;
    calendars: Calendars;
    stretches: Stretches;
    vacations: Vacations;
    contentFiles: ContentFiles;
    notices: NoticeStores;
    lookouts: Lookouts;
    orders: StandingOrders;
    nudges: Nudges;
    /** A key of this house, the same in every process. */
    houseKey: (name: string) => Promise<Uint8Array>;
    /** Throws if Postgres does not answer. */
    check: () => Promise<void>;
    /** Removes what has ended or expired, orders and nudges in closed games, and requests older than 30 days. */
    tidy: (at: Date) => Promise<void>;
    close: () => Promise<void>;
  }>;

const REQUESTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Opens the stores; fails at once if the stored seeds do not open with this secret. */
export async function openStores(appUrl: string, { secret, ...options }: StoreOptions = {}): Promise<Stores> {
  const pool = createPool(appUrl, options);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const box = createSeedBox(secret);
  const close = async (): Promise<void> => {
    await prisma.$disconnect();
    await pool.end();
  };
  await checkSeeds(pool, box).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const journal = sayingWhenAway(createPostgresJournal(pool, box));
  return {
    journal,
    seeds: journal,
    ...createPeopleStores(prisma, pool),
    seats: sayingWhenAway(createSeats(prisma, pool)),
    games: sayingWhenAway(createGames(prisma, pool)),
    requests: sayingWhenAway(createRequests(prisma)),
    calendars: sayingWhenAway(createCalendars(prisma, pool)),
    stretches: sayingWhenAway(createStretches(prisma)),
    vacations: sayingWhenAway(createVacations(prisma)),
    notices: createNoticeStores(prisma, pool, box),
    lookouts: sayingWhenAway(createLookouts(prisma)),
    orders: sayingWhenAway(createStandingOrders(prisma, pool)),
    nudges: sayingWhenAway(createNudges(prisma, pool)),
    houseKey: (name) => houseKey(prisma, box, name),
    contentFiles: sayingWhenAway(createContentFiles(prisma)),
    ...createTrustStores(prisma, pool),
    ...createLobbyStores(prisma, pool),
    check: async () => {
      await pool.query('select 1');
    },
    tidy: (at) => tidy(prisma, at),
    close,
  };
}

async function tidy(db: PrismaClient, at: Date): Promise<void> {
  await tidyPeople(db, at);
  await tidyOrders(db);
  await tidyNudges(db);
  await db.request.deleteMany({ where: { at: { lt: new Date(at.getTime() - REQUESTS_KEPT_MS) } } });
}
