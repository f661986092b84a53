import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('hr');

const people = (count: number): string =>
  `${count} ${plural(count, { one: 'čovjeka', few: 'čovjeka', other: 'ljudi' })}`;

export const decision: Words['decision'] = {
  yours: 'Tvoja odluka',
  deciding: 'Odlučivanje',
  waiting: 'Čeka se',
  looking: 'Gledaš',
  details: 'Pojedinosti',
  placing: 'Postavljanje',
  placePeople: 'Postavi ljude',
  choosePlace: (home, below) =>
    `Kod kuće: ${home} ${plural(home, { one: 'čovjek', few: 'čovjeka', other: 'ljudi' })}. ${below === '' ? 'Odaberi mjesto u dolini.' : `U dolini za tebe sada nema slobodnog mjesta; još slobodno: ${below}.`}`,
  allPlaces: 'Sva mjesta kao popis',
  howMany: 'koliko?',
  fewer: 'Jedan manje',
  more: 'Jedan više',
  ofPeople: (chosen, home) => `${chosen} od ${home} ${home === 1 ? 'čovjeka' : 'ljudi'}`,
  send: (count, to) => `Pošalji ${people(count)} ${to}`,
  onTurn: (names) => `Na redu: ${names}`,
  severalOnTurn: (names) => `Na redu: ${names}`,
  haveFed: (fed, tribes) => `Nahranjeno: ${fed} od ${tribes}`,
  over: 'Kraj igre',
  won: (names) => `Pobjednik: ${names}`,
  youWon: 'Pobjeđuješ',
  sharedWin: (names) => `Pobjedu dijele: ${names}`,
  cancelled: 'Igra je otkazana',
  doing: {
    place: (name) => `${name} postavlja ljude`,
    act: (name) => `${name} koristi akcije`,
    settle: (name) => `${name} odlučuje o bacanju`,
    pickDie: (name) => `${name} bira kocku`,
    feed: (name) => `${name} hrani pleme`,
  },
  untilYourTime: (time) => `Do ${time} po tvom vremenu.`,
  onlyBots: 'bez roka: čekaju samo botovi',
  thenNext: (name) => `zatim ${name}`,
  youWillBeTold: 'Možeš otići, mjesto ti ostaje.',
  nudge: 'Podsjeti',
  nudgeWhom: (name) => `Podsjeti: ${name}`,
  nudgeHint: (me) => `Podsjetnik je jedna poruka: „${me} čeka tvoj potez“.`,
  nudged: 'podsjetnik poslan',
  nudgedWhom: (name) => `Podsjetnik poslan: ${name}`,
  wasNudged: (name) =>
    `Podsjetnik poslan: ${name}. Jedna poruka ide vlastitim kanalima primatelja; noću čeka do jutra.`,
  nudgeAgain: (time) => `Ponovno možeš podsjetiti od ${time}.`,
  doneForNow: 'Zasad gotovo',
  watching: 'Gledaš igru',
  watchingHint: 'Ploča je živa, odlučuju samo igrači.',

  tableMovedOn: 'Igra je otišla dalje',
  staleHint: 'Tvoj izbor nije poslan. Ovo je ploča sada; izbor ostaje ako još vrijedi.',

  noConnection: (time, move) => `Nema veze od ${time}. Ploča je od poteza ${move}.`,
  caughtUp: (moves) =>
    `Sustignuto: ${moves} ${plural(moves, { one: 'potez', few: 'poteza', other: 'poteza' })}`,
  cannotSend: 'Nema veze. Ništa nije poslano.',

  sinceLastVisit: 'Od tvog zadnjeg posjeta',
  whatHappened: 'Što se dogodilo',
  newMoves: (count) => `Što se dogodilo, novo: ${count}`,
  nothingNew: 'Od tvog posjeta ništa novo.',
  wholeChronicle: (moves) =>
    `Cijela kronika, ${moves} ${plural(moves, { one: 'potez', few: 'poteza', other: 'poteza' })}`,
  chronicle: 'Kronika',
  everybody: 'Svi',
  takenBack: 'vraćeno',
  replay: (moves) => `Ponovi ${moves}`,
  play: 'Pokreni',
  pause: 'Zaustavi',
  moveBack: 'Potez natrag',
  moveOn: 'Potez naprijed',
  moveOf: (move, head) => `Potez ${move} od ${head}`,
  boardMissing: 'Ploča ovog poteza još nije stigla. Učitat će se čim poslužitelj odgovori.',
  history: 'Tijek igre',
  live: 'Uživo',
  offline: 'Spaja se',
  backToNow: 'Natrag u sadašnjost',
  copyLink: 'Kopiraj poveznicu na ovaj potez',
  copiedFor: {
    everybody: 'Kopirano. Poveznicu može otvoriti svatko.',
    holders: 'Kopirano. Gledati može svatko tko ima poveznicu.',
    table: 'Kopirano. Bez poveznice na igru mogu je otvoriti samo oni za ovim stolom.',
    me: 'Kopirano. Poveznicu možeš otvoriti samo ti: ovu igru ne vidi nitko drugi.',
  },
  notCopied: (address) => `Preglednik ne dopušta kopiranje: ${address}`,
};
