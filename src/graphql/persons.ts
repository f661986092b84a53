import type { GameId, SeatId } from '../game/index.js';
import type { Account } from '../play/people-port.js';
import type { Language } from '../views/sentences/languages.js';
import { nameOfBot, nameOfFormerPlayer } from '../views/sentences/names.js';
import type { RequestContext } from './context.js';

type Holder = Readonly<{ seatId: SeatId; bot?: string }>;
type Held = Holder & Readonly<{ game: GameId }>;

/** The person who holds a seat, if there still is one. */
export async function personAt(
  { loaders }: RequestContext,
  { game, seatId }: Held,
): Promise<Account | undefined> {
  return (await loaders.persons.load(game)).get(seatId);
}

/** What to call whoever holds a seat. */
export async function seatName(context: RequestContext, held: Held): Promise<string> {
  return nameAmong(await context.loaders.persons.load(held.game), held, context.language);
}

/** As `seatName`, where the persons of the game are known. */
export const nameAmong = (
  persons: ReadonlyMap<SeatId, Account>,
  { seatId, bot }: Holder,
  language: Language,
): string =>
  bot === undefined
    ? (persons.get(seatId)?.name ?? nameOfFormerPlayer({ language }))
    : nameOfBot(seatId, { language });
