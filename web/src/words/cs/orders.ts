import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('cs');

export const orders: Words['orders'] = {
  tag: 'Pokyny',
  title: 'Až na mě přijde řada',
  set: 'Nechat pokyny',
  change: 'Změnit pokyny',
  yours: 'Tvoje pokyny:',
  withAll: (place) => `${place}, všechny figurky`,
  withSome: (place, people) =>
    `${place}, ${people} ${plural(people, { one: 'figurka', few: 'figurky', other: 'figurek' })}`,
  orElse: ', jinak ',
  about: { market: 'trh surovin', style: 'trh „se stylem“', feeding: 'krmení', tools: 'nástroje' },
  once: 'Vidíš to jen ty. Použije se jednou a kronika to uvede.',
  stay: 'Trh, krmení, nástroje',
  stayHint: 'Tohle platí, dokud to nezměníš. Na co pokyn není, na to se tě zeptáme.',
  keep: 'Uložit pokyny',
  clear: 'Smazat všechny',
  noPlaces: 'Zatím žádné místo: zeptáme se tě.',
  places: 'Kam poslat figurky',
  place: 'Místo',
  people: 'Kolik figurek',
  all: 'všechny',
  add: 'Přidat',
  up: (what) => `Posunout výš: ${what}`,
  down: (what) => `Posunout níž: ${what}`,
  remove: (what) => `Odebrat: ${what}`,
  market: 'Na trhu surovin vzít',
  style: 'Na trhu „se stylem“ vzít',
  pay: 'Když chybí jídlo, zaplatit',
  hungry: 'Hladovět, když to nestačí',
  tools: 'Po hodu',
  toolChoices: {
    ask: 'zeptat se mě na nástroje',
    suggested: 'přidat co nejméně nástrojů na jeden kus navíc',
    never: 'nepřidávat nástroje',
  },
  unfit: 'Žádný z tvých pokynů teď nejde splnit',
  soon: 'Tvoje pokyny se za chvíli zahrají',
};
