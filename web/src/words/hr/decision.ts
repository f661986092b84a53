import type { Good } from '../../game/model.js';
import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('hr');

/** What one takes, in the case that follows the verb. */
const TAKEN: Readonly<Record<Good, Readonly<{ one: string; few: string; other: string }>>> = {
  wood: { one: 'drvo', few: 'drva', other: 'drva' },
  brick: { one: 'ciglu', few: 'cigle', other: 'cigli' },
  stone: { one: 'kamen', few: 'kamena', other: 'kamena' },
  gold: { one: 'zlato', few: 'zlata', other: 'zlata' },
  food: { one: 'hranu', few: 'hrane', other: 'hrane' },
  ornaments: { one: 'ukras', few: 'ukrasa', other: 'ukrasa' },
};
const people = (count: number): string =>
  `${count} ${plural(count, { one: 'čovjeka', few: 'čovjeka', other: 'ljudi' })}`;

export const decision: Words['decision'] = {
  yours: 'Tvoja odluka',
  waiting: 'Čeka se',
  looking: 'Gledaš',
  details: 'Pojedinosti',
  placing: 'Postavljanje',
  placePeople: 'Postavi ljude',
  choosePlace: (home) =>
    `Kod kuće: ${home} ${plural(home, { one: 'čovjek', few: 'čovjeka', other: 'ljudi' })}. Odaberi mjesto u dolini.`,
  howMany: 'koliko?',
  fewer: 'Jedan manje',
  more: 'Jedan više',
  ofPeople: (chosen, home) => `${chosen} od ${home} ljudi`,
  send: (count, to) => `Pošalji ${people(count)} ${to}`,
  addTools: 'dodati alate?',
  yourTools: 'Tvoji alati',
  toolStates: { added: 'dodan', ready: 'spreman', used: 'iskorišten', once: 'jednom' },
  take: (count, good) => `Uzmi ${count} ${plural(count, TAKEN[good])}`,
  withoutTools: (amount, next) => `Bez alata ${amount}; sljedeći tek za ${next}.`,
  diceHaveFallen: 'Kocke su pale, ovaj se korak više ne može vratiti.',
  ladder: (pips, added, total) => `${pips} i ${added} od alata čini ${total}.`,
  thenInAnyOrder: 'Zatim, bilo kojim redom',

  onTurn: (names) => `Na redu: ${names}`,
  severalOnTurn: (names) => `Na redu: ${names}`,
  over: 'Kraj igre',
  won: (names) => `Pobjednik: ${names}`,
  untilYourTime: (time) => `Do ${time} po tvom vremenu.`,
  thenNext: (name) => `zatim ${name}`,
  youWillBeTold: 'Možeš otići, mjesto ti ostaje.',
  doneForNow: 'Zasad gotovo',
  watching: 'Gledaš igru',
  watchingHint: 'Ploča je živa, odlučuju samo igrači.',

  sent: (count, to) => `${people(count)} ${to}`,
  undo: 'Vrati',
  undoLast: 'Tvoj zadnji potez',
  ruleOf: (rule) => `Pravilo: ${rule}`,
  tableMovedOn: 'Igra je otišla dalje',
  staleHint: 'Tvoj izbor nije poslan. Ovo je ploča sada; izbor ostaje ako još vrijedi.',
  sending: 'Šaljem',

  noConnection: (time, move) => `Nema veze od ${time}. Ploča je od poteza ${move}.`,
  caughtUp: (moves) =>
    `Sustignuto: ${moves} ${plural(moves, { one: 'potez', few: 'poteza', other: 'poteza' })}`,
  cannotSend: 'Nema veze. Ništa nije poslano.',

  sinceLastVisit: 'Od tvog zadnjeg posjeta',
  whatHappened: 'Što se dogodilo',
  newMoves: (count) => `Što se dogodilo, novo: ${count}`,
  nothingNew: 'Od tvog posjeta ništa novo.',
  replay: (moves) => `Ponovi ${moves}`,
  play: 'Pokreni',
  pause: 'Zaustavi',
  moveBack: 'Potez natrag',
  moveOn: 'Potez naprijed',
  moveOf: (move, head) => `Potez ${move} od ${head}`,
  history: 'Tijek igre',
  live: 'Uživo',
  backToNow: 'Natrag na sada',
  copyLink: 'Kopiraj poveznicu na ovaj potez',
  copied: 'Poveznica kopirana',
};
