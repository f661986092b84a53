import { Fault } from '../faults.js';
import { nameKey } from '../handles.js';
import type { Link, LinkPurpose } from '../links-port.js';
import { attempt, forgive } from './attempts.js';
import { notTheName, ownAccount, taken } from './checks.js';
import type { MembershipParts } from './parts.js';

const MINUTE_MS = 60 * 1000;

/** How long a link may lie in somebody's mail. */
const LASTS_MS: Readonly<Record<LinkPurpose, number>> = {
  verifyEmail: 48 * 60 * MINUTE_MS,
  resetPassword: 30 * MINUTE_MS,
};

/** Makes a link of which only the newest works. */
export async function newLink(
  { links, now }: Pick<MembershipParts, 'links' | 'now'>,
  account: string,
  purpose: LinkPurpose,
  subject: string,
): Promise<Readonly<{ secret: string; expires: Date }>> {
  const at = now();
  const expires = new Date(at.getTime() + LASTS_MS[purpose]);
  await links.withdraw(account, purpose);
  return { secret: await links.create({ account, purpose, subject, at, expires }), expires };
}

/** Sends a link with which its reader proves to read this address. False where no mail is sent. */
export async function confirmAddress(
  parts: MembershipParts,
  account: string,
  email: string,
): Promise<boolean> {
  const { mail, warn } = parts;
  if (mail === undefined) return false;
  const link = await newLink(parts, account, 'verifyEmail', email);
  mail
    .send({ purpose: 'verifyEmail', account, email, ...link })
    .catch((error: unknown) => warn('sending a confirmation', error));
  return true;
}

/** Sends the confirmation once more. */
export async function askConfirmation(
  parts: MembershipParts,
  account: string,
  address: string,
): Promise<boolean> {
  await attempt(parts, { what: 'letter', account, address });
  const { email, emailVerified } = await ownAccount(parts, account);
  return email !== undefined && !emailVerified && confirmAddress(parts, account, email);
}

/** Whoever has the link has read the mail. */
export async function verifyEmail(parts: MembershipParts, secret: string, address: string): Promise<void> {
  const { links, accounts, now } = parts;
  await attempt(parts, { what: 'link', address });
  const link = await links.take(secret, 'verifyEmail', now());
  const outcome =
    link === undefined ? 'changed' : await accounts.verifyEmail(link.account, link.subject, now());
  if (outcome === 'changed') throw badLink();
  if (outcome === 'taken') throw taken('email', 'This address belongs to another account.');
}

/**
 * Sends a link for a new password to the address of the account, if there is one that was proved. Whoever asks learns
 * nothing about it, neither from the answer nor from how long it takes.
 */
export async function askReset(parts: MembershipParts, login: string, address: string): Promise<void> {
  await attempt(parts, { what: 'reset', account: nameKey(login.trim()), address });
  const { warn } = parts;
  sendReset(parts, login).catch((error: unknown) => warn('sending a link for a new password', error));
}

async function sendReset(parts: MembershipParts, login: string): Promise<void> {
  const { accounts, mail } = parts;
  const found = await accounts.byLogin(login);
  if (found === undefined || mail === undefined) return;
  const { id, email, emailVerified } = await ownAccount(parts, found.account.id);
  if (email === undefined || !emailVerified) return;
  const link = await newLink(parts, id, 'resetPassword', email);
  await mail.send({ purpose: 'resetPassword', account: id, email, ...link });
}

/** Sets a new password by link; every session ends. */
export async function resetPassword(
  parts: MembershipParts,
  secret: string,
  password: string,
  address: string,
): Promise<void> {
  const { links, accounts, sessions, passwords, now } = parts;
  await attempt(parts, { what: 'link', address });
  const { handle, email } = await ownAccount(parts, (await peek(parts, secret)).account);
  notTheName(password, handle, email);
  // Hashed first: a link must not be used up by a server that is too busy.
  const hash = await passwords.hash(password);
  const link = await links.take(secret, 'resetPassword', now());
  if (link === undefined) throw badLink();
  await accounts.setPassword(link.account, hash);
  await sessions.endOthers(link.account, undefined);
  await forgive(parts, { what: 'signIn', account: nameKey(handle ?? ''), address });
}

async function peek({ links, now }: MembershipParts, secret: string): Promise<Link> {
  const link = await links.peek(secret, 'resetPassword', now());
  if (link === undefined) throw badLink();
  return link;
}

const badLink = (): Fault =>
  new Fault('BAD_LINK', 'This link has been used, has expired, or never was one. Ask for a new one.');
