import { decode, type SeatId, type StoredEvent, type TableSeat } from '../../game/index.js';
import { actorView } from '../../views/event-view.js';
import { redact } from '../../views/redact.js';
import type { Language } from '../../views/sentences/languages.js';
import { nameOfBot, nameOfFormerPlayer } from '../../views/sentences/names.js';
import { sentenceOf, type Hand } from '../../views/sentences/sentence-of.js';
import type { SentenceContext } from '../../views/sentences/told.js';
import type { Loaded } from '../loaded.js';
import type { Account } from '../people-port.js';

/** To whom a game is told: from which seat, and in which language. */
export type Listener = Readonly<{ seat: TableSeat; language: Language }>;

/** Everything sentences to this listener depend on. */
export function toldTo(
  { table }: Loaded,
  persons: ReadonlyMap<SeatId, Account>,
  { seat: { seat, seatId }, language }: Listener,
): SentenceContext {
  const { settings, seats, game } = table;
  return {
    language,
    ...(settings === undefined ? {} : { edition: settings.edition }),
    ...(settings?.expansion === undefined ? {} : { expansion: settings.expansion }),
    ...(game === undefined ? {} : { rules: game.rules }),
    viewer: { seatId, ...(seat === undefined ? {} : { seat }) },
    nameOf: (whose) => {
      const found = seats.find((each) => each.seat === whose || each.seatId === whose);
      if (found?.bot !== undefined) return nameOfBot(found.seatId, { language });
      return persons.get(found?.seatId ?? (whose as SeatId))?.name ?? nameOfFormerPlayer({ language });
    },
  };
}

/** One event in a sentence, as this seat may see it. */
export const tell = (event: StoredEvent, seat: TableSeat, context: SentenceContext): string =>
  sentenceOf(decode(redact(event, seat.seat)), context, handOf(event));

/** What was not done by hand says so, once for each command. */
function handOf({ actor, ordinal }: StoredEvent): Hand | undefined {
  const { kind } = actorView(actor);
  return ordinal === 0 && (kind === 'order' || kind === 'autopilot') ? kind : undefined;
}
