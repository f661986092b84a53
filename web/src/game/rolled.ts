import type { Die, PlaceId } from './model.js';

/** A roll of mine that left nothing to decide: what fell, and what it brought, in the server's sentences. */
export type Rolled = Readonly<{
  version: number;
  dice: readonly Die[];
  /** Null where pips are not added up. */
  sum: number | null;
  fell: string;
  brought: readonly string[];
}>;

/**
 * Whether somebody goes on after the move that made a version: they have chosen a place on a board that is as new. On the one
 * before it, the place they rolled for is still chosen.
 */
export const goesOn = (made: number | null, board: number, chosen: PlaceId | null): boolean =>
  made !== null && board >= made && chosen !== null;
