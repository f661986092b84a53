import type { Goods, Resource } from './goods.js';
import type { CardId } from './ids.js';

export const SYMBOLS = [
  'healing',
  'art',
  'music',
  'writing',
  'time',
  'pottery',
  'transport',
  'weaving',
  'ornament',
] as const;
export type CultureSymbol = (typeof SYMBOLS)[number];

export const PROFESSIONS = ['farmer', 'toolMaker', 'hutBuilder', 'shaman', 'trader'] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** The two dice tables: the market of the base game and the one "with style" of the expansion. */
export type MarketKind = 'market' | 'style';

/** What a card, a tile, a village place or a market die gives. One interpreter: `rules/benefits.ts`. */
export type Benefit = Readonly<
  | { kind: 'goods'; goods: Goods }
  | { kind: 'points'; points: number }
  | { kind: 'tool' }
  | { kind: 'agriculture' }
  | { kind: 'person' }
  | { kind: 'trade'; steps: number }
  | { kind: 'roll'; good: Resource; dice: number; divisor: number }
  | { kind: 'market'; faces: MarketKind }
  | { kind: 'extraCard' }
  /** Kept face up and used later, once. */
  | { kind: 'oneUseTool'; value: number }
  | { kind: 'anyTwo'; count: number }
  /** Every round, at the start of phase 2. */
  | { kind: 'income'; goods: Goods<Resource> }
  /** A place of one's own, from the next round on. */
  | { kind: 'worker'; good: Resource; divisor: number; room: number }
>;

/** The lower half: what a card counts for at the end. */
export type Legacy = Readonly<
  { kind: 'culture'; symbol: CultureSymbol } | { kind: 'people'; profession: Profession; count: number }
>;

export const UNSURE_PARTS = ['top', 'bottom', 'pairing', 'price', 'points', 'copies'] as const;
export type UnsurePart = (typeof UNSURE_PARTS)[number];

/** Whether the values of a row stand in a source we could read, or had to be made up to fill a gap. */
export type Origin = Readonly<{
  source: 'printed' | 'reconstructed';
  /** The parts of a reconstructed row that no readable source confirms. */
  unsure?: readonly UnsurePart[];
}>;

export type CardRow = Readonly<{ id: CardId; top: Benefit; bottom: Legacy }> & Origin;
