import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('hr');

export const hints: Words['hints'] = {
  hunt: (people) =>
    `Tvoje pleme svaki krug pojede ${people} ${plural(people, { one: 'hranu', other: 'hrane' })}. Lovci donose hranu.`,
  gather: 'Šuma, glinokop, kamenolom i rijeka daju resurse za karte i građevine.',
  village: 'Alatnica, koliba i polje poboljšavaju svaki sljedeći krug.',
  card: 'Jedan čovjek može kupiti kartu: nešto odmah, bodovi na kraju.',
  feed: 'Svaki čovjek pojede jednu hranu. Što nedostaje, stoji resurse ili bodove.',
  whole: 'To je cijela igra.',
  keep: 'Zadrži svoje mjesto: otvori račun',
  none: 'Bez savjeta',
};
