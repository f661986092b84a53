import type { TileRow } from '../model/buildings.js';
import { fixed, income, market, ornamented, tileLike, worker } from './rows.js';

/** The nine tiles of the expansion: effects by the rulebook (001:405-409), prices, points and copies made up. */
// prettier-ignore
export const STYLE_BUILDINGS: readonly TileRow[] = [
  ornamented('XB1', 1, 4),
  ornamented('XB2', 1, 4),
  ornamented('XB3', 1, 4),
  tileLike(fixed('XB4', { brick: 1, stone: 1, ornaments: 1 }, 8), { kind: 'extraCard' }, 'price', 'points', 'copies'),
  tileLike(fixed('XB5', { wood: 1, stone: 1, ornaments: 2 }, 11), { kind: 'extraCard' }, 'price', 'points', 'copies'),
  tileLike(fixed('XB6', { wood: 1, brick: 1, ornaments: 1 }, 8), market('style'), 'price', 'points', 'copies'),
  tileLike(fixed('XB7', { wood: 1, gold: 1, ornaments: 1 }, 10), market('style'), 'price', 'points', 'copies'),
  tileLike(fixed('XB8', { wood: 1, brick: 1, ornaments: 1 }, 5), worker('wood', 2), 'price', 'points', 'copies'),
  tileLike(fixed('XB9', { stone: 1, gold: 1, ornaments: 1 }, 6), worker('gold', 5), 'price', 'points', 'copies'),
];

/** The six older tiles: effects and points by the rulebook (001:315-335), prices made up. */
// prettier-ignore
export const OLDER_BUILDINGS: readonly TileRow[] = [
  tileLike(fixed('M1', { wood: 2, brick: 1 }, 3), income({ wood: 1 }), 'price'),
  tileLike(fixed('M2', { wood: 1, brick: 2 }, 4), income({ brick: 1 }), 'price'),
  tileLike(fixed('M3', { wood: 1, brick: 1, stone: 1 }, 5), income({ stone: 1 }), 'price'),
  tileLike(fixed('M4', { brick: 2, stone: 1 }, 5), { kind: 'person' }, 'price'),
  tileLike(fixed('M5', { wood: 2, stone: 1 }, 5), { kind: 'tool' }, 'price'),
  tileLike(fixed('M6', { wood: 2, brick: 1 }, 5), { kind: 'agriculture' }, 'price'),
];
