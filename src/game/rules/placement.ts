/** Phase 1, placing people: what each place takes, also with two and three players (000:111, 536). */

import { refuseMoment } from '../awaiting.js';
import type { GameCommand } from '../command.js';
import { asText, isWhole } from '../model/hostile.js';
import type { BuildingId, Seat } from '../model/ids.js';
import type { PlaceId } from '../model/places.js';
import type { PlaceRule } from '../model/rules.js';
import type { GameRejection } from '../rejection.js';
import { tribeOf } from '../state.js';
import type { SeenGame } from '../state.js';
import type { Draft } from './draft.js';
import { emit } from './draft.js';

type PlacePeople = Extract<GameCommand, { type: 'PlacePeople' }>;

/** Why these people may not be put there (R2, R4, R5). */
export function refusePlacing(game: SeenGame, seat: Seat, command: PlacePeople): GameRejection | undefined {
  const wrongMoment = refuseMoment(game, seat, 'place');
  if (wrongMoment !== undefined) return wrongMoment;
  const rule = game.rules.places.get(command.place);
  if (rule === undefined) return { code: 'NO_SUCH_PLACE', place: asText(command.place) };
  const closed = closedTo(game, seat, rule);
  if (closed !== undefined) return closed;
  const { place, min } = rule;
  const max = mostAt(game, seat, rule);
  return isWhole(command.people, min, max) ? undefined : { code: 'WRONG_NUMBER', place, min, max };
}

/** One place and people on it: a whole turn. */
export function placePeople(draft: Draft, seat: Seat, { place, people }: PlacePeople): void {
  emit(draft, { type: 'PeoplePlaced', seat, place, people });
}

/** Why nobody of this tribe may enter the place now, or undefined if somebody may. */
export function closedTo(game: SeenGame, seat: Seat, rule: PlaceRule): GameRejection | undefined {
  const { place, min } = rule;
  const full = fullFor(game, seat, rule);
  if (full !== undefined) return full;
  const { home } = tribeOf(game, seat);
  return home < min ? { code: 'NOT_ENOUGH_PEOPLE', place, home, needed: min } : undefined;
}

/** How many of this tribe the place takes at most, if it is open to the tribe (R2). */
export function mostAt(game: SeenGame, seat: Seat, rule: PlaceRule): number {
  const { home } = tribeOf(game, seat);
  switch (rule.kind) {
    case 'hunt':
    case 'gather':
    case 'worker':
      return Math.min(home, rule.room - peopleAt(game, rule.place));
    case 'village':
    case 'card':
    case 'building':
      return rule.min;
  }
}

/** Whether the tribe can still place anybody: else its turn is skipped (R3). */
export const hasLegalPlace = (game: SeenGame, seat: Seat): boolean =>
  game.rules.placeList.some((rule) => closedTo(game, seat, rule) === undefined);

function fullFor(game: SeenGame, seat: Seat, rule: PlaceRule): GameRejection | undefined {
  switch (rule.kind) {
    case 'village':
      return alreadyThere(game, seat, rule.place) ?? villageFull(game, rule.place);
    case 'card':
    case 'building':
      return alreadyThere(game, seat, rule.place) ?? occupied(game, rule.place);
    case 'hunt':
      return rule.again ? undefined : alreadyThere(game, seat, rule.place);
    case 'gather':
      return gatheringFull(game, seat, rule);
    case 'worker':
      return workerFull(game, seat, rule.place);
  }
}

function occupied(game: SeenGame, place: PlaceId): GameRejection | undefined {
  return game.standing.some((each) => each.place === place) ? { code: 'PLACE_OCCUPIED', place } : undefined;
}

function alreadyThere(game: SeenGame, seat: Seat, place: PlaceId): GameRejection | undefined {
  const there = game.standing.some((each) => each.place === place && each.seat === seat);
  return there ? { code: 'ALREADY_PLACED_HERE', place } : undefined;
}

/** Bought in an earlier round, since nobody buys while people are placed; one's own alone (R35). */
function workerFull(game: SeenGame, seat: Seat, place: BuildingId): GameRejection | undefined {
  const owned = tribeOf(game, seat).tiles.includes(place);
  return owned ? alreadyThere(game, seat, place) : { code: 'NOT_YOUR_TILE', place };
}

/** With fewer players some village places stay empty each round (R5). */
function villageFull(game: SeenGame, place: PlaceId): GameRejection | undefined {
  const { village, villageLimit: limit } = game.rules;
  let inVillage = 0;
  for (const each of game.standing) {
    if (each.place === place) return { code: 'PLACE_OCCUPIED', place };
    if (village.includes(each.place)) inVillage += 1;
  }
  return inVillage < limit ? undefined : { code: 'VILLAGE_CLOSED', place, limit };
}

type Gathering = Extract<PlaceRule, { kind: 'gather' }>;

function gatheringFull(game: SeenGame, seat: Seat, { place, room }: Gathering): GameRejection | undefined {
  let people = 0;
  let tribes = 0;
  for (const each of game.standing) {
    if (each.place !== place) continue;
    if (each.seat === seat) return { code: 'ALREADY_PLACED_HERE', place };
    people += each.people;
    tribes += 1;
  }
  if (people >= room) return { code: 'PLACE_FULL', place, room };
  const limit = game.rules.gathererLimit;
  return tribes < limit ? undefined : { code: 'TOO_MANY_TRIBES', place, limit };
}

function peopleAt(game: SeenGame, place: PlaceId): number {
  let people = 0;
  for (const each of game.standing) if (each.place === place) people += each.people;
  return people;
}
