import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { Profiles, Results } from '../play/lobby-port.js';
import { HALF_LIFE_MS, reliabilityOf } from '../play/reliability.js';
import type { Account } from '../play/people-port.js';
import { ACCOUNT_COLUMNS, accountOf, type AccountRow } from './accounts.js';
import { isUuid } from './game-id.js';
import { byKey, gathered } from './gathered.js';

type Database = Pick<PrismaClient, '$queryRaw'>;
type Row = Readonly<{
  account: string;
  status: string;
  practice: boolean;
  place: number | null;
  count: number;
}>;

/** Persons and what became of their games. */
export function createProfiles(db: Database, pool: pg.Pool): Profiles {
  const person = personOf(pool);
  return {
    persons: async (ids) => {
      const found = await Promise.all(ids.filter(isUuid).map(person));
      return new Map(found.flatMap((each) => (each === undefined ? [] : [[each.id, each]])));
    },
    results: async (ids) => {
      const rows = await db.$queryRaw<readonly Row[]>`
      select s.account_id as account, r.status, r.practice, r.place, count(*)::integer as count
      from seat s join result r on r.game_id = s.game_id and r.seat_id = s.seat_id
      where s.account_id = any(${[...ids]}::uuid[]) and r.started
      group by s.account_id, r.status, r.practice, r.place`;
      return new Map(ids.map((id) => [id, resultsIn(rows.filter(({ account }) => account === id))]));
    },
    reliability: async (ids, at) => {
      const rows = await reliabilityRows(db, ids, at);
      const found = new Map(
        rows.map(({ account, stretches, share }) => [account, reliabilityOf(stretches, share)]),
      );
      return new Map(ids.map((id) => [id, found.get(id) ?? reliabilityOf(0, 0)]));
    },
  };
}

const personOf = (pool: pg.Pool) =>
  gathered<AccountRow, Account>(pool, {
    name: 'persons',
    text: `select ${ACCOUNT_COLUMNS} from account a where a.id = any($1::uuid[])`,
    values: (ids) => [ids],
    found: (rows) => byKey(rows, ({ id }) => id, accountOf),
  });

type Kept = Readonly<{ account: string; stretches: number; share: number }>;

/** Closed games from rows of their own, running ones from their summaries. The exponent has an end: so has a double. */
const reliabilityRows = (db: Database, ids: readonly string[], at: Date): Promise<readonly Kept[]> =>
  db.$queryRaw`
    with counted as (
      select s.account_id as account, p.stretches, p.in_time, p.ended_at as at
      from seat s join punctuality p on p.game_id = s.game_id and p.seat_id = s.seat_id
      where s.account_id = any(${[...ids]}::uuid[])
      union all
      select s.account_id, (t ->> 'stretches')::integer, (t ->> 'inTime')::integer, g.updated_at
      from seat s join game g on g.id = s.game_id and g.status = 'running'
        cross join lateral jsonb_array_elements((g.summary -> 'taken') || coalesce(g.summary -> 'former', '[]')) as t
      where s.account_id = any(${[...ids]}::uuid[]) and t ->> 'seatId' = s.seat_id and t ? 'stretches'),
    weighed as (
      select *, power(0.5::float8, least(1000, greatest(0,
        extract(epoch from ${at} - at)::float8 * 1000 / ${HALF_LIFE_MS}::float8))) as weight
      from counted)
    select account, sum(stretches)::integer as stretches, sum(in_time * weight) / sum(stretches * weight) as share
    from weighed group by account`;

/** Adds up rows that each stand for so many games that ended alike. */
function resultsIn(rows: readonly Row[]): Results {
  const sum = (counted: readonly Row[]): number => counted.reduce((total, { count }) => total + count, 0);
  const serious = rows.filter(({ practice }) => !practice);
  const over = serious.filter(({ status }) => status === 'over');
  const places = over.flatMap(({ place, count }) => (place === null ? [] : [{ place, count }]));
  return {
    games: sum(over),
    wins: sum(over.filter(({ place }) => place === 1)),
    places: places.sort((one, other) => one.place - other.place),
    cancelled: sum(serious.filter(({ status }) => status === 'cancelled')),
    practice: sum(rows.filter(({ practice, status }) => practice && status === 'over')),
  };
}
