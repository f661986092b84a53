import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('sk');

/** „zo 4“, ale „z 3“. */
const of = (count: number): string => `${count === 4 ? 'zo' : 'z'} ${count}`;

export const home: Words['home'] = {
  gamesWait: (count) =>
    count === 0
      ? 'Nič na teba nečaká'
      : `${plural(count, { one: 'Čaká', few: 'Čakajú', other: 'Čaká' })} na teba ${count} ${plural(count, { one: 'hra', few: 'hry', other: 'hier' })}`,
  notices: (count) => `Na pozretie: ${count}`,
  tabMine: 'Moje hry',
  tabOpen: 'Otvorené stoly',
  noFire: 'Zatiaľ nehorí žiadny oheň.',
  yourTurn: 'Si na ťahu',
  playMove: 'Hrať ďalší ťah',
  play: 'Hrať',
  answer: 'Odpovedať',
  iAmBack: 'Som späť',
  phases: { PLACING: 'umiestňovanie', ACTING: 'akcie', FEEDING: 'kŕmenie' },
  stage: (round, phase) => `${round}. kolo, ${phase}`,
  until: (time) => `do ${time}`,
  left: (time) => `zostáva ${time}`,
  waits: (time) => `čaká ${time}`,
  timeUp: 'čas vypršal',
  clocksStand: 'hodiny stoja',
  noClock: 'bez limitu',

  waitingForOthers: 'Čaká sa na ostatných',
  game: 'Hra',
  onTurn: 'Na ťahu',
  theirTime: 'Ich čas',
  youAre: 'Ty si',
  rank: (rank, count) => `${rank}. ${of(count)}`,

  allSit: 'Všetci sedia. Môžeme začať?',
  kept: 'Tvoj kmeň hrá autopilot.',
  asks: {
    UNDO: (name) => `${name} žiada o vrátenie ťahov`,
    CANCEL: (name) => `${name} navrhuje hru vzdať`,
    FINISH: (name) => `${name} navrhuje skončiť tu a spočítať body`,
    PAUSE: (name) => `${name} navrhuje zastaviť hodiny`,
    REPLACE: (name) => `${name} navrhuje uvoľniť miesto niekomu inému`,
  },

  invitations: 'Pozvánky',
  invitesYou: (name) => `${name} ťa pozýva`,
  somebody: 'Niekto',
  decline: 'Nie, ďakujem',
  news: {
    REMOVED: (table) => `${table}: tvoje miesto sa uvoľnilo.`,
    CANCELLED: (table) => `${table}: stôl sa nekoná.`,
    EXPIRED: (table) => `${table}: nikto včas neprišiel, stôl je zatvorený.`,
  },
  putAway: 'Odložiť',

  newHere: 'Si tu prvý raz?',
  newHereHint: 'Hra vysvetlená za päť minút.',
  twoMinutes: 'Máš dve minúty?',
  yourTables: 'Tvoje stoly',
  allTables: (count) => `Všetky otvorené stoly (${count})`,
  finished: 'Dohrané',
  allFinished: (count) => `Všetky dohrané hry (${count})`,
  won: (mine, next) => `výhra, ${mine} : ${next}`,
  placed: (place, count, points) => `${place}. ${of(count)}, ${points}`,
};
