import type { Good } from '../../game/model.js';
import { pluralIn } from '../plural.js';

const plural = pluralIn('hr');

/** What is taken or paid, in the case that follows the verb. */
const TAKEN: Readonly<Record<Good, Readonly<{ one: string; few: string; other: string }>>> = {
  wood: { one: 'drvo', few: 'drva', other: 'drva' },
  brick: { one: 'ciglu', few: 'cigle', other: 'cigli' },
  stone: { one: 'kamen', few: 'kamena', other: 'kamena' },
  gold: { one: 'zlato', few: 'zlata', other: 'zlata' },
  food: { one: 'hranu', few: 'hrane', other: 'hrane' },
  ornaments: { one: 'ukras', few: 'ukrasa', other: 'ukrasa' },
};

/** So many of a good, as what is taken or paid. */
export const objectOf = (good: Good, count: number): string => `${count} ${plural(count, TAKEN[good])}`;
