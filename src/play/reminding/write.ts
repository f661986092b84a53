import { awaiting, seenBy, type JsonObject } from '../../game/index.js';
import { reminderLetter, type Reminder } from '../../views/letters/reminder-letter.js';
import { questionOf } from '../../views/sentences/question-of.js';
import type { HouseLinks } from '../house-links-port.js';
import type { Loaded } from '../loaded.js';
import type { Look } from '../look.js';
import type { Outgoing } from '../post-port.js';
import { happenedSince } from '../telling/happened.js';
import { toldTo } from '../telling/teller.js';
import type { Item } from './items.js';
import type { Known } from './known.js';

/** A notice that still holds, with its game as it stands. */
export type Held = Readonly<{ item: Item; loaded: Loaded }>;

type WritingParts = Readonly<{ look: Look; links: HouseLinks }>;

/** As much of the end of a history as a letter tells. */
const RECENT = 100;

/** One letter about everything held, to the one person and the one channel they all have. */
export async function writtenOut(
  parts: WritingParts,
  letter: string,
  held: readonly [Held, ...Held[]],
  known: Known,
): Promise<Outgoing> {
  const [{ item }] = held;
  const { channel, manner } = item;
  const reminders = await Promise.all(held.map((each) => reminderOf(parts, each, known)));
  const unsubscribe = channel.kind === 'email' ? parts.links.unsubscribe(channel.id) : undefined;
  const reader = {
    language: manner.language,
    zone: manner.calendar.zone,
    now: new Date(known.now),
    settingsUrl: parts.links.settings(),
    ...(unsubscribe === undefined ? {} : { unsubscribeUrl: unsubscribe }),
  };
  return {
    id: letter,
    letter: reminderLetter(reminders, reader),
    facts: { kind: 'reminder', notices: held.map((each, index) => factsOf(each, reminders[index])) },
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
}

async function reminderOf({ look, links }: WritingParts, held: Held, known: Known): Promise<Reminder> {
  const { item, loaded } = held;
  const { matter, notice, manner, channel } = item;
  const { game, seat, since } = matter;
  const found = loaded.table.seats.find((each) => each.seat === seat);
  if (found === undefined) throw new Error(`nobody sits on seat ${seat} of game ${game}`);
  const context = toldTo(loaded, known.persons, { seat: found, language: manner.language });
  const { events, undone } = await look.recent(loaded, RECENT);
  const { lines, earlier, moved } = happenedSince(events, found, context, undone);
  const right = { game, seat, seatId: found.seatId, since };
  return {
    ...{ kind: notice.kind, title: matter.title, question: questionTo(held, context) },
    ...nudgerOf(held, known),
    ...{ happened: lines, earlier, moved },
    ...(notice.deadline === undefined ? {} : { deadline: notice.deadline }),
    ...{ version: loaded.table.version, head: loaded.headHash },
    // Whoever reads a chat or a webhook may be anybody; a mail is read by whoever it is for.
    decideUrl: channel.kind === 'email' ? links.decide(right) : links.game(game),
  };
}

/** Who waits, by the name they have now. */
function nudgerOf({ item }: Held, { persons }: Known): Pick<Reminder, 'by'> {
  const { notice, matter } = item;
  const name = notice.kind === 'nudge' ? persons.get(matter.nudge?.by ?? matter.seatId)?.name : undefined;
  return name === undefined ? {} : { by: name };
}

function questionTo({ item, loaded }: Held, context: ReturnType<typeof toldTo>): string {
  const { seat } = item.matter;
  const open = awaiting(loaded.table).find((each) => each.seat === seat);
  const seen = seenBy(loaded.table, seat).game;
  return open === undefined || seen === undefined ? '' : questionOf(open, seen, context);
}

/** The same for programs. */
function factsOf({ item }: Held, reminder: Reminder | undefined): JsonObject {
  const { game, seat, since, kind, deadline } = item.notice;
  const { version = 0, head = '', decideUrl: url = '', title = '' } = reminder ?? {};
  return {
    ...{ game, title, seat, since, kind, version, head, url },
    ...(deadline === undefined ? {} : { deadline: deadline.toISOString() }),
  };
}
