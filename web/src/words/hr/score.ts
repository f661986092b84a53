import { pluralIn } from '../plural.js';
import { signed } from '../signed.js';
import type { Words } from '../words.js';

const plural = pluralIn('hr');
const points = (count: number): string =>
  `${signed(count)} ${plural(count, { one: 'bod', few: 'boda', other: 'bodova' })}`;

export const score: Words['score'] = {
  title: 'Završno bodovanje',
  toScore: 'Završno bodovanje',
  wins: (name, count) => `Pobjednik: ${name}, ${points(count)}`,
  youWin: (count) => `Pobjeđuješ, ${points(count)}`,
  shared: (names, count) => `Pobjedu dijele: ${names}, ${points(count)}`,
  summary: (rounds, days, moves) =>
    [
      `${rounds} ${plural(rounds, { one: 'krug', few: 'kruga', other: 'krugova' })}`,
      ...(days > 0 ? [`${days} ${plural(days, { one: 'dan', few: 'dana', other: 'dana' })}`] : []),
      ...(moves > 0 ? [`${moves} ${plural(moves, { one: 'potez', few: 'poteza', other: 'poteza' })}`] : []),
    ].join(', '),
  reasons: {
    STACK_EXHAUSTED: 'Potrošen je jedan kup građevina.',
    NOT_ENOUGH_CARDS: 'Za novi krug nema dovoljno karata.',
    BY_CONSENT: 'Igrači su se dogovorili o kraju.',
    LAST_PLAYER_LEFT: 'Ostali su se predali.',
  },
  tie: (values) => `Izjednačeno: odlučuju žito, alati i ljudi, ${values}.`,
  tieToo: (tie) => `Izjednačeno, i jednako žita, alata i ljudi zajedno: ${tie}.`,
  countAgain: 'Zbroji ponovno',
  skip: 'Preskoči',
  rematch: 'Uzvrat',
  toRematch: 'Na uzvrat',
  fair: 'Pošteno i potpuno',
  notFair: 'Ovdje nešto nije u redu',
  unbroken: (checked, of) => `Zapis je cijel: ${checked} od ${of} poteza`,
  drawnAgain: (draws) =>
    `${draws} ${plural(draws, { one: 'izvlačenje ponovljeno', few: 'izvlačenja ponovljena', other: 'izvlačenja ponovljeno' })} iz otkrivenog sjemena`,
  seedSoon: 'Sjeme se uskoro otkriva; tada se kocke mogu ponoviti',
  told: (notices) =>
    `${notices} ${plural(notices, { one: 'obavijest', few: 'obavijesti', other: 'obavijesti' })} u zapisu`,
  download: 'Preuzmi arhivu',
  checkYourself: 'Provjeri ovdje',
  stepThrough: 'Prođi kroz igru',
  total: 'Ukupno',
  parts: {
    inPlay: 'Tijekom igre',
    culture: 'Kultura',
    farmers: 'Farmeri',
    toolMakers: 'Izrađivači alata',
    hutBuilders: 'Graditelji koliba',
    shamans: 'Vračevi',
    traders: 'Trgovci',
    resources: 'Resursi',
  },
  buildings: (count) =>
    `${count} ${plural(count, { one: 'građevina', few: 'građevine', other: 'građevina' })}`,
  byRound: 'Bodovi po krugovima',
  end: 'kraj',
  goods: 'Što su plemena skupila',
  luck: 'Sreća: bacanja prema prosjeku',
  diceAndPips: (dice, pips) =>
    `${dice} ${plural(dice, { one: 'kocka', few: 'kocke', other: 'kocaka' })}, zbroj ${pips}`,
  cairnOf: (name, total) => `${name}: ${points(total)}`,
};
