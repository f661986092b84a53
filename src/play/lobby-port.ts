import type { GameId, SeatId } from '../game/index.js';
import type { ChannelKind } from './channels-port.js';
import type { Reliability } from './reliability.js';
import type { Account, GameRow } from './people-port.js';

/** Somebody who was asked to a table. */
export type Invited = Readonly<{ person: Account; at: Date; declined: boolean }>;

/** Who was asked to which table. Whoever sits down is no longer asked. */
export type Invitations = Readonly<{
  /** Asks people; those who had declined are asked again. Ids that are nobody's are passed over. */
  invite: (game: GameId, accounts: readonly string[], at: Date) => Promise<void>;
  /** False when this person was not asked, or has answered. */
  decline: (game: GameId, account: string, at: Date) => Promise<boolean>;
  /** Takes the invitation back, or clears it away because it was accepted. False when there was none. */
  remove: (game: GameId, account: string) => Promise<boolean>;
  /** Whether this person is asked to this table and has not declined. */
  isInvited: (game: GameId, account: string) => Promise<boolean>;
  /** Everybody who was asked, the first one first. */
  to: (game: GameId) => Promise<readonly Invited[]>;
}>;

export const NEWS_KINDS = ['expired', 'cancelled', 'removed'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** What somebody should hear about a table. That it closed is noted when it does, in the same transaction. */
export type News = Readonly<{
  tell: (game: GameId, account: string, kind: NewsKind, at: Date) => Promise<void>;
  /** Marks everything that was heard about a game as read. */
  read: (game: GameId, account: string, at: Date) => Promise<void>;
}>;

/** The table at which the people of a closed game meet again. */
export type Rematches = Readonly<{
  of: (game: GameId) => Promise<GameId | undefined>;
  /** Names the next game; whoever comes second gets the one that was named first, unless it is the one to be replaced. */
  name: (game: GameId, next: GameId, instead?: GameId) => Promise<GameId>;
}>;

/** A line somebody has said; without text once it is erased. */
export type TalkLine = Readonly<{
  line: number;
  /** Saying a line and erasing it are changes, numbered from 1 in each game. */
  change: number;
  seatId: SeatId;
  account: string;
  at: Date;
  text?: string;
}>;

export type Said = Readonly<{
  game: GameId;
  account: string;
  seatId: SeatId;
  commandId: string;
  text: string;
  at: Date;
}>;

/** Table talk: ordinary rows that their author can erase, and that go with their author. */
export type Talk = Readonly<{
  /** The new line, or the one this command id said before. Undefined: too many lines since `since`. */
  say: (said: Said, most: number, since: Date) => Promise<TalkLine | undefined>;
  /** False when there is no such line of this person's. */
  erase: (game: GameId, account: string, line: number) => Promise<boolean>;
  /** Up to `count` lines before line `before`, or the newest, the oldest of them first. */
  lines: (game: GameId, before: number | undefined, count: number) => Promise<readonly TalkLine[]>;
  /** What changed after a change, in order, and the number of the last change. */
  changes: (game: GameId, after: number, count: number) => Promise<readonly TalkLine[]>;
  lastChange: (game: GameId) => Promise<number>;
}>;

/** What one person keeps about a game. */
export type Keepsake = Readonly<{ note: string; seenVersion: number; seenLine: number }>;
export type Keepsakes = Readonly<{
  of: (game: GameId, account: string) => Promise<Keepsake>;
  writeNote: (game: GameId, account: string, note: string) => Promise<void>;
  /** How far somebody has seen a game: never back. */
  see: (game: GameId, account: string, seen: Readonly<{ version: number; line: number }>) => Promise<void>;
}>;

/** What became of the games somebody has played. Practice games and tables that never started are counted apart. */
export type Results = Readonly<{
  games: number;
  wins: number;
  /** By place: how often. */
  places: readonly Readonly<{ place: number; count: number }>[];
  /** Started, and then given up. */
  cancelled: number;
  practice: number;
}>;

export type Profiles = Readonly<{
  /** By id; several at once, in one statement. */
  persons: (ids: readonly string[]) => Promise<ReadonlyMap<string, Account>>;
  results: (ids: readonly string[]) => Promise<ReadonlyMap<string, Results>>;
  /** How they keep to the time, as of some instant: older games count less (see HALF_LIFE_MS). */
  reliability: (ids: readonly string[], at: Date) => Promise<ReadonlyMap<string, Reliability>>;
}>;

/** A game that somebody sits in, or left: `seatId` is the claim. */
export type OwnGame = Readonly<{ game: GameRow; seatId: SeatId }>;

/** Everything an inbox is made of, as it is stored. */
export type InboxRows = Readonly<{
  /** Games that are not closed and in which this person has a claim. */
  games: readonly OwnGame[];
  invitations: readonly Readonly<{ game: GameRow; at: Date }>[];
  /** What was not read yet. */
  news: readonly Readonly<{ game: GameRow; kind: NewsKind; at: Date }>[];
  /** Ways to reach this person that were switched off because they failed, the first one first. */
  brokenChannels: readonly BrokenWay[];
}>;

/** A way that is off because nothing got through, by its id and since when. */
export type BrokenWay = Readonly<{ channel: string; kind: ChannelKind; at: Date; error?: string }>;

export type Inboxes = Readonly<{ of: (account: string) => Promise<InboxRows> }>;

/** What is kept around games besides their history. */
export type LobbyStores = Readonly<{
  invitations: Invitations;
  news: News;
  rematches: Rematches;
  talk: Talk;
  keepsakes: Keepsakes;
  profiles: Profiles;
  inboxes: Inboxes;
}>;
