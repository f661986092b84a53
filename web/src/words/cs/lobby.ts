import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('cs');

export const lobby: Words['lobby'] = {
  playNow: 'Hrát hned',
  playNowHint: 'Hra proti botovi začne hned.',
  firstGame: 'První oheň',
  fillWithBots: 'Doplnit volná místa boty',
  twoMinutes: 'Máš dvě minuty?',
  haveLink: 'Mám odkaz',
  pasteLink: 'Vlož odkaz sem',
  openLink: 'Otevřít',
  findTable: 'Najít stůl',
  openTable: 'Otevřít stůl',
  openOne: 'Otevřít nový',

  gamesWait: (count) =>
    count === 0
      ? 'Nic na tebe nečeká'
      : `${plural(count, { one: 'Čeká', few: 'Čekají', other: 'Čeká' })} na tebe ${count} ${plural(count, { one: 'hra', few: 'hry', other: 'her' })}`,
  noFire: 'Zatím nehoří žádný oheň.',
  waitingForOthers: 'Čeká se na ostatní',
  game: 'Hra',
  onTurn: 'Na tahu',
  lastMove: 'Poslední tah',
  playMove: 'Hrát další tah',
  play: 'Hrát',
  yourTables: 'Tvoje stoly',
  openTables: 'Otevřené stoly',
  noTables: 'Teď není otevřený žádný stůl.',
  finished: 'Dohrané',
  join: 'Přisednout',
  toTable: 'Ke stolu',
  seatsTaken: (taken, seats) => `obsazeno ${taken} z ${seats} míst`,

  newTable: 'Nový stůl',
  tableName: 'Jméno stolu',
  tableNames: ['Zima u řeky', 'Podzimní lov', 'První oheň', 'Staré kameny', 'Dlouhé údolí'],
  howManyPlayers: 'Kolik hráčů se vejde',
  rulebook: 'Podle které příručky',
  editions: {
    CS_2019: 'Česká pravidla 2019',
    CS_CLASSIC: 'Starší česká pravidla',
    SK_CLASSIC: 'Slovenská pravidla',
    HR_2008: 'Chorvatská pravidla',
  },
  expansion: 'Styl je cíl',
  withExpansion: 'S rozšířením Styl je cíl',
  expansionHint: 'Kupec, ozdoby, páté místo pro kartu, až 5 hráčů.',
  whoSees: 'Kdo stůl najde',
  visibility: { PUBLIC: 'Každý', UNLISTED: 'Jen s odkazem' },
  visibilityHints: { PUBLIC: 'Stůl bude v seznamu.', UNLISTED: 'Odkaz rozešleš ty.' },
  open: 'Otevřít stůl',
  opening: 'Otevírám',

  seats: 'Místa',
  emptySeat: 'Volné místo',
  takeSeat: 'Posadit se',
  leaveSeat: 'Vstát',
  ready: 'Můžeme začít',
  readyState: 'může začít',
  notReady: 'ještě ne',
  freeSeats: (count) =>
    `${plural(count, { one: 'Zbývá', few: 'Zbývají', other: 'Zbývá' })} ${count} ${plural(count, { one: 'volné místo', few: 'volná místa', other: 'volných míst' })}.`,
  waitsForReady: (names) => `Čeká se na: ${names}.`,
  allReady: 'Všichni mohou začít, hra začíná.',
  shareLink: 'Pošli tento odkaz ostatním',
  copy: 'Kopírovat',
  copied: 'Zkopírováno',
  fairDice: 'Každý přidává ke kostkám: co přidáš, je teď zapečetěné a ukáže se, až budeš moci začít.',
  secretLost: 'Toto zařízení už nezná, co je zapečetěné. Vstaň a posaď se znovu.',
  yourName: 'Jak ti říkají?',
  sitDown: 'Pokračovat',
};
