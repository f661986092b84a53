import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('hr');

export const lobby: Words['lobby'] = {
  playNow: 'Igraj odmah',
  playNowHint: 'Igra protiv bota počinje odmah.',
  firstGame: 'Prva vatra',
  fillWithBots: 'Popuni slobodna mjesta botovima',
  twoMinutes: 'Imaš dvije minute?',
  haveLink: 'Imam poveznicu',
  pasteLink: 'Zalijepi poveznicu ovdje',
  openLink: 'Otvori',
  findTable: 'Nađi stol',
  openTable: 'Otvori stol',
  openOne: 'Otvori novi',

  gamesWait: (count) =>
    count === 0
      ? 'Ništa te ne čeka'
      : `${plural(count, { one: 'Čeka', few: 'Čekaju', other: 'Čeka' })} te ${count} ${plural(count, { one: 'igra', few: 'igre', other: 'igara' })}`,
  noFire: 'Još ne gori nijedna vatra.',
  waitingForOthers: 'Čekaju se ostali',
  game: 'Igra',
  onTurn: 'Na redu',
  lastMove: 'Zadnji potez',
  playMove: 'Odigraj sljedeći potez',
  play: 'Igraj',
  yourTables: 'Tvoji stolovi',
  openTables: 'Otvoreni stolovi',
  noTables: 'Trenutno nema otvorenih stolova.',
  finished: 'Završene',
  join: 'Pridruži se',
  toTable: 'Za stol',
  seatsTaken: (taken, seats) => `zauzeto ${taken} od ${seats} mjesta`,

  newTable: 'Novi stol',
  tableName: 'Ime stola',
  tableNames: ['Zima uz rijeku', 'Jesenski lov', 'Prva vatra', 'Staro kamenje', 'Duga dolina'],
  howManyPlayers: 'Koliko igrača može sjesti',
  rulebook: 'Po kojim pravilima',
  editions: {
    CS_2019: 'Češka pravila 2019.',
    CS_CLASSIC: 'Starija češka pravila',
    SK_CLASSIC: 'Slovačka pravila',
    HR_2008: 'Hrvatska pravila',
  },
  expansion: 'Stil je cilj',
  withExpansion: 'S proširenjem Stil je cilj',
  expansionHint: 'Trgovac, ukrasi, peto mjesto za kartu, do 5 igrača.',
  whoSees: 'Tko može naći stol',
  visibility: { PUBLIC: 'Svatko', UNLISTED: 'Samo s poveznicom' },
  visibilityHints: { PUBLIC: 'Stol je na popisu.', UNLISTED: 'Poveznicu šalješ ti.' },
  open: 'Otvori stol',
  opening: 'Otvaram',

  seats: 'Mjesta',
  emptySeat: 'Slobodno mjesto',
  takeSeat: 'Sjedni',
  leaveSeat: 'Ustani',
  ready: 'Možemo početi',
  readyState: 'može početi',
  notReady: 'još ne',
  freeSeats: (count) =>
    `Još ${count} ${plural(count, { one: 'slobodno mjesto', few: 'slobodna mjesta', other: 'slobodnih mjesta' })}.`,
  waitsForReady: (names) => `Čeka se: ${names}.`,
  allReady: 'Svi mogu početi, igra počinje.',
  shareLink: 'Pošalji ovu poveznicu ostalima',
  copy: 'Kopiraj',
  copied: 'Kopirano',
  fairDice: 'Svatko dodaje kockama: što dodaš, sada je zapečaćeno i pokazuje se kad budeš moći početi.',
  secretLost: 'Ovaj uređaj više ne zna što je zapečaćeno. Ustani i sjedni ponovno.',
  yourName: 'Kako te zovu?',
  sitDown: 'Dalje',
};
