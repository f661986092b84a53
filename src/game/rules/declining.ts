/** A purchase that nothing can pay is declined without a question. */

import type { Price } from '../model/buildings.js';
import type { Seat } from '../model/ids.js';
import type { PlaceRule } from '../model/rules.js';
import type { SeenGame, Standing } from '../state.js';
import { affordable } from './affordability.js';
import { tileAt } from './building-purchase.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';

type Purchase = Extract<PlaceRule, { kind: 'card' | 'building' }>;

/**
 * Declines the one place a tribe has left if nothing, neither stock nor any-two nor a trade, can pay for it:
 * there is no choice then. While another own place is open, that one might bring what is missing (R7).
 */
export function declineAlone(draft: Draft, seat: Seat): boolean {
  const rule = lastPurchase(draft.game, seat);
  const price = rule && priceAt(draft.game, rule);
  if (rule === undefined || price === undefined || affordable(draft.game, seat, price) !== 'no') return false;
  emit(
    draft,
    rule.kind === 'card'
      ? { type: 'CardDeclined', seat, place: rule.place, auto: true }
      : { type: 'BuildingDeclined', seat, place: rule.place, auto: true },
  );
  return true;
}

function lastPurchase(game: SeenGame, seat: Seat): Purchase | undefined {
  let last: Standing | undefined;
  for (const each of game.standing) {
    if (each.seat !== seat || each.done) continue;
    if (last !== undefined) return undefined;
    last = each;
  }
  const rule = last && game.rules.places.get(last.place);
  return rule?.kind === 'card' || rule?.kind === 'building' ? rule : undefined;
}

const priceAt = (game: SeenGame, rule: Purchase): Price | undefined =>
  rule.kind === 'card' ? rule.price : tileAt(game, rule.place)?.price;
