import { useEffect, useState } from 'react';
import type { Choice, Choosing } from '../game/decision/decision.js';
import type { GameView, Opening, PlaceId } from '../game/model.js';

/** What the server said about a place when it last spoke. */
export const openingAt = (view: GameView | null, place: PlaceId): Opening | null =>
  [...(view?.places ?? []), ...(view?.cards ?? []), ...(view?.stacks ?? [])].find(({ id }) => id === place)
    ?.opening ?? null;

/** A choice that still fits the board as it is now; null when its place has closed. */
function fitting(view: GameView | null, choice: Choice | null): Choice | null {
  if (choice === null) return null;
  const opening = openingAt(view, choice.place);
  if (opening?.open !== true) return null;
  return { ...choice, people: Math.min(Math.max(choice.people, opening.min), opening.max) };
}

type Sending = Readonly<{
  sending: boolean;
  send: (choice: Choice) => Promise<boolean>;
  closed: (reason: string | null) => void;
}>;

/** The choice of a place and a number: kept while the board changes, for as long as it fits. */
export function useChoosing(view: GameView | null, { sending, send, closed }: Sending): Choosing {
  const [wished, wish] = useState<Choice | null>(null);
  const choice = fitting(view, wished);
  const gone = wished !== null && choice === null;
  useEffect(() => {
    if (gone) wish(null);
  }, [gone]);
  return {
    choice,
    sending,
    choose: (place) => {
      const opening = openingAt(view, place);
      if (opening === null) return;
      closed(opening.open ? null : opening.reason);
      if (opening.open) wish({ place, people: opening.min });
    },
    setPeople: (people) => wish(choice === null ? null : { ...choice, people }),
    confirm: () => {
      if (choice === null) return;
      void send(choice).then((stored) => {
        if (stored) wish(null);
      });
    },
    cancel: () => wish(null),
  };
}
