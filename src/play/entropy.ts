import {
  seatIdOf,
  type Actor,
  type Command,
  type GameId,
  type Rejection,
  type Table,
} from '../game/index.js';
import { fromHex, isHex } from '../fairness/bytes.js';
import { entropySeal, SECRET_BYTES } from '../fairness/draws.js';

/** Revealed entropy must be what was sealed. The rules cannot hash, so this is checked beside them. */
export function checkEntropy(
  game: GameId,
  table: Table,
  actor: Actor,
  command: Command,
): Rejection | undefined {
  if (command.type !== 'Ready' || command.entropy === undefined) return undefined;
  const seat = table.seats.find((one) => one.seatId === seatIdOf(actor));
  if (seat?.entropySeal === undefined) return undefined;
  const { entropy } = command;
  const fits =
    isHex(entropy, SECRET_BYTES) && entropySeal(game, seat.join, fromHex(entropy)) === seat.entropySeal;
  return fits ? undefined : { code: 'ENTROPY_DOES_NOT_MATCH', join: seat.join };
}
