import type { TileRow } from '../model/buildings.js';
import { chosen, fixed, range } from './rows.js';

/** The 28 tiles of the base game. Ids are stored in events: never rename, only append. */
// prettier-ignore
export const BASE_BUILDINGS: readonly TileRow[] = [
  fixed('B01', { wood: 2, brick: 1 }, 10),
  fixed('B02', { wood: 1, brick: 2 }, 11),
  fixed('B03', { wood: 2, stone: 1 }, 11),
  fixed('B04', { wood: 2, gold: 1 }, 12),
  fixed('B05', { wood: 1, brick: 1, stone: 1 }, 12),
  fixed('B06', { wood: 1, brick: 1, stone: 1 }, 12),
  fixed('B07', { wood: 1, stone: 2 }, 13),
  fixed('B08', { brick: 2, stone: 1 }, 13),
  fixed('B09', { wood: 1, brick: 1, gold: 1 }, 13),
  fixed('B10', { wood: 1, brick: 1, gold: 1 }, 13),
  fixed('B11', { brick: 2, gold: 1 }, 14),
  fixed('B12', { brick: 1, stone: 2 }, 14),
  fixed('B13', { wood: 1, stone: 1, gold: 1 }, 14),
  fixed('B14', { wood: 1, stone: 1, gold: 1 }, 14),
  fixed('B15', { brick: 1, stone: 1, gold: 1 }, 15),
  fixed('B16', { brick: 1, stone: 1, gold: 1 }, 15),
  fixed('B17', { stone: 2, gold: 1 }, 16),
  chosen('B18', 4, 1),
  chosen('B19', 4, 2),
  chosen('B20', 4, 3),
  chosen('B21', 4, 4),
  chosen('B22', 5, 1),
  chosen('B23', 5, 2),
  chosen('B24', 5, 3),
  chosen('B25', 5, 4),
  range('B26', 1, 7),
  range('B27', 1, 7),
  range('B28', 1, 7),
];
