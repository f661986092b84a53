import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('sk');

export const lobby: Words['lobby'] = {
  playNow: 'Hrať hneď',
  playNowHint: 'Hra proti botovi sa začne hneď.',
  firstGame: 'Prvý oheň',
  fillWithBots: 'Doplniť voľné miesta botmi',
  twoMinutes: 'Máš dve minúty?',
  haveLink: 'Mám odkaz',
  pasteLink: 'Vlož odkaz sem',
  openLink: 'Otvoriť',
  findTable: 'Nájsť stôl',
  openTable: 'Otvoriť stôl',
  openOne: 'Otvoriť nový',

  gamesWait: (count) =>
    count === 0
      ? 'Nič na teba nečaká'
      : `${plural(count, { one: 'Čaká', few: 'Čakajú', other: 'Čaká' })} na teba ${count} ${plural(count, { one: 'hra', few: 'hry', other: 'hier' })}`,
  noFire: 'Zatiaľ nehorí žiadny oheň.',
  waitingForOthers: 'Čaká sa na ostatných',
  game: 'Hra',
  onTurn: 'Na ťahu',
  lastMove: 'Posledný ťah',
  playMove: 'Hrať ďalší ťah',
  play: 'Hrať',
  yourTables: 'Tvoje stoly',
  openTables: 'Otvorené stoly',
  noTables: 'Teraz nie je otvorený žiadny stôl.',
  finished: 'Dohrané',
  join: 'Prisadnúť',
  toTable: 'K stolu',
  seatsTaken: (taken, seats) => `obsadené ${taken} z ${seats} miest`,

  newTable: 'Nový stôl',
  tableName: 'Meno stola',
  tableNames: ['Zima pri rieke', 'Jesenný lov', 'Prvý oheň', 'Staré kamene', 'Dlhé údolie'],
  howManyPlayers: 'Koľko hráčov sa zmestí',
  rulebook: 'Podľa ktorej príručky',
  editions: {
    CS_2019: 'České pravidlá 2019',
    CS_CLASSIC: 'Staršie české pravidlá',
    SK_CLASSIC: 'Slovenské pravidlá',
    HR_2008: 'Chorvátske pravidlá',
  },
  expansion: 'Štýl je cieľ',
  withExpansion: 'S rozšírením Štýl je cieľ',
  expansionHint: 'Kupec, ozdoby, piate miesto na kartu, až 5 hráčov.',
  whoSees: 'Kto stôl nájde',
  visibility: { PUBLIC: 'Každý', UNLISTED: 'Len s odkazom' },
  visibilityHints: { PUBLIC: 'Stôl bude v zozname.', UNLISTED: 'Odkaz rozošleš ty.' },
  open: 'Otvoriť stôl',
  opening: 'Otváram',

  seats: 'Miesta',
  emptySeat: 'Voľné miesto',
  takeSeat: 'Sadnúť si',
  leaveSeat: 'Vstať',
  ready: 'Môžeme začať',
  readyState: 'môže začať',
  notReady: 'ešte nie',
  freeSeats: (count) =>
    `${plural(count, { one: 'Ostáva', few: 'Ostávajú', other: 'Ostáva' })} ${count} ${plural(count, { one: 'voľné miesto', few: 'voľné miesta', other: 'voľných miest' })}.`,
  waitsForReady: (names) => `Čaká sa na: ${names}.`,
  allReady: 'Všetci môžu začať, hra sa začína.',
  shareLink: 'Pošli tento odkaz ostatným',
  copy: 'Kopírovať',
  copied: 'Skopírované',
  fairDice: 'Každý pridáva ku kockám: čo pridáš, je teraz zapečatené a ukáže sa, keď budeš môcť začať.',
  secretLost: 'Toto zariadenie už nepozná, čo je zapečatené. Vstaň a sadni si znova.',
  yourName: 'Ako ťa volajú?',
  sitDown: 'Pokračovať',
};
