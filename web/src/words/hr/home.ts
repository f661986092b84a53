import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('hr');

export const home: Words['home'] = {
  gamesWait: (count) =>
    count === 0
      ? 'Ništa te ne čeka'
      : `${plural(count, { one: 'Čeka', few: 'Čekaju', other: 'Čeka' })} te ${count} ${plural(count, { one: 'igra', few: 'igre', other: 'igara' })}`,
  notices: (count) => `Za pogledati: ${count}`,
  tabMine: 'Moje igre',
  tabOpen: 'Otvoreni stolovi',
  noFire: 'Još ne gori nijedna vatra.',
  yourTurn: 'Ti si na redu',
  playMove: 'Odigraj sljedeći potez',
  play: 'Igraj',
  answer: 'Odgovori',
  iAmBack: 'Opet sam tu',
  phases: { PLACING: 'postavljanje', ACTING: 'akcije', FEEDING: 'hranjenje' },
  stage: (round, phase) => `${round}. krug, ${phase}`,
  until: (time) => `do ${time}`,
  left: (time) => `još ${time}`,
  waits: (time) => `čeka ${time}`,
  timeUp: 'vrijeme je isteklo',
  clocksStand: 'satovi stoje',
  noClock: 'bez ograničenja',

  waitingForOthers: 'Čekaju se ostali',
  game: 'Igra',
  onTurn: 'Na redu',
  theirTime: 'Njihovo vrijeme',
  youAre: 'Ti si',
  rank: (rank, count) => `${rank}. od ${count}`,

  allSit: 'Svi sjede. Možemo početi?',
  kept: 'Tvoje pleme igra autopilot.',
  asks: {
    UNDO: (name) => `${name} moli vraćanje poteza`,
    CANCEL: (name) => `${name} predlaže odustati od igre`,
    FINISH: (name) => `${name} predlaže stati ovdje i zbrojiti bodove`,
    PAUSE: (name) => `${name} predlaže zaustaviti satove`,
    REPLACE: (name) => `${name} predlaže ustupiti mjesto nekom drugom`,
  },

  invitations: 'Pozivnice',
  invitesYou: (name) => `${name} te poziva`,
  somebody: 'Netko',
  decline: 'Ne, hvala',
  news: {
    REMOVED: (table) => `${table}: tvoje je mjesto oslobođeno.`,
    CANCELLED: (table) => `${table}: od stola se odustalo.`,
    EXPIRED: (table) => `${table}: nitko nije došao na vrijeme, stol je zatvoren.`,
  },
  putAway: 'Skloni',

  newHere: 'Prvi put ovdje?',
  newHereHint: 'Igra objašnjena u pet minuta.',
  twoMinutes: 'Imaš dvije minute?',
  yourTables: 'Tvoji stolovi',
  allTables: (count) => `Svi otvoreni stolovi (${count})`,
  finished: 'Završene',
  allFinished: (count) => `Sve završene igre (${count})`,
  won: (mine, next) => `pobjeda, ${mine} : ${next}`,
  placed: (place, count, points) => `${place}. od ${count}, ${points}`,
};
