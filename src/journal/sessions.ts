import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { Known, SessionStore } from '../play/accounts-port.js';
import { ACCOUNT_COLUMNS, accountOf, type AccountRow } from './accounts.js';
import { byKey, gathered } from './gathered.js';
import { bytes } from './secrets.js';

type Database = Pick<PrismaClient, 'session'>;

/** How old the note of a last use may get, so that reading does not always mean writing. */
export const USE_NOTED_EVERY_MS = 60 * 1000;

/** Sessions of persons. Every request asks whose session it comes with. */
export function createSessionStore(db: Database, pool: pg.Pool): SessionStore {
  const stored = storedSession(pool);
  return {
    start: async ({ account, tokenHash, label, at, expires }) => {
      const times = { createdAt: at, lastUsedAt: at, expiresAt: expires };
      await db.session.create({ data: { tokenHash: bytes(tokenHash), accountId: account, label, ...times } });
    },
    find: async (tokenHash, at) => {
      const session = await stored(tokenHash);
      if (session === undefined || session.expiresAt <= at) return undefined;
      await noteUse(db, tokenHash, session, at);
      return session.known;
    },
    end: async (tokenHash) => {
      await db.session.deleteMany({ where: { tokenHash: bytes(tokenHash) } });
    },
    of: (accountId, at) =>
      db.session.findMany({
        where: { accountId, expiresAt: { gt: at } },
        orderBy: [{ lastUsedAt: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
        select: { id: true, label: true, createdAt: true, lastUsedAt: true, expiresAt: true },
      }),
    endOne: async (accountId, id) => (await db.session.deleteMany({ where: { accountId, id } })).count === 1,
    endOthers: async (accountId, kept) => {
      const others = kept === undefined ? {} : { NOT: { tokenHash: bytes(kept) } };
      return (await db.session.deleteMany({ where: { accountId, ...others } })).count;
    },
  };
}

type Stored = Readonly<{ known: Known; lastUsedAt: Date; expiresAt: Date }>;
type Row = AccountRow &
  Readonly<{ token: string; session: string; organiser: boolean; lastUsedAt: Date; expiresAt: Date }>;

const storedSession = (pool: pg.Pool) =>
  gathered<Row, Stored>(pool, {
    name: 'sessions',
    text: `select encode(s.token_hash, 'hex') as token, s.id as session, s.last_used_at as "lastUsedAt",
             s.expires_at as "expiresAt", a.organiser, ${ACCOUNT_COLUMNS}
           from session s join account a on a.id = s.account_id where s.token_hash = any($1::bytea[])`,
    values: (tokens) => [tokens.map(bytes)],
    found: (rows) =>
      byKey(
        rows,
        ({ token }) => token,
        ({ session, organiser, lastUsedAt, expiresAt, ...account }) => ({
          known: { account: accountOf(account), organiser, id: session },
          lastUsedAt,
          expiresAt,
        }),
      ),
  });

async function noteUse(db: Database, tokenHash: string, { lastUsedAt }: Stored, at: Date): Promise<void> {
  if (at.getTime() - lastUsedAt.getTime() <= USE_NOTED_EVERY_MS) return;
  await db.session.updateMany({ where: { tokenHash: bytes(tokenHash) }, data: { lastUsedAt: at } });
}
