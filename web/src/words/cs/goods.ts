import type { Good } from '../../game/model.js';
import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('cs');

/** A good as it is counted; `object` is one of it as what is taken or paid. */
export type Noun = Readonly<{ one: string; few: string; other: string; object?: string }>;

/** What the base game's books call brick, and what that of the expansion does. */
export const JIL: Noun = { one: 'jíl', few: 'jíly', other: 'jílů' };
export const CIHLA: Noun = { one: 'cihla', few: 'cihly', other: 'cihel', object: 'cihlu' };

const OTHERS: Readonly<Record<Exclude<Good, 'brick'>, Noun>> = {
  wood: { one: 'dřevo', few: 'dřeva', other: 'dřev' },
  stone: { one: 'kámen', few: 'kameny', other: 'kamenů' },
  gold: { one: 'zlato', few: 'zlata', other: 'zlat' },
  food: { one: 'jídlo', few: 'jídla', other: 'jídel' },
  ornaments: { one: 'ozdoba', few: 'ozdoby', other: 'ozdob', object: 'ozdobu' },
};

type GoodsSentences = Pick<Words['acting'], 'amount' | 'everyPips' | 'about' | 'take'>;

const points = (count: number): string =>
  `${count} ${plural(count, { one: 'bod', few: 'body', other: 'bodů' })}`;
const dice = (count: number): string =>
  `${count} ${plural(count, { one: 'kostka', few: 'kostky', other: 'kostek' })}`;

/** The words for goods on the board. */
export function goodsWords(brick: Noun): Words['board']['goods'] {
  const nouns = { ...OTHERS, brick };
  return {
    wood: (count) => plural(count, nouns.wood),
    brick: (count) => plural(count, nouns.brick),
    stone: (count) => plural(count, nouns.stone),
    gold: (count) => plural(count, nouns.gold),
    food: (count) => plural(count, nouns.food),
    ornaments: (count) => plural(count, nouns.ornaments),
  };
}

/** The sentences in which goods of every kind are named. */
export function goodsSentences(brick: Noun): GoodsSentences {
  const nouns: Readonly<Record<Good, Noun>> = { ...OTHERS, brick };
  const amount = (count: number, good: Good): string => {
    const noun = nouns[good];
    return `${count} ${plural(count, { ...noun, one: noun.object ?? noun.one })}`;
  };
  const hoped = (count: number, good: Good): string => `${count} ${plural(count, nouns[good])}`;
  return {
    amount,
    everyPips: (divisor, good) =>
      divisor < 5
        ? `Každé ${points(divisor)} přinesou ${amount(1, good)}.`
        : `Každých ${points(divisor)} přinese ${amount(1, good)}.`,
    about: (count, pieces, good) =>
      `${dice(count)}, ${pieces === 0 ? `se štěstím ${hoped(1, good)}` : `asi ${hoped(pieces, good)}`}`,
    take: (count, good) => (count === 0 ? 'Neber nic' : `Vezmi ${amount(count, good)}`),
  };
}
