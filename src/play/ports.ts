import type { Stretch } from '../clock/stretch.js';
import type { Actor, Awaited, GameId, JsonObject, Seat, StoredEvent } from '../game/index.js';

/** The lobby row of one game, derived from its state and written with its events. */
export type Summary = JsonObject;

/** An open decision with the stretch of its seat; bots and autopilot have none. */
export type AwaitedRow = Awaited & Readonly<{ stretch?: Omit<Stretch, 'seat'> }>;

/** What is stored beside the events of one command, in the same transaction. */
export type HeadRow = Readonly<{
  headHash: string;
  draws: number;
  summary: Summary;
  awaiting: readonly AwaitedRow[];
  /** When somebody's time will be out first, in milliseconds; absent if that is never or has no consequence. */
  nextDeadline?: number;
}>;

/** One command's worth of history, hashed and ready. `events` start at `expected + 1` and have no gap. */
export type Append = Readonly<{
  game: GameId;
  expected: number;
  /**
   * The head these events were hashed onto. It must still be the head, not only have its number: after a backup was
   * restored the same versions can hold another history, and a chain must never be forked unnoticed.
   */
  previousHash: string;
  /** Hash of the command's canonical form: tells a retry from a reused id. */
  commandHash: string;
  events: readonly StoredEvent[];
  head: HeadRow;
  /** Only if the time of this stretch is out by the journal's own clock, whatever ours says. */
  timedOut?: Readonly<{ seat: Seat; since: number }>;
}>;

/** The first outcome of a command id: which events it made, and what it was. */
export type Outcome = Readonly<{ first: number; last: number; commandHash: string }>;

export type Appended =
  | Readonly<{ kind: 'appended' }>
  | Readonly<{ kind: 'already'; outcome: Outcome }>
  | Readonly<{ kind: 'stale'; version: number }>
  /** The time of the stretch is not out, or it is over. */
  | Readonly<{ kind: 'early' }>;

/** Thrown when the connection broke during an append: it may or may not have been stored. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

export type Head = Readonly<{
  version: number;
  headHash: string;
  draws: number;
  awaiting: readonly AwaitedRow[];
  /** A copy of another server's game: it is never appended to. */
  copied?: true;
}>;

/** The history of all games. Postgres in earnest, memory in tests; one contract suite for both. */
export type Journal = Readonly<{
  /** Events after `after` up to and including `upTo` (default: all), in order. */
  read: (game: GameId, after: number, upTo?: number) => Promise<readonly StoredEvent[]>;
  /** One query: the head, and what this command id did if it is known. Undefined: no such game. */
  head: (
    game: GameId,
    command?: Readonly<{ actor: Actor; commandId: string }>,
  ) => Promise<Readonly<{ head: Head; outcome?: Outcome }> | undefined>;
  /** Stores a new game: its row, its seed and the events of OpenGame, in one transaction. */
  open: (append: Append, seed: Uint8Array, game: NewGame) => Promise<Appended>;
  append: (append: Append) => Promise<Appended>;
}>;

/** The row of a new game that is not part of its history: who owns it and who may see it. */
export type NewGame = Readonly<{
  owner: string;
  title: string;
  visibility: 'public' | 'unlisted' | 'invitation';
}>;

/** Seeds live apart from everything else, under their own grant. */
export type Seeds = Readonly<{ seedOf: (game: GameId) => Promise<Uint8Array | undefined> }>;

/** What can be announced: a game, somebody's inbox, the talk at a table. */
export type Topic = GameId | `inbox:${string}` | `talk:${string}`;
export const inboxOf = (account: string): Topic => `inbox:${account}`;
export const talkOf = (game: GameId): Topic => `talk:${game}`;

/** "Game G is at version N": nothing more is ever said here. Best effort; listeners check the head themselves. */
export type Live = Readonly<{
  announce: (topic: Topic, version: number) => Promise<void>;
  /** Calls back for every announcement of this topic until the returned function is called. */
  listen: (topic: Topic, heard: (version: number) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}>;
