import type { Benefit, Origin } from './cards.js';
import type { Payment } from './goods.js';
import type { BuildingId } from './ids.js';

/** What must be paid (R18). Except in `fixed` and `ornamentRange`, only resources pay. */
export type Price = Readonly<
  | { kind: 'fixed'; goods: Payment }
  /** Exactly so many resources of any kinds: card places 1–4. */
  | { kind: 'any'; count: number }
  | { kind: 'exactKinds'; count: number; kinds: number }
  | { kind: 'range'; min: number; max: number }
  | { kind: 'ornamentRange'; min: number; max: number }
>;

/** The points printed on a tile: a number, the value of what was paid, or so many for each ornament. */
export type TilePoints = Readonly<
  { kind: 'printed'; points: number } | { kind: 'value' } | { kind: 'perOrnament'; points: number }
>;

export type TileRow = Readonly<{ id: BuildingId; price: Price; points: TilePoints; effect?: Benefit }> &
  Origin;
