import type { CardSlot, GameView, Place, PlaceId, Stack, Workshop } from '../model.js';

/** Anywhere people can stand. */
export type Spot = Place | Workshop | CardSlot | Stack;

/** Every place people can be sent to, in the order one walks through them. */
export const allPlaces = (view: GameView): readonly Spot[] => [
  ...view.places,
  ...view.workshops,
  ...[...view.cards].reverse(),
  ...view.stacks,
];

/** Where else my people stand and wait for me to act. */
export const othersOfMine = (view: GameView, here: PlaceId | null): readonly Spot[] =>
  allPlaces(view).filter(
    ({ id, crowds }) => id !== here && crowds.some(({ player, people }) => player.me && people > 0),
  );
