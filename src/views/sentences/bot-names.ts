import type { SeatId } from '../../game/index.js';

/** Names that mean nothing in any of our languages. Their order is for ever: old games are told by it too. */
// prettier-ignore
const NAMES = ['Runa', 'Keva', 'Oru', 'Lumi', 'Vako', 'Zuri', 'Embo', 'Nuk', 'Pela', 'Tarka', 'Igo', 'Moa'] as const;

/** A bot's seat is called after its place in the order of joining; seats of other making, by their letters. */
function orderOf(seatId: SeatId): number {
  const join = /^bot([1-9]\d{0,5})$/.exec(seatId)?.[1];
  if (join !== undefined) return Number(join) - 1;
  const letters = Array.from(seatId, (letter) => letter.charCodeAt(0));
  return letters.reduce((sum, letter) => (sum * 31 + letter) % NAMES.length, 0);
}

/** The name of a bot, derived and not stored: "Runa"; the thirteenth to join is "Runa 2". */
export function botNameOf(seatId: SeatId): string {
  const order = orderOf(seatId);
  const name = NAMES[order % NAMES.length] ?? NAMES[0];
  const lap = Math.floor(order / NAMES.length) + 1;
  return lap === 1 ? name : `${name} ${lap}`;
}
