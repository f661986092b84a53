import type { Decision } from '../game/decision/decision.js';
import { allPlaces } from '../game/decision/places.js';
import type { GameView, Opening, PlaceId } from '../game/model.js';

/** A place that was chosen to answer a kind of decision, and how many people are to go there. */
export type Choice = Readonly<{ kind: Decision['kind']; place: PlaceId; people: number }>;

/** What the server said about a place when it last spoke. */
export const openingAt = (view: GameView, place: PlaceId): Opening | null =>
  allPlaces(view).find(({ id }) => id === place)?.opening ?? null;

/**
 * A choice that still fits the board as it is now; null when its place has closed, and when something else is asked:
 * where somebody was sent last is not what one wants to act on first.
 */
export function fitting(view: GameView, { kind }: Decision, choice: Choice | null): Choice | null {
  if (choice === null || choice.kind !== kind) return null;
  if (kind === 'act') return view.calling.includes(choice.place) ? choice : null;
  const opening = openingAt(view, choice.place);
  if (kind !== 'place' || opening?.open !== true) return null;
  return { ...choice, people: Math.min(Math.max(choice.people, opening.min), opening.max) };
}
