import type { MarketKind } from '../model/cards.js';
import type { FaceTable } from '../model/rules.js';
import { take } from './rows.js';

/** The base market is printed on its cards; the faces "with style" are made up (001:388 shows only a picture). */
export const MARKET_FACES: Readonly<Record<MarketKind, FaceTable>> = {
  market: {
    faces: [
      take({ wood: 1 }),
      take({ brick: 1 }),
      take({ stone: 1 }),
      take({ gold: 1 }),
      { kind: 'tool' },
      { kind: 'agriculture' },
    ],
    source: 'printed',
  },
  style: {
    faces: [
      take({ wood: 1 }),
      take({ brick: 1 }),
      take({ stone: 1 }),
      take({ gold: 1 }),
      take({ ornaments: 3 }),
      { kind: 'trade', steps: 1 },
    ],
    source: 'reconstructed',
    unsure: ['top'],
  },
};
