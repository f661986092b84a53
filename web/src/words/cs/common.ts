import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('cs');

export const common: Words['common'] = {
  appName: 'Cairn',
  tagline: 'Doba kamenná s přáteli, jedno rozhodnutí po druhém.',
  nav: 'Hlavní',
  myGames: 'Moje hry',
  tables: 'Stoly',
  settings: 'Nastavení',
  menu: 'Nabídka',
  close: 'Zavřít',
  back: 'Zpět',
  tryAgain: 'Zkusit znovu',
  nextGame: 'Další hra',
  you: 'ty',
  You: 'Ty',
  now: 'teď',
  players: (count) => `${count} ${plural(count, { one: 'hráč', few: 'hráči', other: 'hráčů' })}`,

  language: 'Jazyk',
  theme: 'Vzhled',
  themes: { system: 'Podle systému', light: 'Světlý', dark: 'Tmavý' },
  newcomer: 'Nový hráč',
  loading: 'Načítám',
  name: 'Tvoje jméno',
  nameHint: 'Vidí ho ostatní u stolu.',
  signOut: 'Odejít z tohoto zařízení',
  guest: 'Hraješ jako host. Hry zůstávají v tomto zařízení.',

  nowhere: 'Tahle stezka nikam nevede.',
  nowhereHint: 'Adresa je možná stará nebo s překlepem.',
  toMyGames: 'K mým hrám',
  privateFire: 'Tenhle oheň je soukromý.',
  privateFireHint: 'Popros někoho u stolu o odkaz.',
  fault: 'Na naší straně se něco porouchalo.',
  faultHint: 'Možná se nic neuložilo. Než to zkusíš znovu, podívej se na desku.',
  signedOut: 'Přihlášení vypršelo.',
  signedOutHint: 'Posaď se znovu pod svým jménem.',
  unreachable: 'Server neodpovídá.',
  unreachableHint: 'Nic se neztratilo. Zkus to za chvíli znovu.',
  skip: 'Zkratky',
  skipToDecision: 'K mému rozhodnutí',
  skipToBoard: 'K desce',
  skipToList: 'Deska jako seznam',
  skipToChronicle: 'K tomu, co se stalo',
};
