import type { PrismaClient } from '../generated/prisma/client.js';
import type { Invitations } from '../play/lobby-port.js';
import { accountOf, type AccountRow } from './accounts.js';

type Database = Pick<PrismaClient, 'invitation' | '$queryRaw' | '$executeRaw'>;
type Row = AccountRow & Readonly<{ at: Date; declinedAt: Date | null }>;

/** Who was asked to which table. */
export const createInvitations = (db: Database): Invitations => ({
  invite: async (game, accounts, at) => {
    await db.$executeRaw`
      insert into invitation (game_id, account_id, at)
      select ${game}::uuid, a.id, ${at} from account a where a.id = any(${[...accounts]}::uuid[])
      on conflict (game_id, account_id) do update set at = excluded.at, declined_at = null
        where invitation.declined_at is not null`;
  },
  decline: async (game, account, at) => {
    const where = { gameId: game, accountId: account, declinedAt: null };
    return (await db.invitation.updateMany({ where, data: { declinedAt: at } })).count > 0;
  },
  remove: async (game, account) =>
    (await db.invitation.deleteMany({ where: { gameId: game, accountId: account } })).count > 0,
  isInvited: async (game, account) => {
    const where = { gameId_accountId: { gameId: game, accountId: account }, declinedAt: null };
    return (await db.invitation.findUnique({ where })) !== null;
  },
  to: async (game) => {
    const rows = await db.$queryRaw<readonly Row[]>`
      select a.id, a.display_name as "displayName", a.guest, a.handle, i.at, i.declined_at as "declinedAt"
      from invitation i join account a on a.id = i.account_id
      where i.game_id = ${game}::uuid order by i.at, a.id`;
    return rows.map((row) => ({ person: accountOf(row), at: row.at, declined: row.declinedAt !== null }));
  },
});
