import type { Content } from '../model/rules.js';
import { BASE_BUILDINGS } from './base-buildings.js';
import { BASE_CARDS } from './base-cards.js';
import { MARKET_FACES } from './market-faces.js';
import { OLDER_BUILDINGS, STYLE_BUILDINGS } from './style-buildings.js';
import { STYLE_CARDS } from './style-cards.js';

export type ContentName = 'base' | 'style' | 'style-older';

/** Tables under their address. */
export type ContentRow = Readonly<{ name: ContentName; hash: string; content: Content }>;

const BASE: Content = { cards: BASE_CARDS, tiles: BASE_BUILDINGS, faces: { market: MARKET_FACES.market } };
const STYLE: Content = {
  cards: [...BASE_CARDS, ...STYLE_CARDS],
  tiles: [...BASE_BUILDINGS, ...STYLE_BUILDINGS],
  faces: MARKET_FACES,
};

/**
 * Every set of tables a stored game may have been played with; of each name the first is used for new games.
 * The hash is the SHA-256 of `contentText` and stands in every GameStarted, so that no table can be changed under a
 * stored game. The rules may not hash, hence constants, compared with the tables by a test.
 */
export const CONTENTS: readonly ContentRow[] = [
  { name: 'base', hash: '27c017d07e616aa00cd9d849e6a032548c5a329f05174ca64185e0ed1853f9aa', content: BASE },
  { name: 'style', hash: '873c9a3025646d0b556c83778fae823ee7b3412f909b00289295275d9512fafa', content: STYLE },
  {
    name: 'style-older',
    hash: '3a106764dd729b45835b85018911b1b9dd62afcde8929d71cfaf473d6a10b24a',
    content: { ...STYLE, tiles: [...STYLE.tiles, ...OLDER_BUILDINGS] },
  },
];

/** The tables as one canonical text: keys sorted, no spaces. Hash this to get the content's address. */
export const contentText = (content: Content): string => canonical(content);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
