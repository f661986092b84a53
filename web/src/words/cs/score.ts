import { pluralIn } from '../plural.js';
import { signed } from '../signed.js';
import type { Words } from '../words.js';
import { outOf } from './out-of.js';

const plural = pluralIn('cs');
const points = (count: number): string =>
  `${signed(count)} ${plural(count, { one: 'bod', few: 'body', other: 'bodů' })}`;

export const score: Words['score'] = {
  title: 'Závěrečné vyhodnocení',
  toScore: 'Závěrečné vyhodnocení',
  wins: (name, count) => `Vítěz: ${name}, ${points(count)}`,
  youWin: (count) => `Vyhráváš, ${points(count)}`,
  shared: (names, count) => `O vítězství se dělí: ${names}, ${points(count)}`,
  summary: (rounds, days, moves) =>
    [
      `${rounds} ${plural(rounds, { one: 'kolo', few: 'kola', other: 'kol' })}`,
      ...(days > 0 ? [`${days} ${plural(days, { one: 'den', few: 'dny', other: 'dní' })}`] : []),
      ...(moves > 0 ? [`${moves} ${plural(moves, { one: 'tah', few: 'tahy', other: 'tahů' })}`] : []),
    ].join(', '),
  reasons: {
    STACK_EXHAUSTED: 'Došel sloupeček budov.',
    NOT_ENOUGH_CARDS: 'Na další kolo nebylo dost karet.',
    BY_CONSENT: 'Hráči se na konci dohodli.',
    LAST_PLAYER_LEFT: 'Ostatní se vzdali.',
  },
  tie: (values) => `Stejně bodů: rozhoduje obilí, nástroje a figurky, ${values}.`,
  tieToo: (tie) => `Stejně bodů a stejně i obilí, nástrojů a figurek dohromady: ${tie}.`,
  countAgain: 'Počítat znovu',
  skip: 'Přeskočit',
  rematch: 'Odveta',
  toRematch: 'K odvetě',
  fair: 'Poctivé a úplné',
  notFair: 'Tady něco nesedí',
  unbroken: (checked, of) => `Záznam je celý: ${checked} ${outOf(of)} tahů`,
  drawnAgain: (draws) =>
    `${draws} ${plural(draws, { one: 'los přepočítán', few: 'losy přepočítány', other: 'losů přepočítáno' })} z odhaleného semínka`,
  seedSoon: 'Semínko se co nevidět odhalí; pak půjdou kostky přepočítat',
  told: (notices) =>
    `${notices} ${plural(notices, { one: 'zpráva', few: 'zprávy', other: 'zpráv' })} v záznamu`,
  download: 'Stáhnout archiv',
  checkYourself: 'Ověř si to',
  stepThrough: 'Projít hru',
  total: 'Celkem',
  parts: {
    inPlay: 'Během hry',
    culture: 'Kultura',
    farmers: 'Rolníci',
    toolMakers: 'Výrobci nástrojů',
    hutBuilders: 'Stavitelé chýší',
    shamans: 'Šamani',
    traders: 'Kupci',
    resources: 'Suroviny',
  },
  buildings: (count) => `${count} ${plural(count, { one: 'budova', few: 'budovy', other: 'budov' })}`,
  byRound: 'Body po kolech',
  end: 'konec',
  goods: 'Co kmeny získaly',
  luck: 'Štěstí: hody proti průměru',
  diceAndPips: (dice, pips) =>
    `${dice} ${plural(dice, { one: 'kostka', few: 'kostky', other: 'kostek' })}, součet ${pips}`,
  cairnOf: (name, total) => `${name}: ${points(total)}`,
};
