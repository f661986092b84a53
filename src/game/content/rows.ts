import type {
  Benefit,
  CardRow,
  CultureSymbol,
  Legacy,
  MarketKind,
  Origin,
  Profession,
} from '../model/cards.js';
import type { TileRow } from '../model/buildings.js';
import type { Goods, Payment, Resource } from '../model/goods.js';

/** The words the tables are written in. */
export const take = (goods: Goods): Benefit => ({ kind: 'goods', goods });
export const points = (amount: number): Benefit => ({ kind: 'points', points: amount });
export const market = (faces: MarketKind): Benefit => ({ kind: 'market', faces });
export const roll = (good: Resource, divisor: number): Benefit => ({ kind: 'roll', good, dice: 2, divisor });
export const oneUse = (value: number): Benefit => ({ kind: 'oneUseTool', value });
export const income = (goods: Goods<Resource>): Benefit => ({ kind: 'income', goods });
export const worker = (good: Resource, divisor: number): Benefit => ({
  kind: 'worker',
  good,
  divisor,
  room: 3,
});

export const culture = (symbol: CultureSymbol): Legacy => ({ kind: 'culture', symbol });
export const people = (profession: Profession, count: number): Legacy => ({
  kind: 'people',
  profession,
  count,
});

const PRINTED: Origin = { source: 'printed' };
const made = (unsure: NonNullable<Origin['unsure']>): Origin => ({ source: 'reconstructed', unsure });

/** A card as it is printed. */
export const card = (id: string, top: Benefit, bottom: Legacy): CardRow => ({ id, top, bottom, ...PRINTED });

/** A card of which no picture could be read; `unsure` says which parts are made up. */
export const cardLike = (
  id: string,
  top: Benefit,
  bottom: Legacy,
  ...unsure: NonNullable<Origin['unsure']>
): CardRow => ({ id, top, bottom, ...made(unsure) });

/** A tile with a printed price and printed points. */
export const fixed = (id: string, goods: Payment, amount: number): TileRow => ({
  id,
  price: { kind: 'fixed', goods },
  points: { kind: 'printed', points: amount },
  ...PRINTED,
});

/** Exactly `count` resources of exactly `kinds` kinds, worth their value. */
export const chosen = (id: string, count: number, kinds: number): TileRow => ({
  id,
  price: { kind: 'exactKinds', count, kinds },
  points: { kind: 'value' },
  ...PRINTED,
});

/** `min` to `max` resources of any kinds, worth their value. */
export const range = (id: string, min: number, max: number): TileRow => ({
  id,
  price: { kind: 'range', min, max },
  points: { kind: 'value' },
  ...PRINTED,
});

/**
 * `min` to `max` ornaments, four points each (001:405). The most is written, the least is not; nor is how many such
 * tiles there are.
 */
export const ornamented = (id: string, min: number, max: number): TileRow => ({
  id,
  price: { kind: 'ornamentRange', min, max },
  points: { kind: 'perOrnament', points: 4 },
  ...made(['price', 'copies']),
});

/** A tile whose effect the rulebook tells but whose price it only draws. */
export const tileLike = (
  tile: TileRow,
  effect: Benefit,
  ...unsure: NonNullable<Origin['unsure']>
): TileRow => ({ ...tile, effect, ...made(unsure) });
