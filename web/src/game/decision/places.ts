import type { Building, Card, CardSlot, GameView, Place, PlaceId, Price, Stack, Workshop } from '../model.js';

/** Anywhere people can stand. */
export type Spot = Place | Workshop | CardSlot | Stack;

/** Every place people can be sent to, in the order one walks through them. */
export const allPlaces = (view: GameView): readonly Spot[] => [
  ...view.places,
  ...view.workshops,
  ...[...view.cards].reverse(),
  ...view.stacks,
];

/** Whether people can be sent there now. */
export const isOpen = ({ opening }: Pick<Spot, 'opening'>): boolean => opening?.open === true;

/** Where else my people stand and wait for me to act. */
export const othersOfMine = (view: GameView, here: PlaceId | null): readonly Spot[] =>
  allPlaces(view).filter(
    ({ id, crowds }) => id !== here && crowds.some(({ player, people }) => player.me && people > 0),
  );

/** A card or a building. */
export type Sold = Readonly<{ card: Card } | { building: Building }>;

/** What somebody who is sent there may buy, and for how much; null where nothing is sold. */
export function soldAt(view: GameView, place: PlaceId): Readonly<{ of: Sold; price: Price }> | null {
  const slot = view.cards.find(({ id }) => id === place);
  if (slot !== undefined) {
    const { card, currency, price } = slot;
    const kind = currency === 'any' ? 'upTo' : 'ornaments';
    return card === null ? null : { of: { card }, price: { kind, min: price, max: price } };
  }
  const building = view.stacks.find(({ id }) => id === place)?.building ?? null;
  return building === null ? null : { of: { building }, price: building.price };
}
