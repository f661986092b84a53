import type { Crowd, GameView } from '../model.js';

type Standing = Readonly<{ id: string; crowds: readonly Crowd[] }>;

/** Everywhere people can stand. */
export type Grounds = Readonly<
  Record<keyof Pick<GameView, 'places' | 'workshops' | 'cards' | 'stacks'>, readonly Standing[]>
>;

/** Names the people of one colour at one place. */
export const bandOf = (place: string, colour: string): string => `${place} ${colour}`;

/** How many of each have come: those who have acted have too, which is why taking that back brings nobody. */
function bandsIn({ places, workshops, cards, stacks }: Grounds): ReadonlyMap<string, number> {
  const standing = [...places, ...workshops, ...cards, ...stacks];
  return new Map(
    standing.flatMap(({ id, crowds }) =>
      crowds.map(({ player, people, gone }) => [bandOf(id, player.colour), people + gone] as const),
    ),
  );
}

/** Those who are more than they were. */
export function arrivedBetween(before: Grounds, now: Grounds): ReadonlySet<string> {
  const were = bandsIn(before);
  const grown = [...bandsIn(now)].filter(([band, people]) => people > (were.get(band) ?? 0));
  return new Set(grown.map(([band]) => band));
}
