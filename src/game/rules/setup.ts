/** Setting up: the first cards and tiles, as many stacks as players (000:15, 001:19). */

import { must } from '../model/must.js';
import { indexOfPlace } from '../model/places.js';
import type { StackPlace } from '../model/places.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';

/** The first round: cards onto their places, then the top tile of each stack (000:82-91). */
export function setUp(draft: Draft): void {
  emit(draft, { type: 'RoundStarted', round: 1, start: 1 });
  dealCards(draft);
  for (const place of draft.game.rules.stackPlaces) turnTile(draft, place);
  emit(draft, { type: 'PhaseStarted', phase: 'placing' });
}

/** New cards onto the free places, cheapest first (D17). There is no deck order: each is drawn when it is needed. */
export function dealCards(draft: Draft): void {
  const { cards, rules, undrawnCards } = draft.game;
  const free = rules.cardPlaces.filter(({ index }) => cards[index] === undefined);
  if (free.length === 0) return;
  const { draw, picked } = draft.luck.pick(undrawnCards, free.length);
  const dealt = picked.map((card, nth) => ({
    place: must(free[nth], 'one card for each place').place,
    card,
  }));
  emit(draft, { type: 'CardsDealt', cards: dealt, draw });
}

/** The next tile of a stack is turned up, or the stack is exhausted (000:387). */
export function turnTile(draft: Draft, place: StackPlace): void {
  if (draft.game.stacks[indexOfPlace(place)]?.left === 0) {
    emit(draft, { type: 'StackExhausted', place });
    return;
  }
  const { draw, picked } = draft.luck.pick(draft.game.unseenTiles, 1);
  for (const tile of picked) emit(draft, { type: 'TileTurned', place, tile, draw });
}
