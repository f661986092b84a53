import { randomUUID } from 'node:crypto';
import { Prisma, type Account as Row, type PrismaClient } from '../generated/prisma/client.js';
import type { Accounts, OwnAccount } from '../play/accounts-port.js';
import { nameKey } from '../play/handles.js';
import type { Account } from '../play/people-port.js';

type Database = Pick<PrismaClient, 'account' | '$executeRaw'>;

/** Persons. */
export const createAccounts = (db: Database): Accounts => ({
  createGuest: async (name, at) =>
    accountOf(
      await db.account.create({ data: { id: randomUUID(), displayName: name, guest: true, createdAt: at } }),
    ),
  byHandle: async (handle) => {
    const row = await db.account.findUnique({ where: { handleKey: nameKey(handle) } });
    return row === null ? undefined : accountOf(row);
  },
  own: async (id) => {
    const row = await db.account.findUnique({ where: { id } });
    return row === null ? undefined : ownAccountOf(row);
  },
  byLogin: (login) => byLogin(db, login),
  passwordHash: async (id) =>
    (await db.account.findUnique({ where: { id }, select: { passwordHash: true } }))?.passwordHash ??
    undefined,
  register: (id, { handle, email, passwordHash }) =>
    orTaken(async () => {
      const { count } = await db.account.updateMany({
        where: { id, guest: true },
        data: { guest: false, handle, handleKey: nameKey(handle), passwordHash, ...emailColumns(email) },
      });
      return count === 1 ? 'done' : 'held';
    }),
  rename: (id, displayName) => change(db, { id }, { displayName }),
  setEmail: (id, email) => change(db, { id }, emailColumns(email)),
  verifyEmail: (id, email, at) =>
    orTaken(async () => {
      const where = { id, emailKey: nameKey(email) };
      const { count } = await db.account.updateMany({ where, data: { emailVerifiedAt: at } });
      return count === 1 ? 'done' : 'changed';
    }),
  setPassword: (id, passwordHash) => change(db, { id, guest: false }, { passwordHash }),
  setOrganiser: async (id, organiser) =>
    (await db.account.updateMany({ where: { id, guest: false }, data: { organiser } })).count === 1,
  erase: async (id) => {
    await db.$executeRaw`select erase_account(${id}::uuid)`;
  },
});

async function change(
  db: Database,
  where: Prisma.AccountWhereInput,
  data: Prisma.AccountUpdateManyMutationInput,
): Promise<void> {
  await db.account.updateMany({ where, data });
}

/** A name with an at sign in it is an address, any other a handle. */
async function byLogin(db: Database, login: string): ReturnType<Accounts['byLogin']> {
  const key = nameKey(login.trim());
  const where = key.includes('@') ? { emailKey: key, emailVerifiedAt: { not: null } } : { handleKey: key };
  const row = await db.account.findFirst({ where });
  const passwordHash = row?.passwordHash ?? undefined;
  return row === null || passwordHash === undefined ? undefined : { account: accountOf(row), passwordHash };
}

const emailColumns = (email: string | undefined) => ({
  email: email ?? null,
  emailKey: email === undefined ? null : nameKey(email),
  emailVerifiedAt: null,
});

/** A second holder of what only one may hold is refused by the index, however many try at once. */
const orTaken = async <Outcome>(change: () => Promise<Outcome>): Promise<Outcome | 'taken'> => {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return 'taken';
    throw error;
  }
};

export type AccountRow = Readonly<{
  id: string;
  displayName: string;
  guest: boolean;
  handle: string | null;
}>;

/** What makes such a row, of a table that the statement calls a. */
export const ACCOUNT_COLUMNS = 'a.id, a.display_name as "displayName", a.guest, a.handle';

/** An account's row as everybody may see it. */
export const accountOf = ({ id, displayName, guest, handle }: AccountRow): Account => ({
  id,
  name: displayName,
  guest,
  ...(handle === null ? {} : { handle }),
});

const ownAccountOf = (row: Row): OwnAccount => ({
  ...accountOf(row),
  ...(row.email === null ? {} : { email: row.email }),
  emailVerified: row.emailVerifiedAt !== null,
  organiser: row.organiser,
  createdAt: row.createdAt,
});
