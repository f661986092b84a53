import type { Decision } from '../game/decision/decision.js';
import type { Move } from '../game/decision/move.js';
import { allPlaces } from '../game/decision/places.js';
import type { GameView, PlaceId } from '../game/model.js';

/** In the order in which they are told; that one has seen everything comes before what one did not try. */
export const SUBJECTS = ['whole', 'hunt', 'gather', 'village', 'card', 'feed'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Which places a hint is about; it hangs at the first of them that is open. */
const PLACES: Readonly<Partial<Record<Subject, readonly PlaceId[]>>> = {
  hunt: ['hunt'],
  gather: ['forest', 'clayPit', 'quarry', 'river'],
  village: ['toolMaker', 'hut', 'field'],
  card: ['card1', 'card2', 'card3', 'card4'],
};

/** The round in which one has seen everything once. */
const AFTERWARDS = 2;

const subjectOf = (place: PlaceId): Subject | undefined =>
  SUBJECTS.find((subject) => PLACES[subject]?.includes(place) === true);

/** Whether somebody has not played any game to its end. */
export const isNew = (results: Readonly<{ games: number; practice: number }> | undefined): boolean =>
  results !== undefined && results.games + results.practice === 0;

/** What a move has shown its player, and what the round has: when the first one has long passed, that it was the whole game. */
export function learntBy(move: Move | undefined, round: number): readonly Subject[] {
  const placed = move?.type === 'placePeople' ? subjectOf(move.place) : undefined;
  return [
    ...(round > AFTERWARDS ? (['whole'] as const) : []),
    ...(placed === undefined ? [] : [placed]),
    ...(move?.type === 'feed' ? (['feed'] as const) : []),
  ];
}

/** The place a hint hangs at now, null for the decision; undefined while what it is about cannot be used. */
function placeFor(subject: Subject, view: GameView, { kind }: Decision): PlaceId | null | undefined {
  if (subject === 'feed') return kind === 'feed' ? null : undefined;
  if (subject === 'whole') return view.round === AFTERWARDS && kind === 'place' ? null : undefined;
  if (kind !== 'place') return undefined;
  return PLACES[subject]?.find((id) =>
    allPlaces(view).some((each) => each.id === id && each.opening?.open === true),
  );
}

/** A hint and the place it hangs at; null for the decision itself. */
export type Told = Readonly<{ subject: Subject; place: PlaceId | null }>;

/**
 * What to tell now of what is still to be told: about the place that was chosen, where one was, else the first that fits. What
 * was told and not tried comes again after the rest.
 */
export function toldNow(
  untold: readonly Subject[],
  passed: readonly Subject[],
  { view, decision, chosen }: Readonly<{ view: GameView; decision: Decision; chosen: PlaceId | null }>,
): Told | null {
  if (chosen !== null) {
    const subject = subjectOf(chosen);
    return decision.kind === 'place' && subject !== undefined && untold.includes(subject)
      ? { subject, place: null }
      : null;
  }
  const turns = [
    ...untold.filter((subject) => !passed.includes(subject)),
    ...passed.filter((subject) => untold.includes(subject)),
  ];
  for (const subject of turns) {
    const place = placeFor(subject, view, decision);
    if (place !== undefined) return { subject, place };
  }
  return null;
}
