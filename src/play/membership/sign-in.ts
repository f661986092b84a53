import { Fault } from '../faults.js';
import { guestNameOf } from '../guest-names.js';
import { nameKey } from '../handles.js';
import type { Account } from '../people-port.js';
import { attempt, forgive } from './attempts.js';
import type { MembershipParts } from './parts.js';

/** Who is trying, by handle or by a proved address, and from where. */
export type SigningIn = Readonly<{ login: string; password: string; address: string }>;

/** The account with this password. Whether it was the name or the password that is wrong is not told, nor how long it took. */
export async function signIn(
  parts: MembershipParts,
  { login, password, address }: SigningIn,
): Promise<Account> {
  const tried = { what: 'signIn', account: nameKey(login.trim()), address };
  await attempt(parts, tried);
  const { accounts, passwords } = parts;
  const found = await accounts.byLogin(login);
  const matches = await passwords.matches(found?.passwordHash, password);
  if (found === undefined || !matches) throw wrongPassword('The name or the password is wrong.');
  await forgive(parts, tried);
  if (passwords.isOutdated(found.passwordHash))
    await accounts.setPassword(found.account.id, await passwords.hash(password));
  return found.account;
}

/** Somebody who plays at once: a name is enough, and who gives none is given one. */
export async function comeIn(
  parts: MembershipParts,
  name: string | undefined,
  address: string,
): Promise<Account> {
  await attempt(parts, { what: 'guest', address });
  return parts.accounts.createGuest(name ?? guestNameOf(parts.newId()), parts.now());
}

/** Proof that it is still the same person who sits there. Guests have nothing to prove it with. */
export async function proveSelf(
  parts: MembershipParts,
  account: string,
  password: string | undefined,
  address: string,
): Promise<void> {
  const known = await parts.accounts.passwordHash(account);
  if (known === undefined) return;
  const tried = { what: 'password', account, address };
  await attempt(parts, tried);
  if (!(await parts.passwords.matches(known, password ?? ''))) throw wrongPassword(notProven(password));
  await forgive(parts, tried);
}

const notProven = (password: string | undefined): string =>
  password === undefined
    ? 'Send your password as "currentPassword", to prove that it is you.'
    : 'The password is wrong.';

const wrongPassword = (message: string): Fault => new Fault('WRONG_PASSWORD', message);
