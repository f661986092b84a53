import { guiseOf } from '../game/colours.js';
import type { Talkers } from './talk-panel.js';

type Seat = Readonly<{ seatId: string; seat?: number | null; bot: string | null }>;

/** Who talks at a table and in which shape; null where I do not sit, or nobody but bots would hear me. */
export function talkersAt(seats: readonly Seat[], mine: boolean): Talkers | null {
  if (!mine || seats.filter(({ bot }) => bot === null).length < 2) return null;
  return new Map(seats.map(({ seatId, seat }) => [seatId, guiseOf(seat ?? null)]));
}
