import type { Content, ContentRow, Contents } from '../model/rules.js';
import { BASE_BUILDINGS } from './base-buildings.js';
import { BASE_CARDS } from './base-cards.js';
import { MARKET_FACES } from './market-faces.js';
import { OLDER_BUILDINGS, STYLE_BUILDINGS } from './style-buildings.js';
import { STYLE_CARDS } from './style-cards.js';

const BASE: Content = { cards: BASE_CARDS, tiles: BASE_BUILDINGS, faces: { market: MARKET_FACES.market } };
const STYLE: Content = {
  cards: [...BASE_CARDS, ...STYLE_CARDS],
  tiles: [...BASE_BUILDINGS, ...STYLE_BUILDINGS],
  faces: MARKET_FACES,
};

/**
 * Every set of tables of the house a stored game may have been played with; of each name the first is used for new games.
 * The hash is the SHA-256 of `contentText` and stands in every GameStarted, so that no table can be changed under a
 * stored game. The rules may not hash, hence constants, compared with the tables by a test.
 */
export const CONTENTS: readonly ContentRow[] = [
  { name: 'base', hash: '27c017d07e616aa00cd9d849e6a032548c5a329f05174ca64185e0ed1853f9aa', content: BASE },
  { name: 'style', hash: 'd81bbbb95996d82d4700aa82aeb5851f4798aad18658c8672d692f867fa33c80', content: STYLE },
  {
    name: 'style-older',
    hash: '52efcce0a58503b4c8dd26321fa98c7c374285bd5d68cb0b4187e6d750351523',
    content: { ...STYLE, tiles: [...STYLE.tiles, ...OLDER_BUILDINGS] },
  },
];

/** What is at hand where no content file is played. */
export const HOUSE_CONTENTS: Contents = new Set(CONTENTS);

/** The tables of the house, and those of a content file. */
export const contentsWith = (rows: readonly ContentRow[]): Contents => new Set([...CONTENTS, ...rows]);

/** The tables as one canonical text: keys sorted, no spaces. Hash this to get the content's address. */
export const contentText = (content: Content): string => canonical(content);

/** Plain data as one text: the same for the same data, however it was written down. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
