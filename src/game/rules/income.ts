/** Tiles that give something every round (001:311-335). */

import { clockwiseFrom, tribeOf } from '../state.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';

/** Tiles that give something at the start of phase 2 of every round, for all before anybody acts (R36). */
export function takeIncome(draft: Draft): void {
  const { start, rules } = draft.game;
  for (const seat of clockwiseFrom(start, rules.players)) {
    for (const tile of tribeOf(draft.game, seat).tiles) {
      const effect = rules.tiles.get(tile)?.effect;
      if (effect?.kind === 'income') emit(draft, { type: 'IncomeTaken', seat, tile, goods: effect.goods });
    }
  }
}
