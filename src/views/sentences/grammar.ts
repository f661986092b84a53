import type { Good, Goods } from '../../game/index.js';
import type { Language } from './languages.js';
import type { Who } from './sentences.js';
import type { Form, Noun, Words } from './words.js';

const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  cs: new Intl.PluralRules('cs'),
  sk: new Intl.PluralRules('sk'),
  hr: new Intl.PluralRules('hr'),
};

/** The form of a noun for so many, as the subject of a sentence. */
export function plural(language: Language, count: number, { one, few, other }: Noun): string {
  const rule = PLURALS[language].select(count);
  if (rule === 'one') return one;
  return rule === 'few' ? (few ?? other) : other;
}

/** The form of a noun (or of a verb that goes with it) for so many. */
export function formFor({ language }: Words, count: number, noun: Noun, form: Form = 'name'): string {
  const single = form === 'object' ? (noun.object ?? noun.one) : noun.one;
  return plural(language, count, { ...noun, one: single });
}

/** "3 people". */
export const counted = (words: Words, count: number, noun: Noun, form: Form = 'name'): string =>
  `${numeral(count)} ${formFor(words, count, noun, form)}`;

/** A number with a true minus sign. */
export const numeral = (count: number): string => (count < 0 ? `−${-count}` : String(count));

/** A gain or a loss: "+3 points", "−10 points". */
export const signed = (words: Words, count: number, noun: Noun): string =>
  `${count < 0 ? '' : '+'}${counted(words, count, noun)}`;

/** The order in which goods are named. */
export const GOODS = [
  'wood',
  'brick',
  'stone',
  'gold',
  'food',
  'ornaments',
] as const satisfies readonly Good[];

/** Whether this is the name of a good. Refusals may speak of anything a command contained. */
export const isGood = (name: string): name is Good => (GOODS as readonly string[]).includes(name);

/** "2 wood and 1 gold"; the word for nothing when there is nothing. */
export function goodsList(words: Words, goods: Goods, form: Form = 'name'): string {
  const parts = GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count > 0 ? [counted(words, count, words.goods[good], form)] : [];
  });
  return parts.length === 0 ? words.nothing : list(words, parts);
}

/** "a, b and c". */
export const list = ({ and }: Words, parts: readonly string[]): string => joined(parts, and);

/** "a, b or c". */
export const choice = ({ or }: Words, parts: readonly string[]): string => joined(parts, or);

function joined(parts: readonly string[], last: string): string {
  const [end = '', ...rest] = [...parts].reverse();
  return rest.length === 0 ? end : `${rest.reverse().join(', ')} ${last} ${end}`;
}

/** Capital letter first: for our own words, never for names. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who does it, and the verb that goes with it: "Marek sends", "You send". A language that drops "you" leaves it out. */
export const does = (who: Who, they: string, you: string): string =>
  who.you ? capital(you) : `${who.name} ${they}`;

/** A person in a list. */
export const called = ({ you }: Words, who: Who): string => (who.you ? you : who.name);

/** A verb in the third and in the second person. */
export type Verb = readonly [they: string, you: string];

/** Who does it, the verb, and the rest of the sentence. */
export const acts = (who: Who, [they, you]: Verb, rest: string): string =>
  does(who, `${they} ${rest}`, `${you} ${rest}`);

/** The verb behind a person who was named already. */
export const verb = ({ you: isYou }: Who, [they, you]: Verb): string => (isYou ? you : they);

/** As `does`, inside a sentence. */
export const clause = (who: Who, [they, you]: Verb): string => (who.you ? you : `${who.name} ${they}`);
