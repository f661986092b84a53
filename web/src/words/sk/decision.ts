import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('sk');

const people = (count: number): string =>
  `${count} ${plural(count, { one: 'figúrku', few: 'figúrky', other: 'figúrok' })}`;

/** The preposition before a spoken number: zo štyroch, but z piatich. */
const outOf = (count: number): string => ([4, 6, 7].includes(count) ? 'zo' : 'z');

export const decision: Words['decision'] = {
  yours: 'Rozhodni sa',
  deciding: 'Rozhodovanie',
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
  ofPeople: (chosen, home) => `${chosen} ${outOf(home)} ${home} ${home === 1 ? 'figúrky' : 'figúrok'}`,
  send: (count, to) => `Pošli ${people(count)} ${to}`,
  onTurn: (names) => `Na ťahu: ${names}`,
  severalOnTurn: (names) => `Na ťahu: ${names}`,
  over: 'Koniec hry',
  won: (names) => `Víťaz: ${names}`,
  youWon: 'Vyhrávaš',
  sharedWin: (names) => `O víťazstvo sa delia: ${names}`,
  cancelled: 'Hra je zrušená',
  doing: {
    place: (name) => `${name} umiestňuje figúrky`,
    act: (name) => `${name} vyhodnocuje akcie`,
    settle: (name) => `${name} rozhoduje o hode`,
    pickDie: (name) => `${name} vyberá kocku`,
    feed: (name) => `${name} kŕmi kmeň`,
  },
  untilYourTime: (time) => `Do ${time} tvojho času.`,
  thenNext: (name) => `potom ${name}`,
  youWillBeTold: 'Môžeš odísť, miesto ti ostane.',
  nudge: 'Pripomenúť',
  nudgeWhom: (name) => `Pripomenúť: ${name}`,
  nudgeHint: (me) => `Po pripomenutí príde jedna správa: „${me} čaká na tvoj ťah“.`,
  nudgeAgain: (time) => `znova pripomenúť od ${time}`,
  doneForNow: 'Zatiaľ hotovo',
  watching: 'Prizeráš sa',
  watchingHint: 'Doska je živá, rozhodujú len hráči.',

  tableMovedOn: 'Hra sa posunula',
  staleHint: 'Tvoja voľba sa neodoslala. Tu je doska teraz; voľba ostáva, ak ešte platí.',

  noConnection: (time, move) => `Bez spojenia od ${time}, obnovuje sa. Doska je z ťahu ${move}.`,
  caughtUp: (moves) =>
    `${plural(moves, { one: 'Dobehnutý', few: 'Dobehnuté', other: 'Dobehnutých' })} ${moves} ${plural(moves, { one: 'ťah', few: 'ťahy', other: 'ťahov' })}`,
  cannotSend: 'Bez spojenia. Nič sa neodoslalo.',

  sinceLastVisit: 'Od tvojej poslednej návštevy',
  whatHappened: 'Čo sa stalo',
  newMoves: (count) => `Čo sa stalo, nové: ${count}`,
  nothingNew: 'Od tvojej návštevy nič nové.',
  wholeChronicle: (moves) =>
    `Celá kronika, ${moves} ${plural(moves, { one: 'ťah', few: 'ťahy', other: 'ťahov' })}`,
  chronicle: 'Kronika',
  everybody: 'Všetci',
  takenBack: 'vzaté späť',
  replay: (moves) => `Prehrať ${moves}`,
  play: 'Prehrať',
  pause: 'Zastaviť',
  moveBack: 'O ťah späť',
  moveOn: 'O ťah ďalej',
  moveOf: (move, head) => `Ťah ${move} z ${head}`,
  history: 'Priebeh hry',
  live: 'Naživo',
  offline: 'Obnovuje sa',
  backToNow: 'Späť do prítomnosti',
  copyLink: 'Kopírovať odkaz na tento ťah',
  copied: 'Odkaz skopírovaný',
};
