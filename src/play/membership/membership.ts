import type { OwnAccount } from '../accounts-port.js';
import type { Account } from '../people-port.js';
import {
  changeEmail,
  changePassword,
  register,
  rename,
  type NewPassword,
  type Registering,
  type Self,
} from './account.js';
import { deleteAccount, erase } from './leave-for-good.js';
import { askConfirmation, askReset, resetPassword, verifyEmail } from './letters.js';
import { appoint, dismiss, type Appointment } from './organisers.js';
import type { MembershipParts } from './parts.js';
import { comeIn, signIn, type SigningIn } from './sign-in.js';
import { createToken, type TokenMade, type TokenWish } from './tokens.js';

/** Everything around accounts: coming in, becoming somebody, changing, leaving for good. `address`: where it is asked from. */
export type Membership = Readonly<{
  comeIn: (name: string | undefined, address: string) => Promise<Account>;
  signIn: (signingIn: SigningIn) => Promise<Account>;
  register: (self: Self, registering: Registering) => Promise<OwnAccount>;
  rename: (self: Self, name: string) => Promise<OwnAccount>;
  changeEmail: (self: Self, email: string | undefined) => Promise<OwnAccount>;
  changePassword: (self: Self, changed: NewPassword) => Promise<OwnAccount>;
  askConfirmation: (account: string, address: string) => Promise<boolean>;
  verifyEmail: (secret: string, address: string) => Promise<void>;
  askReset: (login: string, address: string) => Promise<void>;
  resetPassword: (secret: string, password: string, address: string) => Promise<void>;
  createToken: (wish: TokenWish) => Promise<TokenMade>;
  appoint: (appointment: Appointment) => Promise<readonly Account[]>;
  dismiss: (appointment: Appointment) => Promise<readonly Account[]>;
  deleteAccount: (self: Self) => Promise<void>;
  /** As whoever runs the server, who needs no password. */
  erase: (account: string) => Promise<void>;
}>;

/** The cases with the parts they need. */
export const createMembership = (parts: MembershipParts): Membership => ({
  comeIn: (name, address) => comeIn(parts, name, address),
  signIn: (signingIn) => signIn(parts, signingIn),
  register: (self, registering) => register(parts, self, registering),
  rename: (self, name) => rename(parts, self, name),
  changeEmail: (self, email) => changeEmail(parts, self, email),
  changePassword: (self, changed) => changePassword(parts, self, changed),
  askConfirmation: (account, address) => askConfirmation(parts, account, address),
  verifyEmail: (secret, address) => verifyEmail(parts, secret, address),
  askReset: (login, address) => askReset(parts, login, address),
  resetPassword: (secret, password, address) => resetPassword(parts, secret, password, address),
  createToken: (wish) => createToken(parts, wish),
  appoint: (appointment) => appoint(parts, appointment),
  dismiss: (appointment) => dismiss(parts, appointment),
  deleteAccount: (self) => deleteAccount(parts, self),
  erase: (account) => erase(parts, account),
});
