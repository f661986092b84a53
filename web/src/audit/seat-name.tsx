import { Icon } from '../art/icon.js';
import { COLOURS } from '../game/colours.js';
import type { AuditedGame } from './use-audit.js';

type Seats = AuditedGame['seats'];

/** What a seat is called; its number where nobody sits there. */
export const nameOf = (seats: Seats, seat: number): string =>
  seats.find((one) => one.seat === seat)?.name ?? String(seat);

/** A player by shape and name. */
export function SeatName({ seats, seat }: Readonly<{ seats: Seats; seat: number }>) {
  return (
    <span className="named">
      <Icon name={`m-${COLOURS[seat - 1] ?? 'red'}`} size={15} /> {nameOf(seats, seat)}
    </span>
  );
}
