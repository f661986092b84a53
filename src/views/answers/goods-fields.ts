import { CURRENCIES, RESOURCES, type Currency, type Goods } from '../../game/index.js';
import type { Words } from '../sentences/words.js';
import type { FormField } from './form.js';

/** One number for each kind of which there is any. `of` names the group: what is paid, given, taken. */
export function goodsFields(
  of: string,
  words: Words,
  label: (good: string) => string,
  { most, value = {}, kinds = CURRENCIES }: GoodsLimits,
): readonly FormField[] {
  return kinds.flatMap((kind) => {
    const max = most[kind] ?? 0;
    if (max < 1) return [];
    const name = `${of}.${kind}`;
    return [
      {
        kind: 'number',
        name,
        label: label(words.goods[kind].name),
        min: 0,
        max,
        value: Math.min(max, value[kind] ?? 0),
      },
    ];
  });
}

type GoodsLimits = Readonly<{
  most: Goods;
  value?: Goods;
  kinds?: readonly Currency[];
}>;

/** So many of each resource. */
export const ofEach = (count: number, kinds: readonly Currency[] = RESOURCES): Goods =>
  Object.fromEntries(kinds.map((kind) => [kind, count]));

/** The first so many resources of a stock, the cheapest first. */
export function firstOf(stock: Goods, count: number): Goods {
  let left = count;
  return Object.fromEntries(
    RESOURCES.map((kind) => {
      const some = Math.min(left, stock[kind] ?? 0);
      left -= some;
      return [kind, some];
    }),
  );
}
