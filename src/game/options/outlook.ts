import type { PlaceId } from '../model/places.js';
import type { SeenGame } from '../state.js';

/** What a die shows on average. */
export const PIPS_PER_DIE = 3.5;

/** About how many pieces so many people bring from a place: those that the average of their dice makes; undefined where nothing is rolled. */
export function likelyYieldAt({ rules }: SeenGame, place: PlaceId, people: number): number | undefined {
  const rule = rules.places.get(place);
  return rule !== undefined && 'divisor' in rule
    ? Math.floor((people * PIPS_PER_DIE) / rule.divisor)
    : undefined;
}
