import type { Seat } from '../model/ids.js';
import type { PlaceId } from '../model/places.js';
import { tribeOf } from '../state.js';
import type { Game, Standing, Tribe } from '../state.js';
import { copyOfGame, copyOfTribe } from './copies.js';
import type { Building } from './copies.js';

/** The game after a change of its own fields. */
export function changedGame(game: Game, version: number, change: (next: Building<Game>) => void): Game {
  const next = copyOfGame(game, version);
  change(next);
  return next;
}

/** What an event changes in one tribe and, in passing, on the board. The rest is shared with the state before. */
export type TribeChange = (tribe: Building<Tribe>, next: Building<Game>) => void;

/** The game after a change of one tribe. */
export function changedTribe(game: Game, version: number, seat: Seat, change: TribeChange): Game {
  const next = copyOfGame(game, version);
  const tribe = copyOfTribe(tribeOf(game, seat));
  change(tribe, next);
  next.tribes = game.tribes.with(seat - 1, tribe);
  return next;
}

/** Where this tribe's people stand on the place, if their action is still to come; -1 = nowhere. */
export const indexOfStanding = (standing: readonly Standing[], seat: Seat, place: string): number =>
  standing.findIndex((each) => each.place === place && each.seat === seat && !each.done);

/** As `changedTribe`; those of the tribe who stand on the place have done their work and go home. */
export function finished(
  game: Game,
  version: number,
  { seat, place }: Readonly<{ seat: Seat; place: PlaceId }>,
  change: TribeChange,
): Game {
  const index = indexOfStanding(game.standing, seat, place);
  const there = game.standing[index];
  if (there === undefined) return changedTribe(game, version, seat, change);
  const next = copyOfGame(game, version);
  const tribe = copyOfTribe(tribeOf(game, seat));
  tribe.home += there.people;
  change(tribe, next);
  next.tribes = game.tribes.with(seat - 1, tribe);
  next.standing = game.standing.with(index, { seat, place, people: there.people, done: true });
  return next;
}
