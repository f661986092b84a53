import { toHex } from '../fairness/bytes.js';
import { hashOf } from '../fairness/hash.js';
import type { GameRow } from './people-port.js';
import type { RandomBytes } from './record.js';

const LINK_BYTES = 16;
const LINK = /^[0-9a-f]{32}$/;

/** The secret in a game's link, and what is stored of it: that opens nothing. */
export type NewLink = Readonly<{ secret: string; hash: string }>;

/** A secret nobody can guess. */
export function newLink(random: RandomBytes): NewLink {
  const secret = toHex(random(LINK_BYTES));
  return { secret, hash: hashOf(secret) };
}

/** Whether it can be the secret of a link at all. */
export const isLink = (text: string): boolean => LINK.test(text);

/** Whether this secret is the one in the game's link. */
export const opensGame = ({ linkHash }: Pick<GameRow, 'linkHash'>, secret: string | undefined): boolean =>
  secret !== undefined && linkHash !== undefined && isLink(secret) && hashOf(secret) === linkHash;
