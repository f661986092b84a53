import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('sk');
const people = (count: number): string =>
  `${count} ${plural(count, { one: 'figúrku', few: 'figúrky', other: 'figúrok' })}`;

/** Present tense, name first: names are never declined or gendered. */
export const chronicle: Words['chronicle'] = {
  placed: (name, count, to) =>
    name === null ? `Posielaš ${people(count)} ${to}` : `${name} posiela ${people(count)} ${to}`,
  joined: (name) => (name === null ? 'Sadáš si' : `${name} si sadá`),
  left: (name) => (name === null ? 'Odchádzaš od stola' : `${name} odchádza od stola`),
  ready: (name) => (name === null ? 'Hlásiš, že môžeš začať' : `${name} môže začať`),
  opened: 'Stôl je otvorený',
  started: 'Hra sa začína',
  round: (round) => `Začína sa ${round}. kolo`,
  phase: { placing: 'Začína sa umiestňovanie', acting: 'Začínajú sa akcie', feeding: 'Začína sa kŕmenie' },
  skipped: (name) => (name === null ? 'Nemáš kam ísť' : `${name} nemá kam ísť`),
  undone: (name) => (name === null ? 'Berieš ťah späť' : `${name} berie ťah späť`),
  yourTurn: 'Si na ťahu: umiestni figúrky',
  more: (count) => `a ešte ${count}`,
};
