import type { Seat } from '../model/ids.js';
import type { PlaceId } from '../model/places.js';
import { tribeOf } from '../state.js';
import type { Game, Standing, Tribe } from '../state.js';
import { copyOfTribe } from './copies.js';
import type { Building } from './copies.js';

/** The list with one more at its end, and room for no more: a spread would leave space for many. */
export const added = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.toSpliced(list.length, 0, item);

/** A tribe to be changed, a copy in the place of the one before. */
export function tribeIn(next: Building<Game>, seat: Seat): Building<Tribe> {
  const tribe = copyOfTribe(tribeOf(next, seat));
  next.tribes = next.tribes.with(seat - 1, tribe);
  return tribe;
}

/** Where this tribe's people stand on the place, if their action is still to come; -1 = nowhere. */
export const indexOfStanding = (standing: readonly Standing[], seat: Seat, place: string): number =>
  standing.findIndex((each) => each.place === place && each.seat === seat && !each.done);

/** As `tribeIn`; those of the tribe who stand on the place have done their work and go home. */
export function finishedIn(next: Building<Game>, seat: Seat, place: PlaceId): Building<Tribe> {
  const tribe = tribeIn(next, seat);
  const index = indexOfStanding(next.standing, seat, place);
  const there = next.standing[index];
  if (there !== undefined) {
    tribe.home += there.people;
    next.standing = next.standing.with(index, { seat, place, people: there.people, done: true });
  }
  return tribe;
}
