import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('hr');
const people = (count: number): string =>
  `${count} ${plural(count, { one: 'čovjeka', few: 'čovjeka', other: 'ljudi' })}`;

/** Present tense, name first: names are never declined or gendered. */
export const chronicle: Words['chronicle'] = {
  placed: (name, count, to) =>
    name === null ? `Šalješ ${people(count)} ${to}` : `${name} šalje ${people(count)} ${to}`,
  joined: (name) => (name === null ? 'Sjedaš' : `${name} sjeda`),
  left: (name) => (name === null ? 'Ustaješ od stola' : `${name} ustaje od stola`),
  ready: (name) => (name === null ? 'Možeš početi' : `${name} može početi`),
  opened: 'Stol je otvoren',
  started: 'Igra počinje',
  round: (round) => `Počinje ${round}. krug`,
  phase: { placing: 'Počinje postavljanje', acting: 'Počinju akcije', feeding: 'Počinje hranjenje' },
  skipped: (name) => (name === null ? 'Nemaš kamo ići' : `${name} nema kamo ići`),
  undone: (name) => (name === null ? 'Vraćaš potez' : `${name} vraća potez`),
  yourTurn: 'Ti si na redu: postavi ljude',
  more: (count) => `i još ${count}`,
};
