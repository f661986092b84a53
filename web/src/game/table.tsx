import { createContext, use, type ReactNode } from 'react';
import type { Destination } from '../app/navigation.js';
import type { Talkers } from '../talk/talk-panel.js';
import type { Clock } from './clock.js';
import type { Decision } from './decision/decision.js';
import type { Choosing, Move, Sender } from './decision/move.js';
import type { Ordering } from './orders/orders.js';
import type { Rolled } from './rolled.js';
import type { GameView, PlaceId, Player, Refusal } from './model.js';

/** A question to the table that waits for answers. */
export type TableRequest = Readonly<{
  id: number;
  kind: 'UNDO' | 'CANCEL' | 'FINISH' | 'PAUSE' | 'REPLACE';
  by: Player;
  about: Player | null;
  toVersion: number;
  missing: readonly Player[];
  /** Whether my answer is awaited. */
  mine: boolean;
}>;

/** The way back to before my last move. */
export type Undo = Readonly<{
  /** Whether my last move is all that would be taken back; else the game has gone on since. */
  free: boolean;
  /** Whether nobody else has to agree. */
  alone: boolean;
  toVersion: number;
  /** What would be taken back. */
  sentence: string | null;
  /** Just made: said aloud for a moment. */
  fresh: boolean;
}>;

/** What is said beside the board. */
export type Notices = Readonly<{
  lostSince: Date | null;
  caughtUp: number | null;
  /** Why the last move was not carried out. */
  refusal: Refusal | null;
  stale: boolean;
  /** The move to which a link led, though it was never made. */
  missed: number | null;
  /** Why a place that was pressed is closed. */
  closed: Readonly<{ place: PlaceId; refusal: Refusal }> | null;
  dismiss: () => void;
}>;

/** A sentence for somebody new. */
export type Hint = Readonly<{
  /** The place where it is marked on the board; null where it is about none, or about the one being chosen. */
  place: PlaceId | null;
  /** The place it is about, where the sentence does not name it. */
  about: string | null;
  sentence: string;
  /** Whether to offer the lesson with it. */
  learn: boolean;
  /** Whether to offer an account with it: nothing is lost without one. */
  keep: boolean;
  off: () => void;
}>;

/** Has an awaited player told that I wait. */
export type Nudger = Readonly<{
  nudge: (seat: number) => void;
  busy: boolean;
  /** Why it was not done. */
  trouble: string | null;
}>;

/** The next game that waits for me, and how many do. */
export type NextGame = Readonly<{ to: Destination; count: number }> | null;

/** Everything the parts of the game page need to know about the table. */
export type Table = Readonly<{
  view: GameView;
  decision: Decision;
  choosing: Choosing;
  sender: Sender;
  notices: Notices;
  /** What I have just rolled, until I go on. */
  rolled: Rolled | null;
  undo: Undo | null;
  requests: readonly TableRequest[];
  /** My standing orders; null where I can leave none. */
  orders: Ordering | null;
  /** Reminds players who are awaited. */
  nudger: Nudger;
  nextGame: NextGame;
  /** Who can talk here; null where I do not sit, or nobody but bots would hear me. */
  talkers: Talkers | null;
  /** Whether nobody but bots would have to agree to anything. */
  alone: boolean;
  /** Players whose seat the autopilot plays, or who have resigned. */
  away: readonly Player[];
  /** Whether the autopilot plays my own seat. */
  kept: boolean;
  /** Whether a clock runs here, whether the table has stopped it, or whether none runs because nobody but bots would wait. */
  clock: Clock;
  hint: Hint | null;
}>;

const TableContext = createContext<Table | null>(null);

/** Lays the table for everything below. */
export function TableProvider({ table, children }: Readonly<{ table: Table; children: ReactNode }>) {
  return <TableContext value={table}>{children}</TableContext>;
}

/** The table one looks at. */
export function useTable(): Table {
  const table = use(TableContext);
  if (table === null) throw new Error('No TableProvider above this component');
  return table;
}

/** The move that takes back, at once where nobody else has to agree. */
export const takingBack = ({ free, toVersion }: Undo): Move =>
  free ? { type: 'undoMove' } : { type: 'askUndo', toVersion };

/** My own player; null for those who look on. */
export const meAt = ({ view }: Pick<Table, 'view'>): Player | null =>
  view.tribes.find(({ player }) => player.me)?.player ?? null;
