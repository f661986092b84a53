import type { CairnEvent, GameId, Table } from '../../game/index.js';
import { sealFits } from '../table-key.js';

/**
 * Whether what this event shows of the seats' entropy is what they sealed, and none begins without it. The draws rest
 * on this by whatever rules the game is played, so it is asked even where those are not ours.
 */
export function entropyHolds(game: GameId, { seats }: Table, event: CairnEvent): boolean {
  if (event.type === 'GameStarted')
    return seats.every(({ entropySeal, entropy }) => entropySeal === undefined || entropy !== undefined);
  if (event.type !== 'EntropyRevealed') return true;
  const seat = seats.find(({ seatId }) => seatId === event.seatId);
  return seat?.entropySeal === undefined || sealFits(game, seat, event.entropy);
}
