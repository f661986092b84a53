import { DEFAULT_CALENDAR } from '../clock/calendar.js';
import { isNearlyOut, localDay, refuseVacation, spanOf, type Vacation } from '../clock/vacation.js';
import type { Rejection } from '../game/index.js';
import { fail, ok, type Result } from '../lib/result.js';
import type { Calendars } from './calendar-port.js';
import type { Play } from './sent.js';
import type { Stretches } from './stretch-port.js';
import type { TakenVacation, Vacations } from './vacation-port.js';

export type VacationParts = Readonly<{
  vacations: Vacations;
  calendars: Calendars;
  stretches: Stretches;
  play: Play;
  newId: () => string;
  now: () => Date;
  warn: (what: string, error: unknown) => void;
}>;

export type Holidays = Readonly<{
  /** This year's and those to come. */
  of: (account: string) => Promise<readonly TakenVacation[]>;
  take: (account: string, vacation: Vacation) => Promise<Result<TakenVacation, Rejection>>;
  /** Takes back one that has not begun; ends one that has, today being its last day. False: there is none. */
  end: (account: string, id: string) => Promise<boolean>;
  /** Stops and starts the clocks of everybody whose vacation has begun or ended. Answers how many. */
  sweep: () => Promise<number>;
}>;

const AT_ONCE = 200;
const DAYS_LOOKED_BACK = 366;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Vacations: what persons decide, and what follows in each of their games as a command of its own. */
export function createHolidays(parts: VacationParts): Holidays {
  const { vacations, now } = parts;
  const lately = (): Date => new Date(now().getTime() - DAYS_LOOKED_BACK * DAY_MS);

  const end = async (account: string, id: string): Promise<boolean> => {
    const at = now();
    if (await vacations.cancel(account, id, at)) return true;
    const found = (await vacations.of(account, at)).find((each) => each.id === id);
    const today = localDay(found?.zone ?? DEFAULT_CALENDAR.zone, at.getTime());
    return found !== undefined && vacations.end(account, id, at, today);
  };

  return {
    of: (account) => vacations.of(account, lately()),
    take: (account, vacation) => take(parts, account, vacation),
    end,
    sweep: async () => (await pauseAll(parts)) + (await resumeAll(parts)),
  };
}

async function take(
  parts: VacationParts,
  account: string,
  vacation: Vacation,
): Promise<Result<TakenVacation, Rejection>> {
  const { vacations, calendars, stretches, newId, now } = parts;
  const zone = (await calendars.of(account))?.zone ?? DEFAULT_CALENDAR.zone;
  const others = await vacations.of(account, new Date(0));
  const refusal = refuseVacation(vacation, others, zone, now().getTime());
  if (refusal !== undefined) return fail(refusal);
  const { from, to } = spanOf(zone, vacation);
  const late = (await stretches.ofAccount(account)).filter(
    ({ clock }) =>
      clock?.running !== undefined && clock.running.due > from && isNearlyOut(clock, now().getTime()),
  );
  if (late.length > 0)
    return fail({ code: 'VACATION_TOO_LATE', games: new Set(late.map(({ game }) => game)).size });
  const taken = { ...vacation, id: newId(), zone, startsAt: new Date(from), endsAt: new Date(to) };
  const known = others.map(({ id }) => id);
  // Another one was taken in the same moment: it counts too.
  return (await vacations.take(account, taken, known)) ? ok(taken) : take(parts, account, vacation);
}

async function pauseAll({ vacations, play, warn }: VacationParts): Promise<number> {
  const found = await vacations.toPause(AT_ONCE);
  for (const { game, seat, vacation, days, from } of found)
    await play({
      game,
      actor: 'server',
      commandId: `pause-${seat}-${vacation}`,
      command: { type: 'Pause', seat, days },
      asOf: from.toISOString(),
    }).catch((error: unknown) => warn(`stopping the clock of seat ${seat} in game ${game}`, error));
  return found.length;
}

async function resumeAll({ vacations, play, newId, warn }: VacationParts): Promise<number> {
  const found = await vacations.toResume(AT_ONCE);
  for (const { game, seat, days } of found)
    await play({
      game,
      actor: 'server',
      commandId: `resume-${newId()}`,
      command: { type: 'Resume', seat, days },
    }).catch((error: unknown) => warn(`starting the clock of seat ${seat} in game ${game}`, error));
  return found.length;
}
