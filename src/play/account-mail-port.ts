import type { LinkPurpose } from './links-port.js';

/** A letter that carries a one-time link to somebody's own address. */
export type AccountLetter = Readonly<{
  purpose: LinkPurpose;
  account: string;
  email: string;
  secret: string;
  expires: Date;
}>;

/** Sends such letters. What goes wrong on the way is told to nobody who asked: only the reader of the address may know. */
export type AccountMail = Readonly<{ send: (letter: AccountLetter) => Promise<void> }>;
