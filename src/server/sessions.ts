import type { NewSession, Sessions } from '../graphql/context.js';
import type { Accounts } from '../play/people-port.js';
import type { SessionCookie } from './cookies.js';
import type { Identity } from './credentials.js';
import { SESSION_DAYS } from './settings.js';
import { hashToken, newToken } from './tokens.js';

const DAY_SECONDS = 24 * 60 * 60;

export type SessionParts = Readonly<{
  accounts: Accounts;
  cookie: SessionCookie;
  now: () => Date;
  /** Puts a Set-Cookie header on the answer. */
  setCookie: (header: string) => void;
}>;

/** Starts and ends the sessions of one request. */
export function createSessions(
  { accounts, cookie, now, setCookie }: SessionParts,
  identity: Identity | undefined,
): Sessions {
  return {
    start: async ({ id }, kind): Promise<NewSession> => {
      const token = newToken();
      const at = now();
      const expires = new Date(at.getTime() + SESSION_DAYS * DAY_SECONDS * 1000);
      await accounts.startSession({ account: id, tokenHash: hashToken(token), at, expires });
      if (kind === 'token') return { token, expires };
      setCookie(cookie.write(token, SESSION_DAYS * DAY_SECONDS));
      return { expires };
    },
    end: async () => {
      if (identity === undefined) return false;
      await accounts.endSession(identity.tokenHash);
      setCookie(cookie.clear());
      return true;
    },
  };
}
