import type { Seat } from '../model/ids.js';
import type { PlaceId } from '../model/places.js';
import type { GameRejection } from '../rejection.js';
import { closedTo, mostAt } from '../rules/placement.js';
import { tribeOf } from '../state.js';
import type { SeenGame } from '../state.js';

/** A place and how many people it takes now, or why it takes none. */
export type PlaceOption = Readonly<
  { place: PlaceId; min: number; max: number } | { place: PlaceId; closed: GameRejection }
>;
export type PlaceOptions = Readonly<{ kind: 'place'; since: number; places: readonly PlaceOption[] }>;

/** Every place of the board; of the worker tiles only one's own. */
export function placeOptions(game: SeenGame, seat: Seat): PlaceOptions {
  const places = game.rules.placeList.flatMap((rule): readonly PlaceOption[] => {
    const { place, min } = rule;
    const closed = closedTo(game, seat, rule);
    if (closed?.code === 'NOT_YOUR_TILE') return [];
    return [closed === undefined ? { place, min, max: mostAt(game, seat, rule) } : { place, closed }];
  });
  return { kind: 'place', since: game.since, places };
}

/** Where this tribe could ever send people, and how many at once if nobody else stood there. */
export function reachablePlaces(
  game: SeenGame,
  seat: Seat,
): readonly Readonly<{ place: PlaceId; min: number; max: number }>[] {
  const { people, tiles } = tribeOf(game, seat);
  return game.rules.placeList
    .filter((rule) => rule.kind !== 'worker' || tiles.includes(rule.place))
    .map((rule) => ({
      place: rule.place,
      min: rule.min,
      max: 'room' in rule ? Math.min(people, rule.room) : rule.min,
    }));
}
