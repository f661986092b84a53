import type { RowFragment } from '../gql/graphql.js';
import { COLOURS, type Colour } from '../game/model.js';

/** A taken seat as lists show it: seated players have the colour of their seat, waiting ones that of their turn to join. */
export type RowSeat = Readonly<{
  seatId: string;
  name: string;
  colour: Colour;
  score: number | null;
  me: boolean;
}>;

/** The taken seats of a table. */
export const seatsOf = ({ taken }: RowFragment): readonly RowSeat[] =>
  taken.map(({ seatId, seat, name, score, mine }, index) => ({
    seatId,
    name,
    colour: COLOURS[(seat ?? index + 1) - 1] ?? 'red',
    score,
    me: mine,
  }));

const mySeat = ({ taken }: RowFragment): number | null => taken.find(({ mine }) => mine)?.seat ?? null;

/** Whether the game waits for me. */
export const waitsForMe = (row: RowFragment): boolean => {
  const seat = mySeat(row);
  return row.status === 'RUNNING' && seat !== null && row.awaiting.includes(seat);
};

/** Games that wait for me, the longest-waiting first. */
export const waitingForMe = (rows: readonly RowFragment[]): readonly RowFragment[] =>
  rows.filter(waitsForMe).sort((one, other) => one.updatedAt.localeCompare(other.updatedAt));

/** Running games in which others are on turn. */
export const waitingForOthers = (rows: readonly RowFragment[]): readonly RowFragment[] =>
  rows.filter((row) => row.status === 'RUNNING' && !waitsForMe(row));

/** Tables of mine that have not started. */
export const notStarted = (rows: readonly RowFragment[]): readonly RowFragment[] =>
  rows.filter(({ status }) => status === 'OPEN');

/** Games that were played to the end. */
export const finished = (rows: readonly RowFragment[]): readonly RowFragment[] =>
  rows.filter(({ status }) => status === 'OVER');

/** Who is awaited in a game. */
export const awaitedIn = (row: RowFragment): readonly RowSeat[] =>
  seatsOf(row).filter((_, index) => row.awaiting.includes(row.taken[index]?.seat ?? 0));

/** Whether I opened the table or sit at it. */
export const isMine = ({ mine, taken }: RowFragment): boolean => mine || taken.some((seat) => seat.mine);

/** Whether somebody can still sit down. */
export const hasRoom = ({ settings, taken }: RowFragment): boolean => taken.length < settings.seats;
