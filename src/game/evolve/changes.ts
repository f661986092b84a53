import type { Seat } from '../model/ids.js';
import type { PlaceId } from '../model/places.js';
import { tribeOf } from '../state.js';
import type { Game, Standing, Tribe } from '../state.js';

/** The game with one tribe replaced. */
export const withTribe = (game: Game, version: number, tribe: Tribe): Game => ({
  ...game,
  since: version,
  tribes: game.tribes.with(tribe.seat - 1, tribe),
});

/** The game after one tribe changed. */
export const changed = (game: Game, version: number, seat: Seat, change: Partial<Tribe>): Game =>
  withTribe(game, version, { ...tribeOf(game, seat), ...change });

/** Where this tribe's people stand on the place, if its action is still to come; -1 = nowhere. */
export const indexOfStanding = (standing: readonly Standing[], seat: Seat, place: string): number =>
  standing.findIndex((each) => each.place === place && each.seat === seat && !each.done);

/** The game after people of this tribe finished their action and went home; others are not touched. */
export function sentHome(game: Game, version: number, tribe: Tribe, place: PlaceId): Game {
  const index = indexOfStanding(game.standing, tribe.seat, place);
  const there = game.standing[index];
  if (there === undefined) return withTribe(game, version, tribe);
  return {
    ...game,
    since: version,
    tribes: game.tribes.with(tribe.seat - 1, { ...tribe, home: tribe.home + there.people }),
    standing: game.standing.with(index, { ...there, done: true }),
  };
}
