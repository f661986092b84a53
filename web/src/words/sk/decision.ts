import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';
import { outOf } from './out-of.js';

const plural = pluralIn('sk');

const people = (count: number): string =>
  `${count} ${plural(count, { one: 'figúrku', few: 'figúrky', other: 'figúrok' })}`;

export const decision: Words['decision'] = {
  yours: 'Rozhodni sa',
  deciding: 'Rozhodovanie',
  waiting: 'Čaká sa',
  looking: 'Prizeráš sa',
  details: 'Podrobnosti',
  placing: 'Umiestňovanie',
  placePeople: 'Umiestni figúrky',
  choosePlace: (home, below) =>
    `Doma ${plural(home, { one: 'je', few: 'sú', other: 'je' })} ${home} ${plural(home, { one: 'figúrka', few: 'figúrky', other: 'figúrok' })}. ${below === '' ? 'Vyber miesto v údolí.' : `V údolí teraz pre teba nie je nič voľné; voľné sú ešte: ${below}.`}`,
  allPlaces: 'Všetky miesta ako zoznam',
  howMany: 'koľko?',
  fewer: 'O jednu menej',
  more: 'O jednu viac',
  ofPeople: (chosen, home) => `${chosen} ${outOf(home)} ${home === 1 ? 'figúrky' : 'figúrok'}`,
  send: (count, to) => `Pošli ${people(count)} ${to}`,
  onTurn: (names) => `Na ťahu: ${names}`,
  severalOnTurn: (names) => `Na ťahu: ${names}`,
  haveFed: (fed, tribes) => `Nakŕmené: ${fed} ${outOf(tribes)}`,
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
  onlyBots: 'bez limitu: čakajú len boti',
  thenNext: (name) => `potom ${name}`,
  youWillBeTold: 'Môžeš odísť, miesto ti ostane.',
  nudge: 'Pripomenúť',
  nudgeWhom: (name) => `Pripomenúť: ${name}`,
  nudgeHint: (me) => `Po pripomenutí príde jedna správa: „${me} čaká na tvoj ťah“.`,
  nudged: 'pripomenuté',
  nudgedWhom: (name) => `Pripomenuté: ${name}`,
  wasNudged: (name) =>
    `Pripomenuté: ${name}. Jedna správa odchádza vlastnými kanálmi príjemcu; v noci počká do rána.`,
  nudgeAgain: (time) => `Znova pripomenúť môžeš od ${time}.`,
  doneForNow: 'Zatiaľ hotovo',
  watching: 'Prizeráš sa',
  watchingHint: 'Doska je živá, rozhodujú len hráči.',

  tableMovedOn: 'Hra sa posunula',
  staleHint: 'Tvoja voľba sa neodoslala. Tu je doska teraz; voľba ostáva, ak ešte platí.',

  noConnection: (time, move) => `Bez spojenia od ${time}. Doska je z ťahu ${move}.`,
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
  moveOf: (move, head) => `Ťah ${move} ${outOf(head)}`,
  boardMissing: 'Doska tohto ťahu ešte nedorazila. Načíta sa, hneď ako server odpovie.',
  history: 'Priebeh hry',
  live: 'Naživo',
  offline: 'Obnovuje sa',
  backToNow: 'Späť do prítomnosti',
  copyLink: 'Kopírovať odkaz na tento ťah',
  copiedFor: {
    everybody: 'Skopírované. Odkaz otvorí každý.',
    holders: 'Skopírované. Pozerať sa môže každý, kto má odkaz.',
    table: 'Skopírované. Bez odkazu na hru ho otvoria len ľudia pri tomto stole.',
    me: 'Skopírované. Odkaz otvoríš len ty: túto hru nikto iný nevidí.',
  },
  notCopied: (address) => `Prehliadač nedovolí kopírovať: ${address}`,
};
