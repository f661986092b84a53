import type { Good } from '../../game/model.js';
import { pluralIn } from '../plural.js';

const plural = pluralIn('sk');

/** What is taken or paid, in the case that follows the verb. */
const TAKEN: Readonly<Record<Good, Readonly<{ one: string; few: string; other: string }>>> = {
  wood: { one: 'drevo', few: 'drevá', other: 'driev' },
  brick: { one: 'íl', few: 'íly', other: 'ílov' },
  stone: { one: 'kameň', few: 'kamene', other: 'kameňov' },
  gold: { one: 'zlato', few: 'zlatá', other: 'zlát' },
  food: { one: 'jedlo', few: 'jedlá', other: 'jedál' },
  ornaments: { one: 'ozdobu', few: 'ozdoby', other: 'ozdôb' },
};

/** So many of a good, as what is taken or paid. */
export const objectOf = (good: Good, count: number): string => `${count} ${plural(count, TAKEN[good])}`;
