import { Prisma, type PrismaClient } from '../generated/prisma/client.js';
import type { GameId } from '../game/index.js';
import type { Census, CensusPage } from '../play/trust/census.js';

type Row = Readonly<{ id: GameId; version: number; headHash: string }>;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Goes through all games by their primary key, so that no page costs more than another. */
export const createCensus = (db: Pick<PrismaClient, '$queryRaw'>): Census => ({
  page: ({ after = BEFORE_ALL, limit, ...wanted }) =>
    db.$queryRaw<readonly Row[]>`
      select id, version, encode(head_hash, 'hex') as "headHash" from game
      where id > ${after}::uuid and ${conditionOf(wanted)} order by id limit ${limit}`,
  count: async (wanted) => {
    const [row] = await db.$queryRaw<readonly { count: number }[]>`
      select count(*)::int as count from game where ${conditionOf(wanted)}`;
    return row?.count ?? 0;
  },
});

function conditionOf({ unfinished, quietSince }: Omit<CensusPage, 'after' | 'limit'>): Prisma.Sql {
  const conditions = [
    ...(unfinished === true ? [Prisma.sql`status in ('open', 'running') and not copied`] : []),
    ...(quietSince === undefined ? [] : [Prisma.sql`updated_at < ${quietSince}`]),
  ];
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, ' and ');
}
