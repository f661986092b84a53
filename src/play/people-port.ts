import type { GameId, SeatId } from '../game/index.js';
import type { AwaitedRow, NewGame, Summary } from './ports.js';

/** A person as everybody may see them, as ordinary rows that can be erased; no event ever names one. */
export type Account = Readonly<{
  id: string;
  name: string;
  /** Somebody with nothing but a session. */
  guest: boolean;
  /** The name under which others find them; guests have none. */
  handle?: string;
}>;

/** Which person holds which claim on a seat of which game. */
export type Seats = Readonly<{
  /** This person's seat id in this game: made once, then always the same, whether anything came of it or not. */
  claim: (game: GameId, account: string) => Promise<SeatId>;
  of: (game: GameId, account: string) => Promise<SeatId | undefined>;
  /** The names behind the seats of several games, in one statement. */
  names: (games: readonly GameId[]) => Promise<ReadonlyMap<SeatId, Account>>;
}>;

/** A game's row without its history. */
export type GameRow = Readonly<{
  id: GameId;
  version: number;
  headHash: string;
  summary: Summary;
  awaiting: readonly AwaitedRow[];
  openedAt: Date;
  updatedAt: Date;
  /** When it was over or cancelled. */
  endedAt?: Date;
  /** Hash of the secret in the game's link, if one was made. */
  linkHash?: string;
  /** A copy of another server's game. */
  copied?: true;
}> &
  NewGame;

/** A question to the table that has not been settled. */
export type OpenRequest = Readonly<{ game: GameId; request: number }>;

export type Page = Readonly<{ first: number; after?: string }>;
/** A row and the cursor after which the list goes on behind it. */
export type ListedGame = GameRow & Readonly<{ cursor: string }>;
/** `next` is the cursor of the last row, if more follow. */
export type GamePage = Readonly<{ rows: readonly ListedGame[]; next?: string }>;

/** Which games a list holds. */
export type GameList = Readonly<
  /** Public ones: with a free seat, being played, played to the end. Newest first. */
  | { kind: 'joinable' | 'running' | 'finished' }
  /** Those this person owns or sits in, those changed last first. */
  | { kind: 'mine'; account: string }
  /** Those this person has played to the end, practice left out, as far as the viewer may see them. */
  | { kind: 'playedBy'; account: string; viewer?: string }
>;

/** Rows of games, which the append wrote: nothing is folded here. */
export type Games = Readonly<{
  row: (game: GameId) => Promise<GameRow | undefined>;
  /** Several at once, in one statement; those that are not there are left out. */
  rows: (games: readonly GameId[]) => Promise<ReadonlyMap<GameId, GameRow>>;
  list: (which: GameList, page: Page) => Promise<GamePage>;
  /** Makes the game's former link, if it had one, worthless. */
  setLink: (game: GameId, linkHash: string) => Promise<void>;
  /** Games that have been waiting for a step of the house (see serverSteps) since before this time. */
  leftToHouse: (before: Date, limit: number) => Promise<readonly GameId[]>;
  /** Tables opened before this time that have not started, the oldest first. */
  unstarted: (before: Date, limit: number) => Promise<readonly Readonly<{ id: GameId; version: number }>[]>;
  /** Requests made before this time that are still open in running games, the oldest first. */
  lapsedRequests: (before: Date, limit: number) => Promise<readonly OpenRequest[]>;
}>;

/** Commands outside a game (opening one) are made idempotent here; rows are kept for 30 days. */
export type Requests = Readonly<{
  /** Stores `result` for this id, or returns what was stored first. */
  once: (
    request: Readonly<{ account: string; commandId: string; commandHash: string; result: string; at: Date }>,
  ) => Promise<Readonly<{ commandHash: string; result: string }>>;
}>;
