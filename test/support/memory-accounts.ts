import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { GameId } from '../../src/game/index.js';
import { createPasswords, EFFORT } from '../../src/journal/passwords.js';
import { stepAt } from '../../src/lib/pace.js';
import type {
  AccessTokens,
  Accounts,
  Known,
  Organisers,
  OwnAccount,
  PeopleStores,
  SessionRow,
  SessionStore,
  TokenRow,
} from '../../src/play/accounts-port.js';
import { without } from '../../src/lib/without.js';
import { nameKey } from '../../src/play/handles.js';
import { LINK_PURPOSES } from '../../src/play/links-port.js';
import type { Account } from '../../src/play/people-port.js';
import type { Throttle } from '../../src/play/throttle-port.js';
import { memoryLinks } from './memory-links.js';

type Person = OwnAccount & Readonly<{ passwordHash?: string }>;
export type Persons = Map<string, Person>;

/** Persons and all that hangs on them, for as long as a test. `forget` is told when one is erased. */
export function memoryAccounts(persons: Persons, forget: (account: string) => void): PeopleStores {
  const sessions = new Map<string, SessionRow & Readonly<{ account: string }>>();
  const tokens = new Map<string, TokenRow & Readonly<{ account: string }>>();
  const appointed = new Set<string>();
  const links = memoryLinks();
  const erase = (account: string): void => {
    persons.delete(account);
    for (const rows of [sessions, tokens])
      for (const [hash, row] of rows) if (row.account === account) rows.delete(hash);
    for (const entry of appointed) if (entry.endsWith(` ${account}`)) appointed.delete(entry);
    for (const purpose of LINK_PURPOSES) void links.withdraw(account, purpose);
    forget(account);
  };
  return {
    accounts: accountsOf(persons, erase),
    sessions: sessionsOf(persons, sessions),
    accessTokens: tokensOf(persons, tokens),
    organisers: organisersOf(persons, appointed),
    links,
    throttle: memoryThrottle(),
    // Suites sign in a thousand times, and nobody guesses.
    passwords: createPasswords({ ...EFFORT, memoryCost: 64, timeCost: 1 }),
  };
}

/** As everybody may see them. */
export const publicly = ({ id, name, guest, handle }: Account): Account => ({
  id,
  name,
  guest,
  ...(handle === undefined ? {} : { handle }),
});

const done = <Value>(value: Value): Promise<Value> => Promise.resolve(value);
const NOT_PROVED = { emailVerified: false } as const;

function accountsOf(persons: Persons, erase: (account: string) => void): Accounts {
  const all = (): readonly Person[] => [...persons.values()];
  const byHandle = (handle: string): Person | undefined =>
    all().find((person) => person.handle !== undefined && nameKey(person.handle) === nameKey(handle));
  const byEmail = (email: string): Person | undefined =>
    all().find((person) => person.emailVerified && nameKey(person.email ?? '') === nameKey(email));
  const change = (account: string, changed: Partial<Person>): Promise<void> => {
    const person = persons.get(account);
    if (person !== undefined) persons.set(account, { ...person, ...changed });
    return Promise.resolve();
  };
  const withoutEmail = (account: string): Promise<void> => {
    const person = persons.get(account);
    if (person !== undefined) persons.set(account, { ...without(person, 'email'), ...NOT_PROVED });
    return Promise.resolve();
  };
  return {
    createGuest: (name, createdAt) => {
      const person = { id: randomUUID(), name, guest: true, ...NOT_PROVED, organiser: false, createdAt };
      persons.set(person.id, person);
      return done(publicly(person));
    },
    byHandle: (handle) => {
      const found = byHandle(handle);
      return done(found === undefined ? undefined : publicly(found));
    },
    own: (account) => {
      const person = persons.get(account);
      if (person === undefined) return done(undefined);
      return done(without(person, 'passwordHash'));
    },
    byLogin: (login) => {
      const found = login.includes('@') ? byEmail(login.trim()) : byHandle(login.trim());
      const hash = found?.passwordHash;
      return done(
        found === undefined || hash === undefined
          ? undefined
          : { account: publicly(found), passwordHash: hash },
      );
    },
    passwordHash: (account) => done(persons.get(account)?.passwordHash),
    register: (account, { handle, email, passwordHash }) => {
      if (byHandle(handle) !== undefined) return done('taken');
      if (persons.get(account)?.guest !== true) return done('held');
      void change(account, {
        guest: false,
        handle,
        passwordHash,
        ...(email === undefined ? {} : { email, ...NOT_PROVED }),
      });
      return done('done');
    },
    rename: (account, name) => change(account, { name }),
    setEmail: (account, email) =>
      email === undefined ? withoutEmail(account) : change(account, { email, ...NOT_PROVED }),
    verifyEmail: (account, email) => {
      if (nameKey(persons.get(account)?.email ?? '') !== nameKey(email)) return done('changed');
      if ((byEmail(email)?.id ?? account) !== account) return done('taken');
      void change(account, { emailVerified: true });
      return done('done');
    },
    setPassword: (account, passwordHash) => change(account, { passwordHash }),
    setOrganiser: (account, organiser) => {
      const held = persons.get(account)?.guest === false;
      if (held) void change(account, { organiser });
      return done(held);
    },
    erase: (account) => {
      erase(account);
      return Promise.resolve();
    },
  };
}

const knownAs = (persons: Persons, row: Readonly<{ account: string; id: string }>): Known | undefined => {
  const person = persons.get(row.account);
  return person === undefined
    ? undefined
    : { account: publicly(person), organiser: person.organiser, id: row.id };
};

function sessionsOf(
  persons: Persons,
  rows: Map<string, SessionRow & Readonly<{ account: string }>>,
): SessionStore {
  const endWhere = (ends: (hash: string, row: { account: string; id: string }) => boolean): number => {
    const ended = [...rows].filter(([hash, row]) => ends(hash, row));
    for (const [hash] of ended) rows.delete(hash);
    return ended.length;
  };
  return {
    start: ({ account, tokenHash, label, at, expires }) => {
      const times = { createdAt: at, lastUsedAt: at, expiresAt: expires };
      return done(void rows.set(tokenHash, { id: randomUUID(), account, label, ...times }));
    },
    find: (tokenHash, at) => {
      const row = rows.get(tokenHash);
      if (row === undefined || row.expiresAt <= at) return done(undefined);
      if (at.getTime() - row.lastUsedAt.getTime() > 60_000) rows.set(tokenHash, { ...row, lastUsedAt: at });
      return done(knownAs(persons, row));
    },
    end: (tokenHash) => done(void rows.delete(tokenHash)),
    of: (account, at) =>
      done(
        [...rows.values()]
          .filter((row) => row.account === account && row.expiresAt > at)
          .sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())
          .map((row) => without(row, 'account')),
      ),
    endOne: (account, id) => done(endWhere((_hash, row) => row.account === account && row.id === id) === 1),
    endOthers: (account, kept) => done(endWhere((hash, row) => row.account === account && hash !== kept)),
  };
}

function tokensOf(
  persons: Persons,
  rows: Map<string, TokenRow & Readonly<{ account: string }>>,
): AccessTokens {
  const remove = (matches: (row: { account: string; id: string }) => boolean): number => {
    const gone = [...rows].filter(([, row]) => matches(row));
    for (const [hash] of gone) rows.delete(hash);
    return gone.length;
  };
  return {
    create: ({ id, account, name, scopes, at, expires }) => {
      if ([...rows.values()].some((row) => row.id === id)) return done(undefined);
      const secret = `cairn_pat_${randomBytes(32).toString('base64url')}`;
      const token = {
        id,
        name,
        scopes,
        createdAt: at,
        ...(expires === undefined ? {} : { expiresAt: expires }),
      };
      rows.set(createHash('sha256').update(secret).digest('hex'), { ...token, account });
      return done({ token, secret });
    },
    find: (tokenHash, at) => {
      const row = rows.get(tokenHash);
      if (row === undefined || (row.expiresAt !== undefined && row.expiresAt <= at)) return done(undefined);
      rows.set(tokenHash, { ...row, lastUsedAt: at });
      const known = knownAs(persons, row);
      return done(known === undefined ? undefined : { ...known, scopes: row.scopes });
    },
    of: (account) =>
      done(
        [...rows.values()]
          .filter((row) => row.account === account)
          .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
          .map((row) => without(row, 'account')),
      ),
    revoke: (account, id) => done(remove((row) => row.account === account && row.id === id) === 1),
    revokeAll: (account) => done(remove((row) => row.account === account)),
  };
}

function organisersOf(persons: Persons, appointed: Set<string>): Organisers {
  const key = (game: GameId, account: string): string => `${game} ${account}`;
  return {
    appoint: (game, account) => done(void appointed.add(key(game, account))),
    dismiss: (game, account) => done(appointed.delete(key(game, account))),
    of: (game) =>
      done(
        [...appointed]
          .filter((entry) => entry.startsWith(`${game} `))
          .flatMap((entry) => persons.get(entry.split(' ')[1] ?? '') ?? [])
          .map(publicly),
      ),
    is: (game, account) => done(appointed.has(key(game, account))),
    anywhere: (account) => done([...appointed].some((entry) => entry.endsWith(` ${account}`))),
  };
}

/** Counts tries by the same reckoning as the one on Postgres. */
export function memoryThrottle(): Throttle {
  const due = new Map<string, number>();
  return {
    take: (key, pace, at) => {
      const { waitMs, dueAt } = stepAt(pace, due.get(key), at.getTime());
      due.set(key, dueAt);
      return done(waitMs);
    },
    forget: (key) => done(void due.delete(key)),
  };
}
