import { useEffect, useState } from 'react';
import type { Decision } from '../game/decision/decision.js';
import type { Choosing, Send } from '../game/decision/move.js';
import type { GameView, Opening, PlaceId, Refusal } from '../game/model.js';
import { fitting, openingAt, type Choice } from './choice.js';

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
    // Whoever presses it once more has chosen the number already.
    if (opening.open && choice?.place !== place) wish({ kind: 'place', place, people: opening.min });
  };
  return {
    place: choice?.place ?? null,
    people: choice?.people ?? 0,
    choose: (place) => {
      const opening = openingAt(view, place);
      if (decision.kind === 'place' && opening !== null) chooseToPlace(place, opening);
      else if (view.calling.includes(place)) wish({ kind: decision.kind, place, people: 0 });
    },
    setPeople: (people) => wish(choice === null ? null : { ...choice, people }),
    confirm: () => {
      if (choice?.kind !== 'place') return;
      const { place, people } = choice;
      void send({ type: 'placePeople', place, people });
    },
    cancel: () => wish(null),
  };
}
