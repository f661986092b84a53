import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('hr');

export const orders: Words['orders'] = {
  tag: 'Upute',
  title: 'Ako dođem na red',
  set: 'Ostavi upute',
  change: 'Promijeni upute',
  yours: 'Tvoje upute:',
  withAll: (place) => `${place}, svi ljudi`,
  withSome: (place, people) =>
    `${place}, ${people} ${plural(people, { one: 'čovjek', few: 'čovjeka', other: 'ljudi' })}`,
  orElse: ', inače ',
  about: { market: 'bonusi za kocke', style: 'tržnica stila', feeding: 'hranjenje', tools: 'alati' },
  once: 'Vidiš samo ti. Koristi se jednom, kronika to bilježi.',
  stay: 'Bonusi za kocke, hranjenje, alati',
  stayHint: 'Ovo vrijedi dok ne promijeniš. Za što nema upute, pitat ćemo te.',
  keep: 'Spremi upute',
  clear: 'Obriši sve',
  noPlaces: 'Još nema mjesta: pitat ćemo te.',
  places: 'Kamo poslati ljude',
  place: 'Mjesto',
  people: 'Koliko ljudi',
  all: 'svi',
  add: 'Dodaj',
  up: (what) => `Pomakni gore: ${what}`,
  down: (what) => `Pomakni dolje: ${what}`,
  remove: (what) => `Ukloni: ${what}`,
  market: 'Kod bonusa za kocke uzmi',
  style: 'Na tržnici stila uzmi',
  pay: 'Ako nedostaje hrane, plati',
  hungry: 'Gladuj ako to nije dovoljno',
  tools: 'Nakon bacanja',
  toolChoices: {
    ask: 'pitaj me za alate',
    suggested: 'dodaj najmanje alata za jedan komad više',
    never: 'ne dodaj alate',
  },
  unfit: 'Nijedna tvoja uputa sada nije moguća',
  soon: 'Tvoje upute uskoro će se odigrati',
};
