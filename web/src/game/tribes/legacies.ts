import type { Card } from '../model.js';

/** Cards whose lower halves count together: the same symbol, or the same profession. */
export type LegacyGroup = Readonly<{ legacy: Card['legacy']; count: number; cards: readonly Card[] }>;

const keyOf = ({ legacy }: Card): string => (legacy.kind === 'culture' ? legacy.symbol : legacy.profession);
const worthOf = ({ legacy }: Card): number => (legacy.kind === 'culture' ? 1 : legacy.count);

/** Puts together what counts together, in the order in which it was first bought: however many cards, there is room. */
export function legacyGroups(cards: readonly Card[]): readonly LegacyGroup[] {
  const groups = new Map<string, LegacyGroup>();
  for (const card of cards) {
    const before = groups.get(keyOf(card));
    groups.set(keyOf(card), {
      legacy: card.legacy,
      count: (before?.count ?? 0) + worthOf(card),
      cards: [...(before?.cards ?? []), card],
    });
  }
  return [...groups.values()];
}
