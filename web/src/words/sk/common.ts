import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('sk');

export const common: Words['common'] = {
  appName: 'Cairn',
  tagline: 'Doba kamenná s priateľmi, jedno rozhodnutie za druhým.',
  nav: 'Hlavná',
  myGames: 'Moje hry',
  tables: 'Stoly',
  settings: 'Nastavenia',
  menu: 'Ponuka',
  close: 'Zavrieť',
  back: 'Späť',
  tryAgain: 'Skúsiť znova',
  nextGame: 'Ďalšia hra',
  you: 'ty',
  You: 'Ty',
  now: 'teraz',
  players: (count) => `${count} ${plural(count, { one: 'hráč', few: 'hráči', other: 'hráčov' })}`,

  language: 'Jazyk',
  theme: 'Vzhľad',
  themes: { system: 'Podľa systému', light: 'Svetlý', dark: 'Tmavý' },
  newcomer: 'Nový hráč',
  loading: 'Načítavam',
  name: 'Tvoje meno',
  nameHint: 'Vidia ho ostatní pri stole.',
  signOut: 'Odísť z tohto zariadenia',
  guest: 'Hráš ako hosť. Hry ostávajú v tomto zariadení.',

  nowhere: 'Tento chodník nikam nevedie.',
  nowhereHint: 'Adresa je možno stará alebo s preklepom.',
  toMyGames: 'K mojim hrám',
  privateFire: 'Tento oheň je súkromný.',
  privateFireHint: 'Popros niekoho pri stole o odkaz.',
  fault: 'Na našej strane sa niečo pokazilo.',
  faultHint: 'Možno sa nič neuložilo. Skôr než to skúsiš znova, pozri sa na dosku.',
  signedOut: 'Prihlásenie vypršalo.',
  signedOutHint: 'Sadni si znova pod svojím menom.',
  unreachable: 'Server neodpovedá.',
  unreachableHint: 'Nič sa nestratilo. Skús to o chvíľu znova.',
  skip: 'Skratky',
  skipToDecision: 'K môjmu rozhodnutiu',
  skipToBoard: 'K doske',
  skipToList: 'Doska ako zoznam',
  skipToChronicle: 'K tomu, čo sa stalo',
};
