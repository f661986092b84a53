import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { Account, Accounts } from '../play/people-port.js';

type Database = Pick<PrismaClient, 'account' | 'session'>;

/** How old the note of a session's last use may get, so that reading does not always mean writing. */
const USE_NOTED_EVERY_MS = 60 * 60 * 1000;

/** Persons and their sessions. */
export const createAccounts = (db: Database): Accounts => ({
  createGuest: async (name, at) =>
    accountOf(
      await db.account.create({ data: { id: randomUUID(), displayName: name, guest: true, createdAt: at } }),
    ),
  startSession: async ({ account, tokenHash, at, expires }) => {
    const times = { createdAt: at, lastUsedAt: at, expiresAt: expires };
    await db.session.create({ data: { tokenHash: bytes(tokenHash), accountId: account, ...times } });
  },
  bySession: (tokenHash, at) => bySession(db, bytes(tokenHash), at),
  endSession: async (tokenHash) => {
    await db.session.deleteMany({ where: { tokenHash: bytes(tokenHash) } });
  },
});

async function bySession(db: Database, tokenHash: Bytes, at: Date): Promise<Account | undefined> {
  const session = await db.session.findUnique({
    where: { tokenHash, expiresAt: { gt: at } },
    include: { account: true },
    relationLoadStrategy: 'join',
  });
  if (session === null) return undefined;
  if (at.getTime() - session.lastUsedAt.getTime() > USE_NOTED_EVERY_MS) {
    await db.session.updateMany({ where: { tokenHash }, data: { lastUsedAt: at } });
  }
  return accountOf(session.account);
}

export type AccountRow = Readonly<{ id: string; displayName: string; guest: boolean }>;

/** An account's row as the rest of the house knows it. */
export const accountOf = ({ id, displayName, guest }: AccountRow): Account => ({
  id,
  name: displayName,
  guest,
});

type Bytes = Uint8Array<ArrayBuffer>;

const bytes = (hex: string): Bytes => Buffer.from(hex, 'hex');
