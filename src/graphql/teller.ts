import { decode, type SeatId, type StoredEvent } from '../game/index.js';
import type { Loaded } from '../play/loaded.js';
import { actorView } from '../views/event-view.js';
import { sentenceOf, type Hand } from '../views/sentences/sentence-of.js';
import type { SentenceContext } from '../views/sentences/told.js';
import type { Vantage } from './access.js';
import type { RequestContext } from './context.js';
import { present } from './edge/defined.js';
import { nameAmong } from './persons.js';

/** Tells what happened in one sentence. The event must be one that the reader may see. */
export type Teller = (shown: StoredEvent) => Promise<string>;

/** Tells events to one reader; whose seats they are about is asked once, when the first of them is told, and again if that failed. */
export function createTeller(context: RequestContext, loaded: Loaded, vantage: Vantage): Teller {
  let told: Promise<SentenceContext> | undefined;
  const ask = async (): Promise<SentenceContext> => {
    try {
      return await toldTo(context, loaded, vantage);
    } catch (error) {
      told = undefined;
      throw error;
    }
  };
  return async (shown) => sentenceOf(decode(shown), await (told ??= ask()), handOf(shown));
}

/** Everything that sentences about a game depend on, for this reader. */
export async function toldTo(
  { loaders, language }: RequestContext,
  { game, table }: Loaded,
  { mine, everything }: Vantage,
): Promise<SentenceContext> {
  const { settings, seats } = table;
  const persons = await loaders.persons.load(game);
  return {
    language,
    everything,
    ...present({ edition: settings?.edition, expansion: settings?.expansion, rules: table.game?.rules }),
    ...(mine === undefined ? {} : { viewer: present({ seat: mine.seat, seatId: mine.seatId }) }),
    nameOf: (whose) => {
      const seat = seats.find((each) => each.seat === whose || each.seatId === whose);
      // Whoever is not among the seats left before the start, or somebody else has taken their seat.
      return nameAmong(persons, seat ?? { seatId: whose as SeatId }, language);
    },
  };
}

/** What was not done by hand says so, once for each command. */
function handOf({ actor, ordinal }: StoredEvent): Hand | undefined {
  const { kind } = actorView(actor);
  return ordinal === 0 && (kind === 'order' || kind === 'autopilot') ? kind : undefined;
}
