import type { AccessToken, PrismaClient } from '../generated/prisma/client.js';
import type { AccessTokens, TokenRow } from '../play/accounts-port.js';
import type { Scope } from '../play/policy.js';
import { accountOf } from './accounts.js';
import { bytes, hashOf, newSecret } from './secrets.js';
import { USE_NOTED_EVERY_MS } from './sessions.js';

type Database = Pick<PrismaClient, 'accessToken'>;

/** Tokens that persons have made for programs. */
export const createAccessTokens = (db: Database): AccessTokens => ({
  create: async ({ id, account, name, scopes, at, expires }) => {
    const secret = newSecret('cairn_pat_');
    const data = { id, accountId: account, name, scopes: [...scopes], tokenHash: hashOf(secret) };
    const [made] = await db.accessToken.createManyAndReturn({
      data: { ...data, createdAt: at, expiresAt: expires ?? null },
      skipDuplicates: true,
    });
    return made === undefined ? undefined : { token: rowOf(made), secret };
  },
  find: (tokenHash, at) => find(db, tokenHash, at),
  of: async (accountId) => {
    const rows = await db.accessToken.findMany({
      where: { accountId },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    });
    return rows.map(rowOf);
  },
  revoke: async (accountId, id) =>
    (await db.accessToken.deleteMany({ where: { accountId, id } })).count === 1,
  revokeAll: async (accountId) => (await db.accessToken.deleteMany({ where: { accountId } })).count,
});

async function find(db: Database, tokenHash: string, at: Date): ReturnType<AccessTokens['find']> {
  const token = await db.accessToken.findUnique({
    where: { tokenHash: bytes(tokenHash), OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] },
    include: { account: true },
    relationLoadStrategy: 'join',
  });
  if (token === null) return undefined;
  const { id, account, lastUsedAt } = token;
  if (lastUsedAt === null || at.getTime() - lastUsedAt.getTime() > USE_NOTED_EVERY_MS) {
    await db.accessToken.updateMany({ where: { id }, data: { lastUsedAt: at } });
  }
  return { account: accountOf(account), organiser: account.organiser, id, scopes: token.scopes as Scope[] };
}

const rowOf = ({ id, name, scopes, createdAt, lastUsedAt, expiresAt }: AccessToken): TokenRow => ({
  id,
  name,
  scopes: scopes as Scope[],
  createdAt,
  ...(lastUsedAt === null ? {} : { lastUsedAt }),
  ...(expiresAt === null ? {} : { expiresAt }),
});
