import type { IncomingHttpHeaders } from 'node:http';
import { Fault } from '../play/faults.js';
import type { Account, Accounts } from '../play/people-port.js';
import { NOBODY, type Asker } from '../play/policy.js';
import type { SessionCookie } from './cookies.js';
import { hashToken, isToken } from './tokens.js';

/** What somebody shows to prove who they are. */
export type Credential = Readonly<{ kind: 'bearer' | 'cookie'; token: string }>;

/** Who asks, and by which session. */
export type Identity = Readonly<{ viewer: Account; tokenHash: string }>;

/** The credential in these headers; a token that is sent on purpose goes before a cookie that the browser adds. */
export function credentialIn(headers: IncomingHttpHeaders, cookie: SessionCookie): Credential | undefined {
  const { authorization } = headers;
  if (authorization !== undefined) {
    return { kind: 'bearer', token: /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '' };
  }
  const token = cookie.read(headers.cookie);
  return token === undefined ? undefined : { kind: 'cookie', token };
}

/**
 * Whose credential it is. A dead cookie is nobody's: the page shows that one is signed out. A dead token is a
 * fault: a program that sends one believes to be somebody.
 */
export async function identify(
  accounts: Accounts,
  credential: Credential | undefined,
  now: Date,
): Promise<Identity | undefined> {
  if (credential === undefined) return undefined;
  const identity = isToken(credential.token)
    ? await identityOf(accounts, hashToken(credential.token), now)
    : undefined;
  if (identity === undefined && credential.kind === 'bearer') throw badToken();
  return identity;
}

async function identityOf(accounts: Accounts, tokenHash: string, now: Date): Promise<Identity | undefined> {
  const viewer = await accounts.bySession(tokenHash, now);
  return viewer === undefined ? undefined : { viewer, tokenHash };
}

/** Whoever asks, as the policy sees them. */
export const askerOf = (identity: Identity | undefined): Asker =>
  identity === undefined ? NOBODY : { person: identity.viewer.guest ? 'guest' : 'holder', organiser: false };

/** A token that opens nothing, or nothing any more. */
export const badToken = (): Fault =>
  new Fault('UNAUTHENTICATED', 'This token is unknown, or its session has ended.');
