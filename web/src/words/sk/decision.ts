import type { Good } from '../../game/model.js';
import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('sk');

/** What one takes, in the case that follows the verb. */
const TAKEN: Readonly<Record<Good, Readonly<{ one: string; few: string; other: string }>>> = {
  wood: { one: 'drevo', few: 'drevá', other: 'driev' },
  brick: { one: 'íl', few: 'íly', other: 'ílov' },
  stone: { one: 'kameň', few: 'kamene', other: 'kameňov' },
  gold: { one: 'zlato', few: 'zlatá', other: 'zlát' },
  food: { one: 'jedlo', few: 'jedlá', other: 'jedál' },
  ornaments: { one: 'ozdobu', few: 'ozdoby', other: 'ozdôb' },
};
const people = (count: number): string =>
  `${count} ${plural(count, { one: 'figúrku', few: 'figúrky', other: 'figúrok' })}`;

/** The preposition before a spoken number: zo štyroch, but z piatich. */
const outOf = (count: number): string => ([4, 6, 7].includes(count) ? 'zo' : 'z');

export const decision: Words['decision'] = {
  yours: 'Rozhodni sa',
  waiting: 'Čaká sa',
  looking: 'Prizeráš sa',
  details: 'Podrobnosti',
  placing: 'Umiestňovanie',
  placePeople: 'Umiestni figúrky',
  choosePlace: (home) =>
    `Doma ${plural(home, { one: 'je', few: 'sú', other: 'je' })} ${home} ${plural(home, { one: 'figúrka', few: 'figúrky', other: 'figúrok' })}. Vyber miesto v údolí.`,
  howMany: 'koľko?',
  fewer: 'O jednu menej',
  more: 'O jednu viac',
  ofPeople: (chosen, home) => `${chosen} ${outOf(home)} ${home} figúrok`,
  send: (count, to) => `Pošli ${people(count)} ${to}`,
  addTools: 'pridať nástroje?',
  yourTools: 'Tvoje nástroje',
  toolStates: { added: 'pridaný', ready: 'voľný', used: 'použitý', once: 'raz' },
  take: (count, good) => `Vezmi ${count} ${plural(count, TAKEN[good])}`,
  withoutTools: (amount, next) => `Bez nástrojov ${amount}; ďalší až za ${next}.`,
  diceHaveFallen: 'Kocky padli, tento krok sa už nedá vrátiť.',
  ladder: (pips, added, total) => `${pips} a ${added} z nástrojov je ${total}.`,
  thenInAnyOrder: 'Potom v ľubovoľnom poradí',

  onTurn: (names) => `Na ťahu: ${names}`,
  severalOnTurn: (names) => `Na ťahu: ${names}`,
  over: 'Koniec hry',
  won: (names) => `Víťaz: ${names}`,
  untilYourTime: (time) => `Do ${time} tvojho času.`,
  thenNext: (name) => `potom ${name}`,
  youWillBeTold: 'Môžeš odísť, miesto ti ostane.',
  doneForNow: 'Zatiaľ hotovo',
  watching: 'Prizeráš sa',
  watchingHint: 'Doska je živá, rozhodujú len hráči.',

  sent: (count, to) => `${people(count)} ${to}`,
  undo: 'Vziať späť',
  undoLast: 'Tvoj posledný ťah',
  ruleOf: (rule) => `Pravidlo: ${rule}`,
  tableMovedOn: 'Hra sa posunula',
  staleHint: 'Tvoja voľba sa neodoslala. Tu je doska teraz; voľba ostáva, ak ešte platí.',
  sending: 'Odosielam',

  noConnection: (time, move) => `Bez spojenia od ${time}. Doska je z ťahu ${move}.`,
  caughtUp: (moves) =>
    `${plural(moves, { one: 'Dobehnutý', few: 'Dobehnuté', other: 'Dobehnutých' })} ${moves} ${plural(moves, { one: 'ťah', few: 'ťahy', other: 'ťahov' })}`,
  cannotSend: 'Bez spojenia. Nič sa neodoslalo.',

  sinceLastVisit: 'Od tvojej poslednej návštevy',
  whatHappened: 'Čo sa stalo',
  newMoves: (count) => `Čo sa stalo, nové: ${count}`,
  nothingNew: 'Od tvojej návštevy nič nové.',
  replay: (moves) => `Prehrať ${moves}`,
  play: 'Prehrať',
  pause: 'Zastaviť',
  moveBack: 'O ťah späť',
  moveOn: 'O ťah ďalej',
  moveOf: (move, head) => `Ťah ${move} z ${head}`,
  history: 'Priebeh hry',
  live: 'Naživo',
  backToNow: 'Späť do teraz',
  copyLink: 'Kopírovať odkaz na tento ťah',
  copied: 'Odkaz skopírovaný',
};
