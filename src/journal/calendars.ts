import type pg from 'pg';
import type { Calendar as Row, PrismaClient } from '../generated/prisma/client.js';
import type { Calendar, Weekday } from '../clock/calendar.js';
import type { SeatId } from '../game/index.js';
import type { Calendars } from '../play/calendar-port.js';
import { isGameId } from './game-id.js';
import { gathered } from './gathered.js';

type Database = Pick<PrismaClient, 'calendar'>;

/** The calendars of persons. */
export function createCalendars(db: Database, pool: pg.Pool): Calendars {
  const seated = seatedCalendars(pool);
  return {
    of: async (account) => {
      const row = await db.calendar.findUnique({ where: { accountId: account } });
      return row === null ? undefined : calendarOf(row);
    },
    inGame: async (game) => (isGameId(game) ? await seated(game) : undefined) ?? new Map(),
    set: async (account, { zone, from, to, weekend }) => {
      const values = { zone, awakeFrom: from, awakeTo: to, weekend: [...weekend] };
      await db.calendar.upsert({
        where: { accountId: account },
        create: { accountId: account, ...values },
        update: values,
      });
    },
  };
}

type Seated = Omit<Row, 'accountId'> & Readonly<{ game: string; seatId: SeatId }>;

/** The calendars of those who sit in a game, by seat. */
const seatedCalendars = (pool: pg.Pool) =>
  gathered<Seated, ReadonlyMap<SeatId, Calendar>>(pool, {
    name: 'seated-calendars',
    text: `select s.game_id as game, s.seat_id as "seatId", c.zone, c.awake_from as "awakeFrom", c.awake_to as "awakeTo",
             c.weekend
           from seat s join calendar c on c.account_id = s.account_id
           where s.game_id = any($1::uuid[])`,
    values: (games) => [games],
    found: (rows) => {
      const games = new Map<string, Map<SeatId, Calendar>>();
      for (const row of rows)
        games.set(
          row.game,
          (games.get(row.game) ?? new Map<SeatId, Calendar>()).set(row.seatId, calendarOf(row)),
        );
      return games;
    },
  });

const calendarOf = ({ zone, awakeFrom, awakeTo, weekend }: Omit<Row, 'accountId'>): Calendar => ({
  zone,
  from: awakeFrom,
  to: awakeTo,
  weekend: weekend as Weekday[],
});
