import type { PrismaClient } from '../generated/prisma/client.js';
import type { Profiles, Results } from '../play/lobby-port.js';
import { accountOf } from './accounts.js';

type Database = Pick<PrismaClient, 'account' | '$queryRaw'>;
type Row = Readonly<{
  account: string;
  status: string;
  practice: boolean;
  place: number | null;
  count: number;
}>;

/** Persons and what became of their games. */
export const createProfiles = (db: Database): Profiles => ({
  persons: async (ids) => {
    const rows = await db.account.findMany({ where: { id: { in: [...ids] } } });
    return new Map(rows.map((row) => [row.id, accountOf(row)]));
  },
  results: async (ids) => {
    const rows = await db.$queryRaw<readonly Row[]>`
      select s.account_id as account, r.status, r.practice, r.place, count(*)::integer as count
      from seat s join result r on r.game_id = s.game_id and r.seat_id = s.seat_id
      where s.account_id = any(${[...ids]}::uuid[]) and r.started
      group by s.account_id, r.status, r.practice, r.place`;
    return new Map(ids.map((id) => [id, resultsIn(rows.filter(({ account }) => account === id))]));
  },
});

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
