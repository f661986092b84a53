import type { Words } from '../../words/words.js';
import { legacyText, pointsText } from '../ledge/content-text.js';
import type { GameView, PlaceId } from '../model.js';
import { nameOf } from './place-names.js';

/** A few words for a place where something waits to be done, and a number with what it counts. */
export type Chip = Readonly<{ text: string; counts: 'any' | 'ornaments' | 'points' | null }>;

/** What a place is called by what lies there: a card with its price, a building with its points. */
export function chipOf(view: GameView, place: PlaceId, words: Words): Chip {
  const slot = view.cards.find(({ id }) => id === place);
  if (slot !== undefined && slot.card !== null) {
    const card = words.acting.cardWith(legacyText(slot.card.legacy, words));
    return { text: `${card} ${slot.price}`, counts: slot.currency };
  }
  const building = view.stacks.find(({ id }) => id === place)?.building ?? null;
  if (building === null) return { text: nameOf(place, words, view), counts: null };
  return { text: `${words.acting.building} ${pointsText(building, words)}`, counts: 'points' };
}
