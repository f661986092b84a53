import type { PrismaClient } from '../generated/prisma/client.js';
import type { Organisers } from '../play/accounts-port.js';
import { accountOf } from './accounts.js';

type Database = Pick<PrismaClient, 'gameOrganiser' | '$queryRaw'>;
type Named = Readonly<{ id: string; displayName: string; guest: boolean; handle: string | null }>;

/** Whom owners have let see to their games. */
export const createOrganisers = (db: Database): Organisers => ({
  appoint: async (gameId, accountId, appointedAt) => {
    const where = { gameId_accountId: { gameId, accountId } };
    await db.gameOrganiser.upsert({ where, create: { gameId, accountId, appointedAt }, update: {} });
  },
  dismiss: async (gameId, accountId) =>
    (await db.gameOrganiser.deleteMany({ where: { gameId, accountId } })).count === 1,
  of: async (game) => {
    const rows = await db.$queryRaw<readonly Named[]>`
      select a.id, a.display_name as "displayName", a.guest, a.handle
      from game_organiser o join account a on a.id = o.account_id
      where o.game_id = ${game}::uuid order by o.appointed_at, a.id`;
    return rows.map(accountOf);
  },
  is: async (gameId, accountId) => (await db.gameOrganiser.count({ where: { gameId, accountId } })) > 0,
  anywhere: async (accountId) => (await db.gameOrganiser.findFirst({ where: { accountId } })) !== null,
});
