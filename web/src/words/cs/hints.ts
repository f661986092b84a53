import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('cs');

export const hints: Words['hints'] = {
  hunt: (people) =>
    `Tvůj kmen sní každé kolo ${people} ${plural(people, { one: 'jídlo', few: 'jídla', other: 'jídel' })}. Lovci přinesou jídlo.`,
  gather: 'Les, jíloviště, kamenolom a řeka dají suroviny na karty a budovy.',
  village: 'Výrobce nástrojů, chýše a pole zlepší každé další kolo.',
  card: 'Jedna figurka může koupit kartu: něco hned, body na konci.',
  feed: 'Každá figurka sní jedno jídlo. Co chybí, stojí suroviny nebo body.',
  whole: 'To je celá hra.',
  keep: 'Nech si svoje místo: založ si účet',
  none: 'Už neradit',
};
