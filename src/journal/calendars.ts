import type { Calendar as Row, PrismaClient } from '../generated/prisma/client.js';
import type { Calendar, Weekday } from '../clock/calendar.js';
import type { SeatId } from '../game/index.js';
import type { Calendars } from '../play/calendar-port.js';
import { isGameId } from './game-id.js';

type Database = Pick<PrismaClient, 'calendar' | '$queryRaw'>;

/** The calendars of persons. */
export const createCalendars = (db: Database): Calendars => ({
  of: async (account) => {
    const row = await db.calendar.findUnique({ where: { accountId: account } });
    return row === null ? undefined : calendarOf(row);
  },
  inGame: async (game) => {
    if (!isGameId(game)) return new Map();
    const rows = await db.$queryRaw<readonly (Row & Readonly<{ seatId: SeatId }>)[]>`
      select s.seat_id as "seatId", c.account_id as "accountId", c.zone, c.awake_from as "awakeFrom",
        c.awake_to as "awakeTo", c.weekend
      from seat s join calendar c on c.account_id = s.account_id
      where s.game_id = ${game}::uuid`;
    return new Map(rows.map((row) => [row.seatId, calendarOf(row)]));
  },
  set: async (account, { zone, from, to, weekend }) => {
    const values = { zone, awakeFrom: from, awakeTo: to, weekend: [...weekend] };
    await db.calendar.upsert({
      where: { accountId: account },
      create: { accountId: account, ...values },
      update: values,
    });
  },
});

const calendarOf = ({ zone, awakeFrom, awakeTo, weekend }: Omit<Row, 'accountId'>): Calendar => ({
  zone,
  from: awakeFrom,
  to: awakeTo,
  weekend: weekend as Weekday[],
});
