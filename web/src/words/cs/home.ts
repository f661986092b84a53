import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('cs');

/** "ze 4", ale "z 5". */
const of = (count: number): string => `${count < 5 ? 'ze' : 'z'} ${count}`;

export const home: Words['home'] = {
  gamesWait: (count) =>
    count === 0
      ? 'Nic na tebe nečeká'
      : `${plural(count, { one: 'Čeká', few: 'Čekají', other: 'Čeká' })} na tebe ${count} ${plural(count, { one: 'hra', few: 'hry', other: 'her' })}`,
  notices: (count) => `K nahlédnutí: ${count}`,
  tabMine: 'Moje hry',
  tabOpen: 'Otevřené stoly',
  noFire: 'Zatím nehoří žádný oheň.',
  yourTurn: 'Jsi na tahu',
  playMove: 'Hrát další tah',
  play: 'Hrát',
  answer: 'Odpovědět',
  iAmBack: 'Jsem zpět',
  phases: { PLACING: 'umísťování', ACTING: 'akce', FEEDING: 'krmení' },
  stage: (round, phase) => `${round}. kolo, ${phase}`,
  until: (time) => `do ${time}`,
  left: (time) => `zbývá ${time}`,
  waits: (time) => `čeká ${time}`,
  timeUp: 'čas vypršel',
  clocksStand: 'hodiny stojí',
  noClock: 'bez limitu',

  waitingForOthers: 'Čeká se na ostatní',
  game: 'Hra',
  onTurn: 'Na tahu',
  theirTime: 'Jejich čas',
  youAre: 'Ty jsi',
  rank: (rank, count) => `${rank}. ${of(count)}`,

  allSit: 'Všichni sedí. Můžeme začít?',
  kept: 'Tvůj kmen hraje autopilot.',
  asks: {
    UNDO: (name) => `${name} žádá o vrácení tahů`,
    CANCEL: (name) => `${name} navrhuje hru vzdát`,
    FINISH: (name) => `${name} navrhuje skončit tady a spočítat body`,
    PAUSE: (name) => `${name} navrhuje zastavit hodiny`,
    REPLACE: (name) => `${name} navrhuje uvolnit místo někomu jinému`,
  },

  invitations: 'Pozvánky',
  invitesYou: (name) => `${name} tě zve`,
  somebody: 'Někdo',
  decline: 'Ne, díky',
  news: {
    REMOVED: (table) => `${table}: tvoje místo se uvolnilo.`,
    CANCELLED: (table) => `${table}: stůl se nekoná.`,
    EXPIRED: (table) => `${table}: nikdo včas nepřišel, stůl je zavřený.`,
  },
  putAway: 'Odložit',

  newHere: 'Jsi tu poprvé?',
  newHereHint: 'Hra vysvětlená za pět minut.',
  twoMinutes: 'Máš dvě minuty?',
  yourTables: 'Tvoje stoly',
  allTables: (count) => `Všechny otevřené stoly (${count})`,
  finished: 'Dohrané',
  allFinished: (count) => `Všechny dohrané hry (${count})`,
  won: (mine, next) => `výhra, ${mine} : ${next}`,
  placed: (place, count, points) => `${place}. ${of(count)}, ${points}`,
};
