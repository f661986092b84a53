import type { HouseRules } from '../../game/index.js';

type Values = { readonly [Rule in keyof HouseRules]-?: readonly Required<HouseRules>[Rule][] };

/** What each house rule can be set to. */
const VALUES: Values = {
  starvation: ['flat', 'perMissing'],
  huntAgain: [true, false],
  spareGreens: ['secondSet', 'onePointEach'],
  tie: ['sum', 'lexicographic'],
};

/** Each rule with its values, as they are written on the command line. */
export const HOUSE_RULE_WORDS = Object.entries(VALUES).map(([rule, values]) => `${rule}=${values.join('|')}`);

/** The house rules in words like `starvation=flat,huntAgain=true`; the first word that is none if there is one. */
export function houseRulesIn(list: string): Readonly<{ rules: HouseRules } | { wrong: string }> {
  const rules = new Map<string, unknown>();
  for (const word of list.split(',')) {
    const [rule = '', written] = word.split('=');
    const values: readonly unknown[] = Object.hasOwn(VALUES, rule) ? VALUES[rule as keyof HouseRules] : [];
    const value = values.find((each) => String(each) === written);
    if (value === undefined || rules.has(rule)) return { wrong: word };
    rules.set(rule, value);
  }
  return { rules: Object.fromEntries(rules) };
}
