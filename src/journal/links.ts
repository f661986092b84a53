import type { PrismaClient } from '../generated/prisma/client.js';
import type { Link, Links } from '../play/links-port.js';
import { hashOf, newSecret } from './secrets.js';

type Database = Pick<PrismaClient, 'oneTimeLink' | '$queryRaw'>;
type Row = Readonly<{ accountId: string; subject: string; expiresAt: Date }>;

/** One-time links; those that have expired are swept away by `tidy`. */
export const createLinks = (db: Database): Links => ({
  create: async ({ account, purpose, subject, at, expires }) => {
    const secret = newSecret('cairn_link_');
    const data = { secretHash: hashOf(secret), accountId: account, purpose, subject };
    await db.oneTimeLink.create({ data: { ...data, createdAt: at, expiresAt: expires } });
    return secret;
  },
  peek: async (secret, purpose, at) => {
    const where = { secretHash: hashOf(secret), purpose, expiresAt: { gt: at } };
    return linkOf(await db.oneTimeLink.findUnique({ where }));
  },
  take: async (secret, purpose, at) => {
    // Deleting is what takes it: two who do so at once cannot both get the row.
    const [taken] = await db.$queryRaw<readonly Row[]>`
      delete from one_time_link
      where secret_hash = ${hashOf(secret)} and purpose = ${purpose} and expires_at > ${at}
      returning account_id as "accountId", subject, expires_at as "expiresAt"`;
    return linkOf(taken ?? null);
  },
  withdraw: async (account, purpose) => {
    await db.oneTimeLink.deleteMany({ where: { accountId: account, purpose } });
  },
});

const linkOf = (row: Row | null): Link | undefined =>
  row === null ? undefined : { account: row.accountId, subject: row.subject, expires: row.expiresAt };
