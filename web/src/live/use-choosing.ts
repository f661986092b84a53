import { useEffect, useState } from 'react';
import type { Decision } from '../game/decision/decision.js';
import type { Choosing, Send } from '../game/decision/move.js';
import { allPlaces } from '../game/decision/places.js';
import type { GameView, Opening, PlaceId, Refusal } from '../game/model.js';

type Choice = Readonly<{ place: PlaceId; people: number }>;

/** What the server said about a place when it last spoke. */
const openingAt = (view: GameView, place: PlaceId): Opening | null =>
  allPlaces(view).find(({ id }) => id === place)?.opening ?? null;

/** A choice that still fits the board as it is now; null when its place has closed. */
function fitting(view: GameView, decision: Decision, choice: Choice | null): Choice | null {
  if (choice === null) return null;
  if (decision.kind === 'act') return view.calling.includes(choice.place) ? { ...choice, people: 0 } : null;
  const opening = openingAt(view, choice.place);
  if (decision.kind !== 'place' || opening?.open !== true) return null;
  return { ...choice, people: Math.min(Math.max(choice.people, opening.min), opening.max) };
}

type Parts = Readonly<{
  view: GameView;
  decision: Decision;
  send: Send;
  closed: (why: Readonly<{ place: PlaceId; refusal: Refusal }> | null) => void;
}>;

/** The choice of a place, and of a number while people are placed: kept while the board changes, as long as it fits. */
export function useChoosing({ view, decision, send, closed }: Parts): Choosing {
  const [wished, wish] = useState<Choice | null>(null);
  const choice = fitting(view, decision, wished);
  const gone = wished !== null && choice === null;
  useEffect(() => {
    if (gone) wish(null);
  }, [gone]);
  const chooseToPlace = (place: PlaceId, opening: Opening): void => {
    closed(opening.open ? null : { place, refusal: opening.refusal });
    if (opening.open) wish({ place, people: opening.min });
  };
  return {
    place: choice?.place ?? null,
    people: choice?.people ?? 0,
    choose: (place) => {
      const opening = openingAt(view, place);
      if (decision.kind === 'place' && opening !== null) chooseToPlace(place, opening);
      else if (view.calling.includes(place)) wish({ place, people: 0 });
    },
    setPeople: (people) => wish(choice === null ? null : { ...choice, people }),
    confirm: () => {
      if (choice !== null && decision.kind === 'place') void send({ type: 'placePeople', ...choice });
    },
    cancel: () => wish(null),
  };
}
