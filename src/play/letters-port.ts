import type { ChannelKind } from './channels-port.js';
import type { Posted } from './post-port.js';

/** Letters that belong to no game. */
export const LETTER_KINDS = ['test', 'verifyEmail', 'resetPassword', 'channelOff', 'digest'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

export type LetterAttempt = Readonly<{
  account: string;
  letter: string;
  kind: LetterKind;
  channel: Readonly<{ id?: string; kind: ChannelKind }>;
}>;

/** Attempts to send them; they go with their account. */
export type Letters = Readonly<{
  /** Notes that an attempt begins; returns its number. */
  begin: (attempt: LetterAttempt, at: Date) => Promise<number>;
  end: (attempt: Pick<LetterAttempt, 'account' | 'letter'>, number: number, end: LetterEnd) => Promise<void>;
  /** How many different letters of this kind a person was to get since then. */
  count: (account: string, kind: LetterKind, since: Date) => Promise<number>;
}>;

export type LetterEnd = Readonly<{ posted: Posted; at: Date }>;
