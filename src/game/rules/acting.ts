/** Phase 2, actions: what is done at which place, and by whom (000:232). */

import { refuseMoment } from '../awaiting.js';
import { asText } from '../model/hostile.js';
import type { Seat } from '../model/ids.js';
import type { PlaceId } from '../model/places.js';
import type { PlaceRule } from '../model/rules.js';
import type { GameRejection } from '../rejection.js';
import type { SeenGame, Standing } from '../state.js';

type Kind = PlaceRule['kind'];

const DONE_BY: Readonly<Record<Kind, 'UsePlace' | 'Roll' | 'BuyCard' | 'BuyBuilding'>> = {
  village: 'UsePlace',
  hunt: 'Roll',
  gather: 'Roll',
  worker: 'Roll',
  card: 'BuyCard',
  building: 'BuyBuilding',
};

/** The rule of a place if it is of this kind. */
export function placeOfKind<Wanted extends Kind>(
  game: SeenGame,
  place: PlaceId,
  kind: Wanted,
): Extract<PlaceRule, { kind: Wanted }> | undefined {
  const rule = game.rules.places.get(place);
  return rule?.kind === kind ? (rule as Extract<PlaceRule, { kind: Wanted }>) : undefined;
}

/** Why this seat cannot act on that place in this way now. */
export function refuseAction(
  game: SeenGame,
  seat: Seat,
  place: PlaceId,
  action: (typeof DONE_BY)[Kind],
): GameRejection | undefined {
  const wrongMoment = refuseMoment(game, seat, 'act');
  if (wrongMoment !== undefined) return wrongMoment;
  const rule = game.rules.places.get(place);
  if (rule === undefined) return { code: 'NO_SUCH_PLACE', place: asText(place) };
  const instead = DONE_BY[rule.kind];
  if (instead !== action) return { code: 'NOT_DONE_HERE', place, instead };
  return standingAt(game, seat, place) === undefined ? { code: 'NOBODY_THERE', place } : undefined;
}

/** This tribe's people on the place, if their action is still to come. */
export const standingAt = (game: SeenGame, seat: Seat, place: PlaceId): Standing | undefined =>
  game.standing.find((each) => each.place === place && each.seat === seat && !each.done);

/** Whether this tribe has people whose action is still to come. */
export const hasOpenPlace = (game: SeenGame, seat: Seat): boolean =>
  game.standing.some((each) => each.seat === seat && !each.done);
