import { pluralIn } from '../plural.js';
import { signed } from '../signed.js';
import type { Words } from '../words.js';
import { outOf } from './out-of.js';

const plural = pluralIn('sk');
const points = (count: number): string =>
  `${signed(count)} ${plural(count, { one: 'bod', few: 'body', other: 'bodov' })}`;

export const score: Words['score'] = {
  title: 'Záverečné vyhodnotenie',
  toScore: 'Záverečné vyhodnotenie',
  wins: (name, count) => `Víťaz: ${name}, ${points(count)}`,
  youWin: (count) => `Vyhrávaš, ${points(count)}`,
  shared: (names, count) => `O víťazstvo sa delia: ${names}, ${points(count)}`,
  summary: (rounds, days, moves) =>
    [
      `${rounds} ${plural(rounds, { one: 'kolo', few: 'kolá', other: 'kôl' })}`,
      ...(days > 0 ? [`${days} ${plural(days, { one: 'deň', few: 'dni', other: 'dní' })}`] : []),
      ...(moves > 0 ? [`${moves} ${plural(moves, { one: 'ťah', few: 'ťahy', other: 'ťahov' })}`] : []),
    ].join(', '),
  reasons: {
    STACK_EXHAUSTED: 'Minul sa balíček budov.',
    NOT_ENOUGH_CARDS: 'Na ďalšie kolo nebolo dosť kariet.',
    BY_CONSENT: 'Hráči sa na konci dohodli.',
    LAST_PLAYER_LEFT: 'Ostatní sa vzdali.',
  },
  tie: (values) => `Rovnosť bodov: rozhoduje obilie, nástroje a figúrky, ${values}.`,
  tieToo: (tie) => `Rovnosť bodov a rovnako aj obilia, nástrojov a figúrok spolu: ${tie}.`,
  countAgain: 'Počítať znova',
  skip: 'Preskočiť',
  rematch: 'Odveta',
  toRematch: 'Na odvetu',
  fair: 'Poctivé a úplné',
  notFair: 'Tu niečo nesedí',
  unbroken: (checked, of) => `Záznam je celý: ${checked} ${outOf(of)} ťahov`,
  drawnAgain: (draws) =>
    `${draws} ${plural(draws, { one: 'žreb prepočítaný', few: 'žreby prepočítané', other: 'žrebov prepočítaných' })} z odhaleného semienka`,
  seedSoon: 'Semienko sa čoskoro odhalí; potom sa dajú kocky prepočítať',
  told: (notices) =>
    `${notices} ${plural(notices, { one: 'správa', few: 'správy', other: 'správ' })} v zázname`,
  download: 'Stiahnuť archív',
  checkYourself: 'Over si to',
  stepThrough: 'Prejsť hru',
  total: 'Spolu',
  parts: {
    inPlay: 'Počas hry',
    culture: 'Kultúra',
    farmers: 'Roľníci',
    toolMakers: 'Výrobcovia nástrojov',
    hutBuilders: 'Stavitelia',
    shamans: 'Šamani',
    traders: 'Kupci',
    resources: 'Suroviny',
  },
  buildings: (count) => `${count} ${plural(count, { one: 'budova', few: 'budovy', other: 'budov' })}`,
  byRound: 'Body po kolách',
  end: 'koniec',
  goods: 'Čo kmene získali',
  luck: 'Šťastie: hody proti priemeru',
  diceAndPips: (dice, pips) =>
    `${dice} ${plural(dice, { one: 'kocka', few: 'kocky', other: 'kociek' })}, súčet ${pips}`,
  cairnOf: (name, total) => `${name}: ${points(total)}`,
};
