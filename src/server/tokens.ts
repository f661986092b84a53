import { createHash, randomBytes } from 'node:crypto';

const SESSION = /^cairn_[A-Za-z0-9_-]{43}$/;
const ACCESS_TOKEN = /^cairn_pat_[A-Za-z0-9_-]{43}$/;

/** The token of a session: 32 bytes nobody can guess, recognisable wherever they should not stand. */
export const newToken = (): string => `cairn_${randomBytes(32).toString('base64url')}`;

/** What is stored of a token: it opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What it can be at all: anything else need not be looked up. */
export function kindOfToken(text: string): 'session' | 'accessToken' | undefined {
  if (SESSION.test(text)) return 'session';
  return ACCESS_TOKEN.test(text) ? 'accessToken' : undefined;
}
