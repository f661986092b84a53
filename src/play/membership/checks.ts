import type { OwnAccount } from '../accounts-port.js';
import { Fault } from '../faults.js';
import { nameKey } from '../handles.js';
import type { MembershipParts } from './parts.js';

/** The account as its person sees it. */
export async function ownAccount({ accounts }: MembershipParts, account: string): Promise<OwnAccount> {
  const own = await accounts.own(account);
  if (own === undefined) throw new Fault('UNAUTHENTICATED', 'This account has been deleted.');
  return own;
}

/** What everybody knows is no password. */
export function notTheName(password: string, ...names: readonly (string | undefined)[]): void {
  const known = names.flatMap((name) => (name === undefined ? [] : [nameKey(name)]));
  if (known.includes(nameKey(password)))
    throw new Fault('BAD_INPUT', 'The password must be something else than the name.', {
      field: 'input.password',
    });
}

/** Something only one may have. */
export const taken = (field: string, message: string): Fault => new Fault('TAKEN', message, { field });
