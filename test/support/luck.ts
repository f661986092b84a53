import type { Die, Luck } from '../../src/game/index.js';

/** Dice and cards that fall as the test says; without a word they are drawn in order. Numbers draws from `first`. */
export function loaded(
  script: Readonly<{
    dice?: readonly (readonly Die[])[];
    picks?: readonly (readonly string[])[];
    first?: number;
  }> = {},
): Luck {
  const dice = [...(script.dice ?? [])];
  const picks = [...(script.picks ?? [])];
  let draw = script.first ?? 0;
  return {
    roll: (count) => {
      const rolled = dice.shift() ?? Array.from({ length: count }, () => 1);
      if (rolled.length !== count)
        throw new Error(`the test loaded ${rolled.length} dice, the rules roll ${count}`);
      return { draw: draw++, dice: rolled };
    },
    pick: (from, count) => {
      const picked = picks.shift() ?? from.slice(0, count);
      if (picked.length !== count || picked.some((id) => !from.includes(id)))
        throw new Error(`the test loaded ${picked.join(' ')}, the rules pick ${count} of ${from.join(' ')}`);
      return { draw: draw++, picked };
    },
  };
}

/** No chance at all: whatever asks for it fails. */
export const noLuck: Luck = {
  roll: () => {
    throw new Error('no dice here');
  },
  pick: () => {
    throw new Error('no draw here');
  },
};

/** Repeatable chance for simulations and properties (mulberry32). */
export function seeded(seed: number): Luck & Readonly<{ below: (limit: number) => number }> {
  let state = seed | 0;
  let draw = 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    roll: (count) => ({ draw: draw++, dice: Array.from({ length: count }, () => 1 + below(6)) }),
    pick: (from, count) => {
      const left = [...from];
      const picked = Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? '');
      return { draw: draw++, picked };
    },
  };
}
