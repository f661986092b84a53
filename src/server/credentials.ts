import type { IncomingHttpHeaders } from 'node:http';
import type { AccessTokens, SessionStore } from '../play/accounts-port.js';
import { Fault } from '../play/faults.js';
import type { Account } from '../play/people-port.js';
import { NOBODY, type Asker, type Scope } from '../play/policy.js';
import type { SessionCookie } from './cookies.js';
import { hashToken, kindOfToken } from './tokens.js';

/** What somebody shows to prove who they are. */
export type Credential = Readonly<{ kind: 'bearer' | 'cookie'; token: string }>;

/** Who asks, and by which session or token. */
export type Identity = Readonly<{
  viewer: Account;
  organiser: boolean;
  kind: 'session' | 'accessToken';
  id: string;
  tokenHash: string;
  /** Of an access token. */
  scopes?: readonly Scope[];
}>;

/** Where credentials are looked up. */
export type Keys = Readonly<{ sessions: SessionStore; accessTokens: AccessTokens }>;

/** The credential in these headers; a token that is sent on purpose goes before a cookie that the browser adds. */
export function credentialIn(headers: IncomingHttpHeaders, cookie: SessionCookie): Credential | undefined {
  const { authorization } = headers;
  if (authorization !== undefined) {
    return { kind: 'bearer', token: bearerIn(authorization) };
  }
  const token = cookie.read(headers.cookie);
  return token === undefined ? undefined : { kind: 'cookie', token };
}

const BEARER = 'bearer ';

/** The token behind the word; none if it is another word. */
const bearerIn = (authorization: string): string =>
  authorization.slice(0, BEARER.length).toLowerCase() === BEARER
    ? authorization.slice(BEARER.length).trimStart()
    : '';

/**
 * Whose credential it is. A dead cookie is nobody's: the page shows that one is signed out. A dead token is a
 * fault: a program that sends one believes to be somebody.
 */
export async function identify(
  keys: Keys,
  credential: Credential | undefined,
  now: Date,
): Promise<Identity | undefined> {
  if (credential === undefined) return undefined;
  const identity = await identityOf(keys, credential.token, now);
  if (identity === undefined && credential.kind === 'bearer') throw badToken();
  return identity;
}

async function identityOf(keys: Keys, token: string, now: Date): Promise<Identity | undefined> {
  const kind = kindOfToken(token);
  if (kind === undefined) return undefined;
  const tokenHash = hashToken(token);
  const known =
    kind === 'session'
      ? await keys.sessions.find(tokenHash, now)
      : await keys.accessTokens.find(tokenHash, now);
  if (known === undefined) return undefined;
  const { account: viewer, organiser, id } = known;
  const identity = { viewer, organiser, kind, id, tokenHash };
  return 'scopes' in known ? { ...identity, scopes: known.scopes as readonly Scope[] } : identity;
}

/** Whether the credential still opens what it did: it is there, and whoever saw to all games still does. */
export async function isStillGood(
  keys: Keys,
  { kind, tokenHash, organiser }: Identity,
  now: Date,
): Promise<boolean> {
  const store = kind === 'session' ? keys.sessions : keys.accessTokens;
  const known = await store.find(tokenHash, now);
  return known !== undefined && (known.organiser || !organiser);
}

/** Whoever asks, as the policy sees them. */
export function askerOf(identity: Identity | undefined): Asker {
  if (identity === undefined) return NOBODY;
  const { viewer, organiser, scopes } = identity;
  const asker: Asker = { person: viewer.guest ? 'guest' : 'holder', organiser };
  return scopes === undefined ? asker : { ...asker, scopes };
}

/** A token that opens nothing, or nothing any more. */
export const badToken = (): Fault =>
  new Fault('UNAUTHENTICATED', 'This token is unknown, or its session has ended.');
