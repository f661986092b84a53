import type { PrismaClient, Vacation as Row } from '../generated/prisma/client.js';
import { spanOf } from '../clock/vacation.js';
import { DAY_MS } from '../clock/zone.js';
import type { TakenVacation, ToPause, ToResume, Vacations } from '../play/vacation-port.js';

type Database = Pick<PrismaClient, 'vacation' | '$queryRaw' | '$transaction'>;

/** The vacations of persons. */
export const createVacations = (db: Database): Vacations => ({
  of: async (account, since) => {
    const where = { accountId: account, endsAt: { gt: since } };
    return (await db.vacation.findMany({ where, orderBy: { firstDay: 'asc' } })).map(vacationOf);
  },
  take: (account, vacation, known) => take(db, account, vacation, known),
  cancel: async (account, id, at) => {
    const gone = await db.vacation.deleteMany({ where: { id, accountId: account, startsAt: { gt: at } } });
    return gone.count > 0;
  },
  end: async (account, id, at, lastDay) => {
    const where = { id, accountId: account, startsAt: { lte: at }, endsAt: { gt: at } };
    const ended = await db.vacation.updateMany({ where, data: { endsAt: at, lastDay: dateOf(lastDay) } });
    return ended.count > 0;
  },
  toPause: (limit) => toPause(db, limit),
  toResume: (limit) => toResume(db, limit),
});

/** Whoever takes several at once takes them one after the other: the row of the account is the lock. */
const take = (
  db: Database,
  accountId: string,
  { id, zone, first, last, startsAt, endsAt }: TakenVacation,
  known: readonly string[],
): Promise<boolean> =>
  db.$transaction(async (inside) => {
    await inside.$queryRaw`select from account where id = ${accountId}::uuid for no key update`;
    const others = await inside.vacation.count({ where: { accountId, id: { notIn: [...known] } } });
    if (others > 0) return false;
    const days = { firstDay: dateOf(first), lastDay: dateOf(last) };
    await inside.vacation.create({ data: { id, accountId, zone, ...days, startsAt, endsAt } });
    return true;
  });

/** Clocks of those who are on vacation and have not been stopped yet. */
const toPause = (db: Database, limit: number): Promise<readonly ToPause[]> =>
  db.$queryRaw<readonly ToPause[]>`
    select s.game_id as game, (t ->> 'seat')::integer as seat, v.id as vacation, v.starts_at as "from",
      v.last_day - v.first_day + 1 as days
    from vacation v
      join seat s on s.account_id = v.account_id
      join game g on g.id = s.game_id and g.status = 'running' and g.summary -> 'settings' ? 'time'
      cross join lateral jsonb_array_elements(g.summary -> 'taken') as t
    where v.ends_at > now() and v.starts_at <= now() and t ->> 'seatId' = s.seat_id
      and not t ?| array['paused', 'kept', 'resigned', 'bot']
      and coalesce((t ->> 'pausedDays')::integer, 0) < 21
    limit ${limit}`;

type Standing = ToResume &
  Readonly<{ over: boolean; now: Date; zone: string; firstDay: Date; paused: number }>;

/**
 * Stopped clocks of those whose vacation is over, or who have used up what a game allows. When that many local days have
 * passed is asked of our own calendar: Postgres does not know every time zone that we do, and others by another offset.
 */
async function toResume(db: Database, limit: number): Promise<readonly ToResume[]> {
  const found = await db.$queryRaw<readonly Standing[]>`
    select g.id as game, (t ->> 'seat')::integer as seat, (t ->> 'paused')::integer as paused,
      least((t ->> 'paused')::integer, coalesce(v.last_day - v.first_day + 1, (t ->> 'paused')::integer)) as days,
      v.id is null or v.ends_at <= now() as over, now() as now, v.zone, v.first_day as "firstDay"
    from game g
      cross join lateral jsonb_array_elements(g.summary -> 'taken') as t
      left join seat s on s.game_id = g.id and s.seat_id = t ->> 'seatId'
      left join lateral (
        select * from vacation where account_id = s.account_id and starts_at <= now()
        order by starts_at desc limit 1) as v on true
    where g.status = 'running' and not g.copied and g.summary @? '$.taken[*].paused' and t ? 'paused'
      and not t ?| array['kept', 'resigned']
      and (v.id is null or v.ends_at <= now()
        or v.starts_at + make_interval(hours => (t ->> 'paused')::integer * 24 - ${CHANGE_OF_CLOCKS_HOURS}::integer) <= now())
    limit ${limit}`;
  return found.filter(isOver).map(({ game, seat, days }) => ({ game, seat, days }));
}

/** Local days together are shorter than so many times 24 hours by no more than that. */
const CHANGE_OF_CLOCKS_HOURS = 3;

function isOver({ over, now, zone, firstDay, paused }: Standing): boolean {
  if (over) return true;
  const last = dayOf(new Date(firstDay.getTime() + (paused - 1) * DAY_MS));
  return spanOf(zone, { first: dayOf(firstDay), last }).to <= now.getTime();
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const vacationOf = ({ id, zone, firstDay, lastDay, startsAt, endsAt }: Row): TakenVacation => ({
  id,
  zone,
  first: dayOf(firstDay),
  last: dayOf(lastDay),
  startsAt,
  endsAt,
});
