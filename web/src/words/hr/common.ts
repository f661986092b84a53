import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('hr');

export const common: Words['common'] = {
  appName: 'Cairn',
  tagline: 'Stone Age s prijateljima, odluku po odluku.',
  nav: 'Glavno',
  myGames: 'Moje igre',
  tables: 'Stolovi',
  settings: 'Postavke',
  menu: 'Izbornik',
  close: 'Zatvori',
  back: 'Natrag',
  tryAgain: 'Pokušaj ponovno',
  nextGame: 'Sljedeća igra',
  you: 'ti',
  You: 'Ti',
  now: 'sada',
  players: (count) => `${count} ${plural(count, { one: 'igrač', few: 'igrača', other: 'igrača' })}`,

  language: 'Jezik',
  theme: 'Izgled',
  themes: { system: 'Kao sustav', light: 'Svijetli', dark: 'Tamni' },
  newcomer: 'Novi igrač',
  loading: 'Učitavam',
  name: 'Tvoje ime',
  nameHint: 'Vide ga ostali za stolom.',
  signOut: 'Napusti ovaj uređaj',
  guest: 'Igraš kao gost. Igre ostaju na ovom uređaju.',

  nowhere: 'Ova staza ne vodi nikamo.',
  nowhereHint: 'Adresa je možda stara ili krivo upisana.',
  toMyGames: 'Na moje igre',
  privateFire: 'Ova vatra je privatna.',
  privateFireHint: 'Zamoli nekoga za stolom za poveznicu.',
  fault: 'Nešto se pokvarilo na našoj strani.',
  faultHint: 'Možda ništa nije spremljeno. Prije novog pokušaja pogledaj ploču.',
  signedOut: 'Prijava je istekla.',
  signedOutHint: 'Sjedni ponovno pod svojim imenom.',
  unreachable: 'Poslužitelj ne odgovara.',
  unreachableHint: 'Ništa nije izgubljeno. Pokušaj ponovno za koji trenutak.',
  skip: 'Prečaci',
  skipToDecision: 'Na moju odluku',
  skipToBoard: 'Na ploču',
  skipToList: 'Ploča kao popis',
  skipToChronicle: 'Na ono što se dogodilo',
};
