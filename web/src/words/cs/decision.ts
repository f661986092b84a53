import type { Good } from '../../game/model.js';
import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('cs');

/** What one takes, in the case that follows the verb. */
const TAKEN: Readonly<Record<Good, Readonly<{ one: string; few: string; other: string }>>> = {
  wood: { one: 'dřevo', few: 'dřeva', other: 'dřev' },
  brick: { one: 'jíl', few: 'jíly', other: 'jílů' },
  stone: { one: 'kámen', few: 'kameny', other: 'kamenů' },
  gold: { one: 'zlato', few: 'zlata', other: 'zlat' },
  food: { one: 'jídlo', few: 'jídla', other: 'jídel' },
  ornaments: { one: 'ozdobu', few: 'ozdoby', other: 'ozdob' },
};
const people = (count: number): string =>
  `${count} ${plural(count, { one: 'figurku', few: 'figurky', other: 'figurek' })}`;

/** The preposition before a spoken number: ze tří, but z pěti. */
const outOf = (count: number): string => ([2, 3, 4, 6, 7].includes(count) ? 'ze' : 'z');

export const decision: Words['decision'] = {
  yours: 'Rozhodni se',
  waiting: 'Čeká se',
  looking: 'Přihlížíš',
  details: 'Podrobnosti',
  placing: 'Umísťování',
  placePeople: 'Umísti figurky',
  choosePlace: (home) =>
    `Doma ${plural(home, { one: 'je', few: 'jsou', other: 'je' })} ${home} ${plural(home, { one: 'figurka', few: 'figurky', other: 'figurek' })}. Vyber místo v údolí.`,
  howMany: 'kolik?',
  fewer: 'O jednu méně',
  more: 'O jednu víc',
  ofPeople: (chosen, home) => `${chosen} ${outOf(home)} ${home} figurek`,
  send: (count, to) => `Pošli ${people(count)} ${to}`,
  addTools: 'přidat nástroje?',
  yourTools: 'Tvoje nástroje',
  toolStates: { added: 'přidán', ready: 'volný', used: 'použitý', once: 'jednou' },
  take: (count, good) => `Vezmi ${count} ${plural(count, TAKEN[good])}`,
  withoutTools: (amount, next) => `Bez nástrojů ${amount}; další až za ${next}.`,
  diceHaveFallen: 'Kostky padly, tenhle krok už nejde vrátit.',
  ladder: (pips, added, total) => `${pips} a ${added} z nástrojů je ${total}.`,
  thenInAnyOrder: 'Potom v libovolném pořadí',

  onTurn: (names) => `Na tahu: ${names}`,
  severalOnTurn: (names) => `Na tahu: ${names}`,
  over: 'Konec hry',
  won: (names) => `Vítěz: ${names}`,
  untilYourTime: (time) => `Do ${time} tvého času.`,
  thenNext: (name) => `potom ${name}`,
  youWillBeTold: 'Můžeš odejít, místo ti zůstane.',
  doneForNow: 'Zatím hotovo',
  watching: 'Přihlížíš',
  watchingHint: 'Deska je živá, rozhodují jen hráči.',

  sent: (count, to) => `${people(count)} ${to}`,
  undo: 'Vzít zpět',
  undoLast: 'Tvůj poslední tah',
  ruleOf: (rule) => `Pravidlo: ${rule}`,
  tableMovedOn: 'Hra se posunula',
  staleHint: 'Tvoje volba se neodeslala. Tady je deska teď; volba zůstává, pokud ještě platí.',
  sending: 'Odesílám',

  noConnection: (time, move) => `Bez spojení od ${time}. Deska je z tahu ${move}.`,
  caughtUp: (moves) =>
    `${plural(moves, { one: 'Dohnán', few: 'Dohnány', other: 'Dohnáno' })} ${moves} ${plural(moves, { one: 'tah', few: 'tahy', other: 'tahů' })}`,
  cannotSend: 'Bez spojení. Nic se neodeslalo.',

  sinceLastVisit: 'Od tvé poslední návštěvy',
  whatHappened: 'Co se stalo',
  newMoves: (count) => `Co se stalo, nové: ${count}`,
  nothingNew: 'Od tvé návštěvy nic nového.',
  replay: (moves) => `Přehrát ${moves}`,
  play: 'Přehrát',
  pause: 'Zastavit',
  moveBack: 'O tah zpět',
  moveOn: 'O tah dál',
  moveOf: (move, head) => `Tah ${move} z ${head}`,
  history: 'Průběh hry',
  live: 'Živě',
  backToNow: 'Zpět do teď',
  copyLink: 'Zkopírovat odkaz na tento tah',
  copied: 'Odkaz zkopírován',
};
