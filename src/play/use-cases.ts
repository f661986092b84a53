import type { Actor, GameId } from '../game/index.js';
import type { Hash } from '../fairness/hash.js';
import type { AccountMail } from './account-mail-port.js';
import type { PeopleStores } from './accounts-port.js';
import type { Signer } from '../fairness/signature.js';
import { createAct, type Act } from './act.js';
import { createFeeds, type Feeds } from './feed.js';
import type { FeedSettings } from './feed-settings.js';
import { createHousekeeping, type Pauses } from './housekeeping.js';
import { createGathering, type Gathering } from './gathering.js';
import { openGame, type Opened, type Opening } from './lobby/open-game.js';
import type { Calendars } from './calendar-port.js';
import type { LobbyStores } from './lobby-port.js';
import type { Loaded } from './loaded.js';
import { createLook, type Look } from './look.js';
import { createLucks } from './luck.js';
import type { ContentFiles } from './content-port.js';
import { createCorrespondence, type Correspondence, type CorrespondenceStores } from './correspondence.js';
import { NO_OUTSIDE, type Outside } from './outside.js';
import { createMembership, type Membership } from './membership/membership.js';
import { ATTEMPTS, type Attempts } from './membership/attempts.js';
import type { Games, Requests, Seats } from './people-port.js';
import { createNudging, type Nudging } from './nudging/nudging.js';
import type { Nudges } from './nudging/nudges-port.js';
import { createObeying } from './orders/obeying.js';
import { createOrdering, type Ordering } from './orders/ordering.js';
import type { StandingOrders } from './orders/orders-port.js';
import { createPlay } from './play.js';
import type { Journal, Live, Seeds } from './ports.js';
import type { RandomBytes } from './record.js';
import { createLooker, type Looker } from './reminding/looker.js';
import type { RemindingSettings } from './reminding/parts.js';
import type { Play } from './sent.js';
import { createSeatCalendars } from './seat-calendars.js';
import { createShelf } from './shelf.js';
import type { Stretches } from './stretch-port.js';
import { createTables } from './tables.js';
import type { Vacations } from './vacation-port.js';
import { createHolidays, type Holidays } from './vacations.js';
import type { Waker } from './waker-port.js';
import { createTrust, type Trust } from './trust/trust.js';
import type { TrustStores } from './trust/trust-port.js';

/** Where everything is kept that must not be lost. */
export type Stores = PeopleStores &
  LobbyStores &
  TrustStores &
  CorrespondenceStores &
  Readonly<{
    journal: Journal;
    seeds: Seeds;
    seats: Seats;
    games: Games;
    requests: Requests;
    contentFiles: ContentFiles;
    calendars: Calendars;
    stretches: Stretches;
    vacations: Vacations;
    orders: StandingOrders;
    nudges: Nudges;
  }>;

/** What the use cases take from the machine they run on. */
export type Platform = Readonly<{
  random: RandomBytes;
  /** Its own SHA-256, if it has one. */
  hash?: Hash;
  /** Who signs for this house. */
  signer: Signer;
  newId: () => string;
  now: () => Date;
  warn: (what: string, error: unknown) => void;
  /** How long bots think; otherwise long enough to take a move back and to watch them. */
  pauses?: Pauses;
  /** How often names, passwords and links may be tried, if not as often as usual. */
  attempts?: Attempts;
  /** Absent where no mail is sent. */
  mail?: AccountMail;
  /** Absent where nothing leaves the house. */
  outside?: Outside;
  /** Absent where nobody is woken. */
  waker?: Waker;
  reminding?: Partial<RemindingSettings>;
}>;

/** Everything that can be done with Cairn, for whoever translates requests into it. */
export type UseCases = Pick<
  Stores,
  'accounts' | 'sessions' | 'accessTokens' | 'organisers' | 'seats' | 'games' | 'contentFiles'
> &
  Trust &
  Gathering &
  Correspondence &
  Readonly<{
    play: Play;
    act: Act;
    membership: Membership;
    look: Look;
    feeds: Feeds;
    holidays: Holidays;
    ordering: Ordering;
    nudging: Nudging;
    /** Tells people what waits for them. */
    looker: Looker;
    now: () => Date;
    /** Takes the steps of the house in a game that was left waiting for them. */
    attend: (game: GameId) => Promise<void>;
    /** Follows the orders in games that were left waiting for them. */
    obey: (games: readonly GameId[]) => Promise<void>;
    close: () => Promise<void>;
  }>;

/** Puts the use cases of one process together: one cache of tables, one set of feeds. */
export function createUseCases(
  stores: Stores,
  live: Live,
  platform: Platform,
  feedSettings?: FeedSettings,
): UseCases {
  const { journal, seeds, requests, accounts, seats, games, contentFiles } = stores;
  const { sessions, accessTokens, organisers } = stores;
  const { random, hash, newId, now, warn, pauses, waker, outside = NO_OUTSIDE } = platform;
  const shelf = createShelf(stores);
  const tables = createTables(journal, shelf);
  const obey = createObeying({ ...stores, tables, warn });
  const housekeeping = createHousekeeping({ live, tables, seeds, warn, pauses, waker, obey });
  const calendars = createSeatCalendars(stores.calendars, now);
  const parts = {
    ...{ journal, tables, random, hash, now, lucks: createLucks(seeds, hash) },
    calendars: calendars.inGame,
    stored: (loaded: Loaded, actor: Actor) => housekeeping.stored(loaded, actor, play),
  };
  const play = createPlay(parts);
  const act = createAct({ play, seats, games, tables });
  const look = createLook(journal, tables);
  const open = (opening: Opening): Promise<Opened> => openGame({ ...parts, requests, newId, shelf }, opening);
  return {
    ...{ accounts, sessions, accessTokens, organisers, seats, games, contentFiles },
    ...{ play, act, look, now },
    membership: createMembership({ attempts: ATTEMPTS, ...stores, ...platform, act }),
    feeds: createFeeds(journal, live, feedSettings),
    holidays: createHolidays({ ...stores, ...platform, play }),
    ordering: createOrdering({ ...stores, newId, heard: (game) => housekeeping.heard(game, play) }),
    nudging: createNudging({ ...stores, waker, warn }),
    looker: createLooker({ ...stores, ...outside, look, warn, waker, settings: platform.reminding }),
    ...createTrust(stores, look, platform),
    ...createGathering({ ...stores, ...platform, act, play, tables, live, openGame: open }, feedSettings),
    ...createCorrespondence({ ...stores, setCalendar: calendars.set }, look, platform),
    attend: (game) => housekeeping.attend(game, play),
    obey: (games) => obey(games, play),
    close: housekeeping.close,
  };
}
