import type pg from 'pg';
import type { AccessToken, PrismaClient } from '../generated/prisma/client.js';
import type { AccessTokens, TokenRow } from '../play/accounts-port.js';
import type { Scope } from '../play/policy.js';
import { ACCOUNT_COLUMNS, accountOf, type AccountRow } from './accounts.js';
import { byKey, gathered } from './gathered.js';
import { bytes, hashOf, newSecret } from './secrets.js';
import { USE_NOTED_EVERY_MS } from './sessions.js';

type Database = Pick<PrismaClient, 'accessToken'>;

/** Tokens that persons have made for programs. */
export function createAccessTokens(db: Database, pool: pg.Pool): AccessTokens {
  const stored = storedToken(pool);
  return {
    create: async ({ id, account, name, scopes, at, expires }) => {
      const secret = newSecret('cairn_pat_');
      const data = { id, accountId: account, name, scopes: [...scopes], tokenHash: hashOf(secret) };
      const [made] = await db.accessToken.createManyAndReturn({
        data: { ...data, createdAt: at, expiresAt: expires ?? null },
        skipDuplicates: true,
      });
      return made === undefined ? undefined : { token: rowOf(made), secret };
    },
    find: async (tokenHash, at) => {
      const token = await stored(tokenHash);
      if (token === undefined || (token.expiresAt !== null && token.expiresAt <= at)) return undefined;
      await noteUse(db, token, at);
      return token.known;
    },
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
  };
}

type Found = NonNullable<Awaited<ReturnType<AccessTokens['find']>>>;
type Stored = Readonly<{ known: Found; lastUsedAt: Date | null; expiresAt: Date | null }>;
type Row = AccountRow &
  Readonly<{
    hash: string;
    token: string;
    scopes: Scope[];
    organiser: boolean;
    lastUsedAt: Date | null;
    expiresAt: Date | null;
  }>;

const storedToken = (pool: pg.Pool) =>
  gathered<Row, Stored>(pool, {
    name: 'access-tokens',
    text: `select encode(t.token_hash, 'hex') as hash, t.id as token, t.scopes, t.last_used_at as "lastUsedAt",
             t.expires_at as "expiresAt", a.organiser, ${ACCOUNT_COLUMNS}
           from access_token t join account a on a.id = t.account_id where t.token_hash = any($1::bytea[])`,
    values: (hashes) => [hashes.map(bytes)],
    found: (rows) =>
      byKey(
        rows,
        ({ hash }) => hash,
        ({ token, scopes, organiser, lastUsedAt, expiresAt, ...account }) => ({
          known: { account: accountOf(account), organiser, id: token, scopes },
          lastUsedAt,
          expiresAt,
        }),
      ),
  });

async function noteUse(db: Database, { known: { id }, lastUsedAt }: Stored, at: Date): Promise<void> {
  if (lastUsedAt !== null && at.getTime() - lastUsedAt.getTime() <= USE_NOTED_EVERY_MS) return;
  await db.accessToken.updateMany({ where: { id }, data: { lastUsedAt: at } });
}

const rowOf = ({ id, name, scopes, createdAt, lastUsedAt, expiresAt }: AccessToken): TokenRow => ({
  id,
  name,
  scopes: scopes as Scope[],
  createdAt,
  ...(lastUsedAt === null ? {} : { lastUsedAt }),
  ...(expiresAt === null ? {} : { expiresAt }),
});
