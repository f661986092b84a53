import type { GameId, StoredEvent } from '../../game/index.js';
import type { ChainHead } from '../../fairness/chain.js';
import type { Archive } from '../../fairness/archive/read.js';
import type { HeadRow, NewGame } from '../ports.js';

/** Everything of an archive but its events. */
export type CopyLines = Omit<Archive, 'events'>;

/** A game of another server, to be kept as it is: it can be read and never played. */
export type GameCopy = Readonly<{
  game: GameId;
  events: readonly StoredEvent[];
  lines: CopyLines;
  row: Omit<HeadRow, 'nextDeadline'> & Omit<NewGame, 'owner'> & Readonly<{ endedAt?: string }>;
}>;

/** What became of it: a game with this id may be here already, with this history or with another. */
export type Imported =
  | Readonly<{ kind: 'imported' }>
  | (Readonly<{ kind: 'known' | 'other' }> & ChainHead)
  /** It has something that cannot be stored, such as a date before all dates. */
  | Readonly<{ kind: 'unfit'; problem: string }>;

/** Copies of other servers' games. Added to, never changed. */
export type Copies = Readonly<{
  add: (copy: GameCopy, at: Date) => Promise<Imported>;
  /** What came beside the events; undefined if the game is no copy. */
  linesOf: (game: GameId) => Promise<CopyLines | undefined>;
}>;
