import type { GameId, SeatId } from '../game/index.js';
import type { Account } from '../play/people-port.js';
import { nameOfBot, nameOfFormerPlayer } from '../views/sentences/names.js';
import type { RequestContext } from './context.js';

type Held = Readonly<{ game: GameId; seatId: SeatId; bot?: string }>;

/** The person who holds a seat, if there still is one. */
export async function personAt(
  { loaders }: RequestContext,
  { game, seatId }: Held,
): Promise<Account | undefined> {
  return (await loaders.persons.load(game)).get(seatId);
}

/** What to call whoever holds a seat. */
export async function seatName(context: RequestContext, held: Held): Promise<string> {
  if (held.bot !== undefined) return nameOfBot(held.bot);
  return (await personAt(context, held))?.name ?? nameOfFormerPlayer();
}
