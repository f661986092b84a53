import { DEFAULT_CALENDAR, type Weekday } from '../clock/calendar.js';
import type { Calendar, Preference, PrismaClient } from '../generated/prisma/client.js';
import {
  DEFAULT_PREFERENCES,
  type Manner,
  type PreferenceChange,
  type Preferences,
  type PreferenceStore,
} from '../play/preferences-port.js';
import type { Language } from '../views/sentences/languages.js';

type Database = Pick<PrismaClient, 'preference' | '$queryRaw'>;

/** What persons have chosen; the rest is as for everybody. */
export const createPreferences = (db: Database): PreferenceStore => ({
  of: async (accountId) => {
    const row = await db.preference.findUnique({ where: { accountId } });
    return row === null ? DEFAULT_PREFERENCES : preferencesOf(row);
  },
  languageOf: async (accountId) => {
    const row = await db.preference.findUnique({ where: { accountId }, select: { language: true } });
    return (row?.language as Language | null | undefined) ?? undefined;
  },
  change: async (accountId, change) => {
    const data = columnsOf(change);
    await db.preference.upsert({ where: { accountId }, create: { accountId, ...data }, update: data });
  },
  mannersOf: async (accounts) => {
    const rows = await db.$queryRaw<readonly Row[]>`
      select a.id as "accountId", p.language, p.remind_turn as "remindTurn", p.remind_share as "remindShare",
        p.remind_last as "remindLast", c.zone, c.awake_from as "awakeFrom", c.awake_to as "awakeTo", c.weekend
      from unnest(${[...accounts]}::uuid[]) as a(id)
      left join preference p on p.account_id = a.id
      left join calendar c on c.account_id = a.id`;
    return new Map(rows.map((row) => [row.accountId, { ...preferencesOf(row), calendar: calendarOf(row) }]));
  },
});

type CalendarColumns = Omit<Calendar, 'accountId'>;
/** All of the calendar is null where none was set. */
type Row = Preference & (CalendarColumns | { [Name in keyof CalendarColumns]: null });

const columnsOf = ({ language, reminding }: PreferenceChange) =>
  ({
    language,
    remindTurn: reminding?.turn,
    remindShare: reminding?.share,
    remindLast: reminding?.last,
    // Prisma leaves alone what is undefined.
  }) as Partial<Preference>;

function preferencesOf(row: Preference): Preferences {
  const { language, reminding } = DEFAULT_PREFERENCES;
  return {
    language: (row.language as Language | null) ?? language,
    reminding: {
      turn: row.remindTurn ?? reminding.turn,
      share: row.remindShare ?? reminding.share,
      last: row.remindLast ?? reminding.last,
    },
  };
}

const calendarOf = ({ zone, awakeFrom, awakeTo, weekend }: Row): Manner['calendar'] =>
  zone === null ? DEFAULT_CALENDAR : { zone, from: awakeFrom, to: awakeTo, weekend: weekend as Weekday[] };
