import { DEFAULT_CALENDAR, type Calendar } from '../clock/calendar.js';
import {
  anotherChance,
  budgetOf,
  goOn,
  leftSince,
  readClock,
  restOf,
  startClock,
  stopClock,
  type Stretch,
  type StretchClock,
} from '../clock/stretch.js';
import {
  awaiting,
  seatIdOf,
  type CairnEvent,
  type ClockReading,
  type GameId,
  type SeatId,
  type Table,
  type TableSeat,
  type TimeLeft,
} from '../game/index.js';
import type { Loaded } from './loaded.js';
import type { AwaitedRow } from './ports.js';
import type { Sent } from './sent.js';

/** Looks up the calendars of those who sit in a game; who has none set is not in it. */
export type SeatCalendars = (game: GameId) => Promise<ReadonlyMap<SeatId, Calendar>>;

/** What a clock showed when this command came: it is stored with the command's first event and hashed. */
export function readingFor({ table, stretches }: Loaded, sent: Sent, at: string): ClockReading | undefined {
  const { command, actor, asOf = at } = sent;
  const timed = command.type === 'TimeOut' || command.type === 'Pause' ? command.seat : undefined;
  const seat = timed ?? table.seats.find(({ seatId }) => seatId === seatIdOf(actor))?.seat;
  const stretch = stretches.find((each) => each.seat === seat);
  if (stretch?.clock === undefined) return undefined;
  const { since, clock } = stretch;
  // A time-out uses up exactly what there was: whose clock is a little fast or slow does not matter.
  if (command.type === 'TimeOut') return { since, spent: clock.budget, left: 0 };
  return { since, ...readClock(clock, Date.parse(asOf)) };
}

/** What led from one state to the next. */
type Step = Readonly<{
  before: Loaded;
  next: Omit<Loaded, 'stretches'>;
  events: readonly CairnEvent[];
  asOf?: string | undefined;
}>;

/**
 * The stretches after a command. One goes on while its seat is awaited without a break; the others are opened, with
 * the calendars as they are now. Derived from the states before and after, so that whatever was voided is just gone.
 */
export async function stretchesAfter(step: Step, calendars: SeatCalendars): Promise<readonly Stretch[]> {
  const { before, next } = step;
  const owed = awaiting(next.table).flatMap(({ seat }) => {
    const found = next.table.seats.find((each): each is Player => each.seat === seat);
    return found === undefined || !isByHand(found) ? [] : [found];
  });
  const going = owed.map((seat) => goingOn(step, seat));
  const timed = next.table.settings?.time !== undefined && going.includes(undefined);
  const known = timed ? await calendars(before.game) : new Map<SeatId, Calendar>();
  return owed.map((seat, index) => going[index] ?? opened(step, seat, known));
}

type Player = TableSeat & Readonly<{ seat: number }>;

/** Bots and autopilot have no time to run out of. */
const isByHand = ({ bot, kept, played, resigned }: TableSeat): boolean =>
  bot === undefined && kept !== true && played !== true && resigned !== true;

const isPaused = ({ paused }: Table, seat: TableSeat): boolean => paused || seat.paused !== undefined;

/** The stretch of a seat that was awaited before and still is; its clock stops and starts as the state says. */
function goingOn({ before, next, events, asOf }: Step, player: Player): Stretch | undefined {
  const stretch = before.stretches.find(({ seat }) => seat === player.seat);
  if (stretch === undefined || hasTimedOut(events, player.seat)) return undefined;
  const { clock } = stretch;
  const system = next.table.settings?.time?.system;
  if (clock === undefined || system === undefined) return stretch;
  const at = Date.parse(next.at);
  const running = isPaused(next.table, player)
    ? stopClock(clock, asOf === undefined ? at : Date.parse(asOf))
    : goOn(system, clock, at);
  return running === clock ? stretch : { ...stretch, clock: running };
}

const hasTimedOut = (events: readonly CairnEvent[], seat: number): boolean =>
  events.some((event) => event.type === 'TimedOut' && event.seat === seat);

function opened(step: Step, player: Player, calendars: ReadonlyMap<SeatId, Calendar>): Stretch {
  const { table, at } = step.next;
  const openedAt = Date.parse(at);
  const stretch = { seat: player.seat, since: table.version, openedAt };
  if (table.settings?.time === undefined || isAlone(table, player)) return stretch;
  const calendar = calendars.get(player.seatId) ?? DEFAULT_CALENDAR;
  const { system } = table.settings.time;
  const clock = startClock(system, calendar, budgetFor(step, player, calendar), openedAt);
  return { ...stretch, clock: isPaused(table, player) ? stopClock(clock, openedAt) : clock };
}

/** Nobody waits for somebody who plays against bots. */
const isAlone = ({ seats }: Table, { seatId }: Player): boolean =>
  seats.every((each) => each.seatId === seatId || each.bot !== undefined || each.resigned === true);

function budgetFor(step: Step, player: Player, calendar: Calendar): number {
  const { before, next, events } = step;
  const system = next.table.settings?.time?.system;
  if (system === undefined) throw new Error('a budget where no clock runs');
  const { seat, time } = player;
  if (hasTimedOut(events, seat)) return anotherChance(system);
  if (time === undefined) return budgetOf(system);
  if (time.undone === true && isUndo(events)) return givenBack(step, time, calendar);
  return wasInterrupted(before.table, seat) ? restOf(calendar, time.left) : budgetOf(system, time.left);
}

const isUndo = (events: readonly CairnEvent[]): boolean => events.some(({ type }) => type === 'MovesUndone');

/** What remained at the move that was taken back, less what has passed since. */
function givenBack({ next, events }: Step, { left, at }: TimeLeft, calendar: Calendar): number {
  const rest = leftSince(calendar, { left, at: Date.parse(at) }, Date.parse(next.at));
  // What all have agreed to must not end in a time-out on the spot; alone nobody gains by going back.
  return events.length > 1 ? restOf(calendar, rest) : rest;
}

/** Whether the others were picking dice of a market in this seat's own turn. */
const wasInterrupted = ({ game }: Table, seat: number): boolean =>
  game?.market?.buyer === seat && game.market.order[0] !== seat;

/** The open decisions with the stretches they lie in, as they are stored. */
export const awaitedRows = (table: Table, stretches: readonly Stretch[]): readonly AwaitedRow[] =>
  awaiting(table).map((open) => {
    const found = stretches.find(({ seat }) => seat === open.seat);
    if (found === undefined) return open;
    const { since, openedAt, clock } = found;
    return { ...open, stretch: { since, openedAt, ...(clock === undefined ? {} : { clock }) } };
  });

/** The stretches in stored rows. In feeding and elsewhere a seat has one decision open at most. */
export const stretchesIn = (rows: readonly AwaitedRow[]): readonly Stretch[] =>
  rows.flatMap(({ seat, stretch }) => (stretch === undefined ? [] : [{ seat, ...stretch }]));

/** When somebody's time will be out first; undefined where that has no consequence. */
export function nextDeadline({ settings }: Table, stretches: readonly Stretch[]): number | undefined {
  if (settings?.time?.whenOut.kind !== 'ladder') return undefined;
  const dues = stretches.flatMap(({ clock }) => dueOf(clock));
  return dues.length === 0 ? undefined : Math.min(...dues);
}

const dueOf = (clock: StretchClock | undefined): readonly number[] =>
  clock?.running === undefined ? [] : [clock.running.due];
