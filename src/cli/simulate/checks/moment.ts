import { options, seenBy } from '../../../game/index.js';
import type {
  Actor,
  DecisionOptions,
  GameCommand,
  Seat,
  SeenTable,
  Stock,
  Table,
} from '../../../game/index.js';
import type { Chance } from '../../../bots/chance.js';

/** A seat at a table at one moment: what it sees, what it owns, what it is offered. */
export type Moment = Readonly<{
  table: Table;
  seat: Seat;
  actor: Actor;
  seen: SeenTable;
  stock: Stock;
  listed: DecisionOptions | undefined;
  /** What somebody could do now. */
  legal: GameCommand;
  chance: Chance;
}>;

/** Looks at the table with the eyes of a seat. */
export function momentOf(table: Table, seat: Seat, legal: GameCommand, chance: Chance): Moment {
  const stock = table.game?.tribes[seat - 1]?.stock;
  const seatId = table.seats.find((each) => each.seat === seat)?.seatId;
  if (stock === undefined || seatId === undefined) throw new Error(`nobody sits on seat ${seat}`);
  const seen = seenBy(table, seat);
  const listed = options(seen, seat).decision;
  return { table, seat, actor: `bot:${seatId}`, seen, stock, listed, legal, chance };
}

/** The table as a text, to see whether it changed; of the moves, which only grow at their head, the last alone. */
export const snapshot = ({ moves, ...table }: Table): string => JSON.stringify([table, moves?.toVersion]);

/** How often each kind of command was tried, and with which answer. */
export type Tally = Readonly<{ accepted: Map<string, number>; refused: Map<string, number> }>;
export const newTally = (): Tally => ({ accepted: new Map(), refused: new Map() });

/** Counts one more command. */
export const count = (counts: Map<string, number>, { type }: GameCommand): void =>
  void counts.set(type, (counts.get(type) ?? 0) + 1);
