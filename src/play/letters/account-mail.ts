import { linkLetter } from '../../views/letters/house-letters.js';
import type { AccountLetter, AccountMail } from '../account-mail-port.js';
import type { HouseLinks } from '../house-links-port.js';
import type { Letters } from '../letters-port.js';
import type { Post, Posted } from '../post-port.js';
import type { PreferenceStore } from '../preferences-port.js';

export type AccountMailParts = Readonly<{
  post: Post;
  letters: Letters;
  preferences: PreferenceStore;
  links: HouseLinks;
  newId: () => string;
  now: () => Date;
  /** Pauses before the second and every further attempt. */
  retryAfterMs?: readonly number[];
}>;

/** The secret stands nowhere but in the letter, so nobody else can take over: a few attempts, and then ask again. */
const RETRY_AFTER_MS = [5_000, 30_000, 120_000];

/** Sends links that do one thing once; every attempt is kept. */
export const createAccountMail = (parts: AccountMailParts): AccountMail => ({
  send: async (wanted) => {
    const outgoing = await written(parts, wanted);
    const id = outgoing.id;
    for (const delay of [0, ...(parts.retryAfterMs ?? RETRY_AFTER_MS)]) {
      if (delay > 0) await new Promise((resume) => setTimeout(resume, delay));
      const posted = await attempt(parts, wanted, id, () =>
        parts.post(outgoing, { kind: 'email', address: wanted.email }),
      );
      if (posted.result !== 'failed') return;
      if (posted.permanent) throw new Error(`the letter was refused: ${posted.error}`);
    }
    throw new Error('the letter could not be sent');
  },
});

async function written(
  { preferences, links, newId }: AccountMailParts,
  { purpose, account, secret, expires }: AccountLetter,
) {
  const manner = (await preferences.mannersOf([account])).get(account);
  if (manner === undefined) throw new Error('nobody to write to');
  const url = purpose === 'verifyEmail' ? links.confirmEmail(secret) : links.resetPassword(secret);
  const reader = { language: manner.language, zone: manner.calendar.zone };
  return { id: newId().replaceAll('-', ''), letter: linkLetter(purpose, reader, url, expires), facts: {} };
}

async function attempt(
  { letters, now }: AccountMailParts,
  { account, purpose }: AccountLetter,
  letter: string,
  send: () => Promise<Posted>,
): Promise<Posted> {
  const number = await letters.begin({ account, letter, kind: purpose, channel: { kind: 'email' } }, now());
  const posted = await send();
  await letters.end({ account, letter }, number, { posted, at: now() });
  return posted;
}
