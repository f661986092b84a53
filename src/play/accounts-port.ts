import type { GameId } from '../game/index.js';
import type { Account } from './people-port.js';
import type { Scope } from './policy.js';
import type { Links } from './links-port.js';
import type { Throttle } from './throttle-port.js';

/** A person as nobody but they themselves may see them. */
export type OwnAccount = Account &
  Readonly<{ email?: string; emailVerified: boolean; organiser: boolean; createdAt: Date }>;

/** What makes a guest an account. */
export type NewAccount = Readonly<{ handle: string; email?: string; passwordHash: string }>;

/** Persons. Handles and addresses are compared in their NFKC form without regard to case. */
export type Accounts = Readonly<{
  createGuest: (name: string, at: Date) => Promise<Account>;
  byHandle: (handle: string) => Promise<Account | undefined>;
  own: (account: string) => Promise<OwnAccount | undefined>;
  /** For signing in: by handle, or by an address that somebody has proved to read. */
  byLogin: (login: string) => Promise<Readonly<{ account: Account; passwordHash: string }> | undefined>;
  passwordHash: (account: string) => Promise<string | undefined>;
  /** The guest keeps everything. `taken`: the handle is somebody else's; `held`: it is no guest any more. */
  register: (account: string, made: NewAccount) => Promise<'done' | 'taken' | 'held'>;
  rename: (account: string, name: string) => Promise<void>;
  /** Another address is unproved again; none removes it. */
  setEmail: (account: string, email: string | undefined) => Promise<void>;
  /** `changed`: it is not, or no longer, the address of this account; `taken`: somebody else has proved to read it. */
  verifyEmail: (account: string, email: string, at: Date) => Promise<'done' | 'changed' | 'taken'>;
  setPassword: (account: string, passwordHash: string) => Promise<void>;
  /** Lets an account see to all games; false for guests and for nobody. */
  setOrganiser: (account: string, organiser: boolean) => Promise<boolean>;
  /** Removes every row about the person. Their seats remain, held by nobody. */
  erase: (account: string) => Promise<void>;
}>;

/** Who is behind a credential. */
export type Known = Readonly<{ account: Account; organiser: boolean; id: string }>;

export type SessionRow = Readonly<{
  id: string;
  /** The program it was started from, in a few words. */
  label: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}>;

/** Sessions. Tokens arrive hashed: the rows hold nothing that opens one. */
export type SessionStore = Readonly<{
  start: (
    session: Readonly<{ account: string; tokenHash: string; label: string; at: Date; expires: Date }>,
  ) => Promise<void>;
  /** Whose session this is, if it has not expired or ended. */
  find: (tokenHash: string, at: Date) => Promise<Known | undefined>;
  end: (tokenHash: string) => Promise<void>;
  /** Those that are still good, the one used last first. */
  of: (account: string, at: Date) => Promise<readonly SessionRow[]>;
  endOne: (account: string, id: string) => Promise<boolean>;
  /** Ends all sessions of a person but one; how many. */
  endOthers: (account: string, kept: string | undefined) => Promise<number>;
}>;

export type TokenRow = Readonly<{
  id: string;
  name: string;
  scopes: readonly Scope[];
  createdAt: Date;
  lastUsedAt?: Date;
  expiresAt?: Date;
}>;

export type NewToken = Readonly<{
  id: string;
  account: string;
  name: string;
  scopes: readonly Scope[];
  at: Date;
  expires?: Date;
}>;

/** What persons have given to programs. */
export type AccessTokens = Readonly<{
  /** The token with its secret, which is never shown again; undefined if there is one with this id. */
  create: (token: NewToken) => Promise<Readonly<{ token: TokenRow; secret: string }> | undefined>;
  find: (
    tokenHash: string,
    at: Date,
  ) => Promise<(Known & Readonly<{ scopes: readonly Scope[] }>) | undefined>;
  /** The newest first. */
  of: (account: string) => Promise<readonly TokenRow[]>;
  revoke: (account: string, id: string) => Promise<boolean>;
  revokeAll: (account: string) => Promise<number>;
}>;

/** Whom the owners of games let see to them. */
export type Organisers = Readonly<{
  appoint: (game: GameId, account: string, at: Date) => Promise<void>;
  dismiss: (game: GameId, account: string) => Promise<boolean>;
  of: (game: GameId) => Promise<readonly Account[]>;
  is: (game: GameId, account: string) => Promise<boolean>;
  /** Whether somebody sees to any game at all. */
  anywhere: (account: string) => Promise<boolean>;
}>;

/** Passwords are only ever hashed and compared, slowly and beside the event loop. */
export type Passwords = Readonly<{
  hash: (password: string) => Promise<string>;
  /** Takes equally long when there is nothing to compare with. */
  matches: (hash: string | undefined, password: string) => Promise<boolean>;
  /** Made with less effort than is asked for today. */
  isOutdated: (hash: string) => boolean;
}>;

/** Everything about persons that must not be lost. */
export type PeopleStores = Readonly<{
  accounts: Accounts;
  sessions: SessionStore;
  accessTokens: AccessTokens;
  organisers: Organisers;
  links: Links;
  throttle: Throttle;
  passwords: Passwords;
}>;
