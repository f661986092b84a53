import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';
import { outOf } from './out-of.js';

const plural = pluralIn('cs');

const people = (count: number): string =>
  `${count} ${plural(count, { one: 'figurku', few: 'figurky', other: 'figurek' })}`;

export const decision: Words['decision'] = {
  yours: 'Rozhodni se',
  deciding: 'Rozhodování',
  waiting: 'Čeká se',
  looking: 'Přihlížíš',
  details: 'Podrobnosti',
  placing: 'Umísťování',
  placePeople: 'Umísti figurky',
  choosePlace: (home, below) =>
    `Doma ${plural(home, { one: 'je', few: 'jsou', other: 'je' })} ${home} ${plural(home, { one: 'figurka', few: 'figurky', other: 'figurek' })}. ${below === '' ? 'Vyber místo v údolí.' : `V údolí teď pro tebe nic volného není; volné jsou ještě: ${below}.`}`,
  allPlaces: 'Všechna místa jako seznam',
  howMany: 'kolik?',
  fewer: 'O jednu méně',
  more: 'O jednu víc',
  ofPeople: (chosen, home) => `${chosen} ${outOf(home)} ${home === 1 ? 'figurky' : 'figurek'}`,
  send: (count, to) => `Pošli ${people(count)} ${to}`,
  onTurn: (names) => `Na tahu: ${names}`,
  severalOnTurn: (names) => `Na tahu: ${names}`,
  haveFed: (fed, tribes) => `Nakrmeno: ${fed} ${outOf(tribes)}`,
  over: 'Konec hry',
  won: (names) => `Vítěz: ${names}`,
  youWon: 'Vyhráváš',
  sharedWin: (names) => `O vítězství se dělí: ${names}`,
  cancelled: 'Hra je zrušena',
  doing: {
    place: (name) => `${name} umísťuje figurky`,
    act: (name) => `${name} provádí akce`,
    settle: (name) => `${name} rozhoduje o hodu`,
    pickDie: (name) => `${name} vybírá kostku`,
    feed: (name) => `${name} krmí kmen`,
  },
  untilYourTime: (time) => `Do ${time} tvého času.`,
  onlyBots: 'bez limitu: čekají jen boti',
  thenNext: (name) => `potom ${name}`,
  youWillBeTold: 'Můžeš odejít, místo ti zůstane.',
  nudge: 'Připomenout',
  nudgeWhom: (name) => `Připomenout: ${name}`,
  nudgeHint: (me) => `Po připomenutí přijde jedna zpráva: „${me} čeká na tvůj tah“.`,
  nudged: 'připomenuto',
  nudgedWhom: (name) => `Připomenuto: ${name}`,
  wasNudged: (name) =>
    `Připomenuto: ${name}. Jedna zpráva odchází vlastními kanály příjemce; v noci počká do rána.`,
  nudgeAgain: (time) => `Znovu připomenout můžeš od ${time}.`,
  doneForNow: 'Zatím hotovo',
  watching: 'Přihlížíš',
  watchingHint: 'Deska je živá, rozhodují jen hráči.',

  tableMovedOn: 'Hra se posunula',
  staleHint: 'Tvoje volba se neodeslala. Tady je deska teď; volba zůstává, pokud ještě platí.',

  noConnection: (time, move) => `Bez spojení od ${time}. Deska je z tahu ${move}.`,
  caughtUp: (moves) =>
    `${plural(moves, { one: 'Dohnán', few: 'Dohnány', other: 'Dohnáno' })} ${moves} ${plural(moves, { one: 'tah', few: 'tahy', other: 'tahů' })}`,
  cannotSend: 'Bez spojení. Nic se neodeslalo.',

  sinceLastVisit: 'Od tvé poslední návštěvy',
  whatHappened: 'Co se stalo',
  newMoves: (count) => `Co se stalo, nové: ${count}`,
  nothingNew: 'Od tvé návštěvy nic nového.',
  wholeChronicle: (moves) =>
    `Celá kronika, ${moves} ${plural(moves, { one: 'tah', few: 'tahy', other: 'tahů' })}`,
  chronicle: 'Kronika',
  everybody: 'Všichni',
  takenBack: 'vzato zpět',
  replay: (moves) => `Přehrát ${moves}`,
  play: 'Přehrát',
  pause: 'Zastavit',
  moveBack: 'O tah zpět',
  moveOn: 'O tah dál',
  moveOf: (move, head) => `Tah ${move} ${outOf(head)}`,
  boardMissing: 'Deska tohoto tahu ještě nedorazila. Načte se, jakmile server odpoví.',
  history: 'Průběh hry',
  live: 'Živě',
  offline: 'Obnovuje se',
  backToNow: 'Zpět do přítomnosti',
  copyLink: 'Zkopírovat odkaz na tento tah',
  copiedFor: {
    everybody: 'Zkopírováno. Odkaz otevře každý.',
    holders: 'Zkopírováno. Dívat se může každý, kdo odkaz má.',
    table: 'Zkopírováno. Bez odkazu na hru jej otevřou jen lidé u tohoto stolu.',
    me: 'Zkopírováno. Odkaz otevřeš jen ty: tuto hru nikdo jiný nevidí.',
  },
  notCopied: (address) => `Prohlížeč nedovolí kopírovat: ${address}`,
};
