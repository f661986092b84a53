import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('cs');
const people = (count: number): string =>
  `${count} ${plural(count, { one: 'figurku', few: 'figurky', other: 'figurek' })}`;

/** Present tense, name first: names are never declined or gendered. */
export const chronicle: Words['chronicle'] = {
  placed: (name, count, to) =>
    name === null ? `Posíláš ${people(count)} ${to}` : `${name} posílá ${people(count)} ${to}`,
  joined: (name) => (name === null ? 'Sedáš si' : `${name} si sedá`),
  left: (name) => (name === null ? 'Odcházíš od stolu' : `${name} odchází od stolu`),
  ready: (name) => (name === null ? 'Hlásíš, že můžeš začít' : `${name} může začít`),
  opened: 'Stůl je otevřen',
  started: 'Hra začíná',
  round: (round) => `Začíná ${round}. kolo`,
  phase: { placing: 'Začíná umísťování', acting: 'Začínají akce', feeding: 'Začíná krmení' },
  skipped: (name) => (name === null ? 'Nemáš kam jít' : `${name} nemá kam jít`),
  undone: (name) => (name === null ? 'Bereš tah zpět' : `${name} bere tah zpět`),
  yourTurn: 'Jsi na tahu: umísti figurky',
  more: (count) => `a ještě ${count}`,
};
