/** Village: tool maker, hut, field and, with style, the trader (000:242-280, 001:204). */

import type { GameCommand } from '../command.js';
import type { Seat } from '../model/ids.js';
import { must } from '../model/must.js';
import type { GameRejection } from '../rejection.js';
import type { SeenGame } from '../state.js';
import { placeOfKind, refuseAction, standingAt } from './acting.js';
import { bestow } from './benefits.js';
import type { Draft } from './draft.js';

type UsePlace = Extract<GameCommand, { type: 'UsePlace' }>;

/** Why the tool maker, hut, field or trader cannot be used now. */
export const refuseUse = (game: SeenGame, seat: Seat, { place }: UsePlace): GameRejection | undefined =>
  refuseAction(game, seat, place, 'UsePlace');

/** Takes what a village place gives. */
export function usePlace(draft: Draft, seat: Seat, { place }: UsePlace): void {
  const { benefit } = must(placeOfKind(draft.game, place, 'village'), 'this is not the village');
  bestow(draft, seat, benefit, { source: place });
}

/** Whether nothing but places without a choice is left to this tribe (R7). */
export const onlyVillageLeft = (game: SeenGame, seat: Seat): boolean =>
  game.standing.every(
    (each) => each.seat !== seat || each.done || placeOfKind(game, each.place, 'village') !== undefined,
  );

/** What the server does alone, in board order. */
export function useVillage(draft: Draft, seat: Seat): void {
  for (const rule of draft.game.rules.placeList) {
    if (rule.kind !== 'village' || standingAt(draft.game, seat, rule.place) === undefined) continue;
    bestow(draft, seat, rule.benefit, { source: rule.place, auto: true });
  }
}
