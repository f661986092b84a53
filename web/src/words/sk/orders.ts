import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('sk');

export const orders: Words['orders'] = {
  tag: 'Pokyny',
  title: 'Keď na mňa príde rad',
  set: 'Nechať pokyny',
  change: 'Zmeniť pokyny',
  yours: 'Tvoje pokyny:',
  withAll: (place) => `${place}, všetky figúrky`,
  withSome: (place, people) =>
    `${place}, ${people} ${plural(people, { one: 'figúrka', few: 'figúrky', other: 'figúrok' })}`,
  orElse: ', inak ',
  about: { market: 'trh', style: 'trh so štýlom', feeding: 'kŕmenie', tools: 'nástroje' },
  once: 'Vidíš to len ty. Použije sa raz a kronika to uvedie.',
  stay: 'Trh, kŕmenie, nástroje',
  stayHint: 'Toto platí, kým to nezmeníš. Na čo pokyn nie je, na to sa ťa spýtame.',
  keep: 'Uložiť pokyny',
  clear: 'Zmazať všetky',
  noPlaces: 'Zatiaľ žiadne miesto: spýtame sa ťa.',
  places: 'Kam poslať figúrky',
  place: 'Miesto',
  people: 'Koľko figúrok',
  all: 'všetky',
  add: 'Pridať',
  up: (what) => `Posunúť vyššie: ${what}`,
  down: (what) => `Posunúť nižšie: ${what}`,
  remove: (what) => `Odobrať: ${what}`,
  market: 'Na trhu vziať',
  style: 'Na trhu so štýlom vziať',
  pay: 'Keď chýba jedlo, zaplatiť',
  hungry: 'Hladovať, keď to nestačí',
  tools: 'Po hode',
  toolChoices: {
    ask: 'spýtať sa ma na nástroje',
    suggested: 'pridať čo najmenej nástrojov na jeden kus navyše',
    never: 'nepridávať nástroje',
  },
  unfit: 'Žiadny z tvojich pokynov sa teraz nedá splniť',
  soon: 'Tvoje pokyny sa o chvíľu zahrajú',
};
