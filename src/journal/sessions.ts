import type { PrismaClient } from '../generated/prisma/client.js';
import type { Known, SessionStore } from '../play/accounts-port.js';
import { accountOf } from './accounts.js';
import { bytes, type Bytes } from './secrets.js';

type Database = Pick<PrismaClient, 'session'>;

/** How old the note of a last use may get, so that reading does not always mean writing. */
export const USE_NOTED_EVERY_MS = 60 * 1000;

/** Sessions of persons. */
export const createSessionStore = (db: Database): SessionStore => ({
  start: async ({ account, tokenHash, label, at, expires }) => {
    const times = { createdAt: at, lastUsedAt: at, expiresAt: expires };
    await db.session.create({ data: { tokenHash: bytes(tokenHash), accountId: account, label, ...times } });
  },
  find: (tokenHash, at) => find(db, bytes(tokenHash), at),
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
});

async function find(db: Database, tokenHash: Bytes, at: Date): Promise<Known | undefined> {
  const session = await db.session.findUnique({
    where: { tokenHash, expiresAt: { gt: at } },
    include: { account: true },
    relationLoadStrategy: 'join',
  });
  if (session === null) return undefined;
  if (at.getTime() - session.lastUsedAt.getTime() > USE_NOTED_EVERY_MS) {
    await db.session.updateMany({ where: { tokenHash }, data: { lastUsedAt: at } });
  }
  const { account, id } = session;
  return { account: accountOf(account), organiser: account.organiser, id };
}
