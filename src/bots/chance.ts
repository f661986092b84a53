import type { Luck } from '../game/index.js';

/** A source of choices that can be repeated: the same seed gives the same numbers, on every machine. */
export type Chance = Readonly<{
  /** A whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number;
}>;

const RANGE = 2 ** 32;
/** After so many steps no bit of the seed is left where it was put. */
const WARM_UP = 15;

/** Chance grown from these words (sfc32). Fast and repeatable, not secret: real games draw from their sealed seed. */
export function chanceOf(...words: readonly (string | number)[]): Chance {
  const text = words.join('\n');
  let a = hash(text, 0x9e3779b9);
  let b = hash(text, 0x243f6a88);
  let c = hash(text, 0xb7e15162);
  let counter = 1;
  const next = (): number => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    return result >>> 0;
  };
  for (let step = 0; step < WARM_UP; step += 1) next();
  return { below: (limit) => Math.floor((next() / RANGE) * limit) };
}

/** FNV-1a with a finish that lets every character reach every bit. */
function hash(text: string, basis: number): number {
  let mixed = basis;
  for (let index = 0; index < text.length; index += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Dice and draws made from chance, for simulations and tests. Numbers its draws from `first`. */
export function luckOf({ below }: Chance, first = 0): Luck {
  let draw = first;
  return {
    roll: (count) => {
      const dice: number[] = [];
      while (dice.length < count) dice.push(1 + below(6));
      return { draw: draw++, dice };
    },
    pick: (from, count) => {
      const left = [...from];
      const picked: string[] = [];
      while (picked.length < count) picked.push(...left.splice(below(left.length), 1));
      return { draw: draw++, picked };
    },
  };
}
