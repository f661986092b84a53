import type { OwnAccount } from '../accounts-port.js';
import { Fault } from '../faults.js';
import { attempt } from './attempts.js';
import { notTheName, ownAccount, taken } from './checks.js';
import { confirmAddress } from './letters.js';
import type { MembershipParts } from './parts.js';
import { proveSelf } from './sign-in.js';

/** Who changes their account, with which proof. */
export type Self = Readonly<{ account: string; currentPassword?: string; address: string }>;

export type Registering = Readonly<{ handle: string; email?: string; password: string }>;

/** Makes a guest an account. Games, seats and sessions stay what they are: they hang on the same person. */
export async function register(
  parts: MembershipParts,
  { account, address }: Self,
  { handle, email, password }: Registering,
): Promise<OwnAccount> {
  await attempt(parts, { what: 'register', account, address });
  notTheName(password, handle, email);
  const made = { handle, passwordHash: await parts.passwords.hash(password) };
  const outcome = await parts.accounts.register(account, email === undefined ? made : { ...made, email });
  if (outcome === 'taken') throw taken('input.handle', 'Somebody else has this handle.');
  if (outcome === 'held') throw new Fault('FORBIDDEN', 'You have an account already.');
  if (email !== undefined) await confirmAddress(parts, account, email);
  return ownAccount(parts, account);
}

/** Another name for the others to see. */
export async function rename(parts: MembershipParts, self: Self, name: string): Promise<OwnAccount> {
  await proveSelf(parts, self.account, self.currentPassword, self.address);
  await parts.accounts.rename(self.account, name);
  return ownAccount(parts, self.account);
}

/** Another address, or none. Links that were sent to the old one lead nowhere any more. */
export async function changeEmail(
  parts: MembershipParts,
  self: Self,
  email: string | undefined,
): Promise<OwnAccount> {
  const { account, currentPassword, address } = self;
  await proveSelf(parts, account, currentPassword, address);
  await parts.accounts.setEmail(account, email);
  await parts.links.withdraw(account, 'verifyEmail');
  await parts.links.withdraw(account, 'resetPassword');
  if (email !== undefined) await confirmAddress(parts, account, email);
  return ownAccount(parts, account);
}

export type NewPassword = Readonly<{
  password: string;
  /** The session that stays; all others end. */
  session: string | undefined;
  revokeTokens: boolean;
}>;

/** Another password: whoever else had got in is out. */
export async function changePassword(
  parts: MembershipParts,
  self: Self,
  { password, session, revokeTokens }: NewPassword,
): Promise<OwnAccount> {
  const { account, currentPassword, address } = self;
  await proveSelf(parts, account, currentPassword, address);
  const { handle, email } = await ownAccount(parts, account);
  notTheName(password, handle ?? '', email);
  await parts.accounts.setPassword(account, await parts.passwords.hash(password));
  await parts.links.withdraw(account, 'resetPassword');
  await parts.sessions.endOthers(account, session);
  if (revokeTokens) await parts.accessTokens.revokeAll(account);
  return ownAccount(parts, account);
}
