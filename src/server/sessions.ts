import type { NewSession, Sessions } from '../graphql/context.js';
import type { SessionStore } from '../play/accounts-port.js';
import type { SessionCookie } from './cookies.js';
import type { Identity } from './credentials.js';
import { SESSION_DAYS } from './settings.js';
import { hashToken, newToken } from './tokens.js';

const DAY_SECONDS = 24 * 60 * 60;

export type SessionParts = Readonly<{
  sessions: SessionStore;
  cookie: SessionCookie;
  /** The program that asks, in a few words. */
  label: () => string;
  now: () => Date;
  /** Puts a Set-Cookie header on the answer. */
  setCookie: (header: string) => void;
}>;

/** Starts and ends the sessions of one request. */
export function createSessions(
  { sessions, cookie, label, now, setCookie }: SessionParts,
  identity: Identity | undefined,
): Sessions {
  return {
    start: async ({ id }, kind): Promise<NewSession> => {
      const token = newToken();
      const at = now();
      const expires = new Date(at.getTime() + SESSION_DAYS * DAY_SECONDS * 1000);
      await sessions.start({ account: id, tokenHash: hashToken(token), label: label(), at, expires });
      if (kind === 'token') return { token, expires };
      setCookie(cookie.write(token, SESSION_DAYS * DAY_SECONDS));
      return { expires };
    },
    end: async () => {
      if (identity?.kind !== 'session') return false;
      await sessions.end(identity.tokenHash);
      setCookie(cookie.clear());
      return true;
    },
    forget: () => setCookie(cookie.clear()),
    current: identity?.kind === 'session' ? { id: identity.id, tokenHash: identity.tokenHash } : undefined,
  };
}
