import type { Die } from './model.js';

/** A roll of mine that left nothing to decide: what fell, and what it brought, in the server's sentences. */
export type Rolled = Readonly<{
  version: number;
  /** The place, card or tile it was rolled for. */
  source: string;
  dice: readonly Die[];
  /** Null where pips are not added up. */
  sum: number | null;
  fell: string;
  brought: readonly string[];
}>;
