import {
  seatIdOf,
  type Actor,
  type Command,
  type GameId,
  type Rejection,
  type Table,
  type TableSeat,
} from '../game/index.js';
import { fromHex, isHex } from './bytes.js';
import { drawKey, entropySeal, NO_ENTROPY, SECRET_BYTES } from './draws.js';

/** The key of all draws of the game that starts, or has started, at this table. */
export const keyOfTable = (seed: Uint8Array, game: GameId, table: Table): Uint8Array =>
  drawKey(seed, game, entropies(table));

/** One entropy for each seat in order of joining; a bot, or a seat that gave none, counts as zeros. */
const entropies = (table: Table): readonly Uint8Array[] =>
  [...table.seats]
    .sort((a, b) => a.join - b.join)
    .map(({ entropy }) => (entropy === undefined ? NO_ENTROPY : fromHex(entropy)));

/** Revealed entropy must be what was sealed. The rules cannot hash, so this is checked beside them. */
export function checkEntropy(
  game: GameId,
  table: Table,
  actor: Actor,
  command: Command,
): Rejection | undefined {
  if (command.type !== 'Ready' || command.entropy === undefined) return undefined;
  const seat = table.seats.find((one) => one.seatId === seatIdOf(actor));
  if (seat?.entropySeal === undefined || sealFits(game, seat, command.entropy)) return undefined;
  return { code: 'ENTROPY_DOES_NOT_MATCH', join: seat.join };
}

/** Whether this is what the seat has sealed. */
export const sealFits = (
  game: GameId,
  seat: Pick<TableSeat, 'join' | 'entropySeal'>,
  entropy: unknown,
): boolean =>
  isHex(entropy, SECRET_BYTES) && entropySeal(game, seat.join, fromHex(entropy)) === seat.entropySeal;
