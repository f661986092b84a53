import { hashCommand } from '../../fairness/chain.js';
import type { TokenRow } from '../accounts-port.js';
import { Fault } from '../faults.js';
import type { Scope } from '../policy.js';
import { attempt } from './attempts.js';
import type { MembershipParts } from './parts.js';

/** More than anybody has programs. */
export const MOST_TOKENS = 50;

export type TokenWish = Readonly<{
  account: string;
  organiser: boolean;
  address: string;
  commandId: string;
  name: string;
  scopes: readonly Scope[];
  expires?: Date;
}>;

/** `secret` is shown this once: of a repeated command only the row is left. */
export type TokenMade = Readonly<{ token: TokenRow; secret?: string }>;

/** Makes a token for a program, which may do no more than its person may. */
export async function createToken(parts: MembershipParts, wish: TokenWish): Promise<TokenMade> {
  const { account, address, name, expires } = wish;
  const { accessTokens, now } = parts;
  await attempt(parts, { what: 'token', account, address });
  await withinRole(parts, wish);
  const id = await reservedId(parts, wish);
  const known = await accessTokens.of(account);
  const first = known.find((token) => token.id === id);
  if (first !== undefined) return { token: first };
  if (known.length >= MOST_TOKENS) throw tooMany();
  const scopes = [...new Set<Scope>(['read', ...wish.scopes])];
  const token = { id, account, name, scopes, at: now() };
  const made = await accessTokens.create(expires === undefined ? token : { ...token, expires });
  // The same command at the same moment has made it.
  return made ?? createToken(parts, wish);
}

/** Scopes go as far as the role: given for all games, or by the owner of one. */
async function withinRole({ organisers }: MembershipParts, wish: TokenWish): Promise<void> {
  if (!wish.scopes.includes('organise') || wish.organiser) return;
  if (!(await organisers.anywhere(wish.account)))
    throw new Fault('FORBIDDEN', 'You organise no game: a token cannot do more than you.');
}

/** A repeated command finds the token it made the first time. */
async function reservedId({ requests, newId, now }: MembershipParts, wish: TokenWish): Promise<string> {
  const { account, commandId, name, scopes, expires } = wish;
  const wanted = { createToken: name, scopes: [...scopes].sort() };
  const commandHash = hashCommand(
    expires === undefined ? wanted : { ...wanted, expires: expires.toISOString() },
  );
  const first = await requests.once({ account, commandId, commandHash, result: newId(), at: now() });
  if (first.commandHash === commandHash) return first.result;
  throw new Fault('BAD_INPUT', 'This "commandId" was used for something else.', { field: 'input.commandId' });
}

const tooMany = (): Fault =>
  new Fault('LIMIT_REACHED', `You have ${MOST_TOKENS} tokens: revoke one first.`, { limit: MOST_TOKENS });
