import type { RowFragment } from '../gql/graphql.js';
import { guiseOf, type Guise } from '../game/colours.js';
import { signed } from '../words/signed.js';

/** A taken seat as lists show it. */
export type RowSeat = Readonly<{
  seatId: string;
  seat: number | null;
  name: string;
  colour: Guise;
  score: number | null;
  place: number | null;
  total: number | null;
  me: boolean;
}>;

/** The taken seats of a table. */
export const seatsOf = ({ taken }: RowFragment): readonly RowSeat[] =>
  taken.map(({ seatId, seat, name, score, place, total, mine }) => ({
    seatId,
    seat,
    name,
    colour: guiseOf(seat),
    score,
    place,
    total,
    me: mine,
  }));

/** Who sits there and how many points they have, if there are any yet. */
export const standing = ({ me, name, score }: RowSeat, you: string): string =>
  [me ? you : name, ...(score === null ? [] : [signed(score)])].join(' ');

/** My own seat at a table. */
export const mySeatIn = (row: RowFragment): RowSeat | undefined => seatsOf(row).find(({ me }) => me);

/** Whether I opened it or sit there. */
export const isMine = (row: RowFragment): boolean => row.mine || mySeatIn(row) !== undefined;

/** Whether somebody could still sit down. */
export const hasRoom = ({ taken, settings }: RowFragment): boolean => taken.length < settings.seats;

/** Those who are on turn in a game, with what they do. */
export const awaitedIn = (row: RowFragment): readonly (RowSeat & Readonly<{ kind: string }>)[] =>
  row.awaited.flatMap(({ seat, kind }) => {
    const found = seatsOf(row).find((each) => each.seat === seat);
    return found === undefined ? [] : [{ ...found, kind }];
  });

/** Where I stand while a game is played: one more than those who have more points. */
export function rankIn(row: RowFragment): Readonly<{ rank: number; of: number }> | null {
  const me = mySeatIn(row);
  if (me === undefined) return null;
  const ahead = seatsOf(row).filter(({ score }) => (score ?? 0) > (me.score ?? 0));
  return { rank: ahead.length + 1, of: row.taken.length };
}

/** Tables nearest to what somebody had come for: the same game first, then the same number of seats. */
export const likest = (
  rows: readonly RowFragment[],
  { settings }: Readonly<{ settings: Pick<RowFragment['settings'], 'edition' | 'expansion' | 'seats'> }>,
): readonly RowFragment[] => {
  const unlike = (row: RowFragment): number =>
    (row.settings.expansion === settings.expansion ? 0 : 4) +
    (row.settings.seats === settings.seats ? 0 : 2) +
    (row.settings.edition === settings.edition ? 0 : 1);
  return rows.filter((row) => hasRoom(row) && !isMine(row)).sort((one, other) => unlike(one) - unlike(other));
};
