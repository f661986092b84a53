import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';
import { objectOf } from './goods.js';
import { outOf } from './out-of.js';

const plural = pluralIn('sk');
const points = (count: number): string =>
  `${count} ${plural(count, { one: 'bod', few: 'body', other: 'bodov' })}`;
const dice = (count: number): string =>
  `${count} ${plural(count, { one: 'kocka', few: 'kocky', other: 'kociek' })}`;
const food = (count: number): string =>
  `${count} ${plural(count, { one: 'jedlo', few: 'jedlá', other: 'jedál' })}`;
const resources = (count: number): string =>
  plural(count, { one: 'surovina', few: 'suroviny', other: 'surovín' });
const anyResources = (count: number): string =>
  `${count} ${plural(count, { one: 'ľubovoľná surovina', few: 'ľubovoľné suroviny', other: 'ľubovoľných surovín' })}`;

export const acting: Words['acting'] = {
  tag: 'Akcie',
  tagFeeding: 'Kŕmenie',
  amount: (count, good) => objectOf(good, count),
  points,
  thenInAnyOrder: 'Potom v ľubovoľnom poradí',
  doAllSimple: 'Vykonať všetko jednoduché',

  roll: (count) => `Hoď ${count} ${plural(count, { one: 'kockou', few: 'kockami', other: 'kockami' })}`,
  everyPips: (divisor, good) =>
    divisor < 5
      ? `Každé ${points(divisor)} prinesú ${objectOf(good, 1)}.`
      : `Každých ${points(divisor)} prinesie ${objectOf(good, 1)}.`,
  about: (count, pieces, good) =>
    pieces === 0
      ? `${dice(count)}, so šťastím ${objectOf(good, 1)}`
      : `${dice(count)}, asi ${objectOf(good, pieces)}`,
  rollBack: (alone) =>
    alone ? 'Medzi botmi smieš hod vziať späť.' : 'Hod sa dá vziať späť, len ak súhlasia všetci.',
  use: {
    tool: 'Vyrob nástroj',
    person: 'Privítaj novú figúrku',
    grain: 'Zasej: o jedno obilie viac',
    trade: (steps) =>
      `Postúp o ${steps} ${plural(steps, { one: 'políčko', few: 'políčka', other: 'políčok' })} na počítadle obchodu`,
    other: 'Vezmi si to',
  },
  useHints: {
    tool: 'Nový nástroj, alebo o jeden viac na najmenšom.',
    person: 'Od ďalšieho kola pracuje o figúrku viac; jedia všetky už teraz.',
    grain: 'Na konci každého kola o jedno jedlo viac.',
    trade: (ornaments) => `Prinesie ${objectOf('ornaments', ornaments)} a lepší pomer obchodu.`,
    other: 'Figúrky sa s tým vrátia domov.',
  },

  payHow: 'Čím zaplatíš?',
  askBuy: 'Kúpiť kartu?',
  askBuild: 'Postaviť budovu?',
  building: 'Budova',
  cardWith: (what) => `Karta ${what}`,
  atEnd: 'Na konci:',
  price: (what) => `Cena: ${what}`,
  ofAnyKinds: anyResources,
  ofKinds: (count, kinds) =>
    `${count} ${resources(count)} ${kinds} ${plural(kinds, { one: 'druhu', other: 'druhov' })}`,
  buyFor: (what) => `Kúp za ${what}`,
  build: (count) => `Postav za ${points(count)}`,
  tradeAndBuy: 'Vymeň a kúp',
  tradeAndBuild: 'Vymeň a postav',
  missing: (what) => `Chýba: ${what}`,
  thenPay: (what) => `Potom zaplatíš ${what}.`,
  leave: 'Nechať ležať',
  leaveCard: 'Karta ostane, figúrka ide domov.',
  leaveBuilding: 'Budova ostane, figúrka ide domov.',
  ofHave: outOf,
  one: { more: (good) => `${good}: o jeden viac`, fewer: (good) => `${good}: o jeden menej` },
  chosenOf: (chosen, needed) => `${chosen} ${outOf(needed)}`,
  kindsOf: (kinds, needed) => `druhy: ${kinds} ${outOf(needed)}`,
  richer: (count, what) => `Najviac: ${points(count)} za ${what}.`,
  cannotPay: 'Teraz to zaplatiť nemôžeš.',
  lacks: {
    pieces: (count) => `Vyber ešte ${count}.`,
    kinds: (kinds) =>
      `Vyber presne ${kinds} ${plural(kinds, { one: 'druh', few: 'druhy', other: 'druhov' })} surovín.`,
    trade: 'Vyber, čo dáš a čo dostaneš.',
    stock: 'Všetko z toho nemáš.',
  },
  withAnyTwo: 'Zaplatíš, keď si vezmeš suroviny za svoju kartu.',
  withTrade: 'Zaplatiť môžeš s obchodom.',
  extra: (count) => `a ešte ${count} za vrchnú kartu balíčka`,
  extraHint: 'Vidíš ju len ty; počíta sa len dolná polovica.',

  trade: 'Obchod',
  tradeTag: (give, take) => `Obchod ${give} : ${take}, raz za kolo`,
  tradeGive: 'dáš',
  tradeGet: 'dostaneš',
  tradeLost: 'Čo cena nepotrebuje, prepadne.',
  noTrade: 'Bez obchodu',

  resources,
  anyTwo: anyResources,
  anyTwoUse: 'Použiť kartu',
  anyTwoHint: 'Karta ich dá raz, kedykoľvek ich môžeš minúť.',
  takeThem: (what) => `Vezmi ${what}`,

  addTools: 'pridať nástroje?',
  takeGoods: 'ber',
  yourTools: 'Tvoje nástroje',
  toolStates: { added: 'pridaný', ready: 'voľný', used: 'použitý', once: 'raz' },
  take: (count, good) => (count === 0 ? 'Neber nič' : `Vezmi ${objectOf(good, count)}`),
  plain: (count, next) => `Bez nástrojov ${count}; ďalší až za ${next}.`,
  nextNeeds: (next) => `Ďalší až za ${next}.`,
  ladder: (pips, added, total) => `${pips} a ${added} z nástrojov je ${total}.`,
  shareOut: (count) => `Rozdeľ ${count}`,
  shares: (eaten, ornaments) => `${objectOf('food', eaten)}, ${objectOf('ornaments', ornaments)}`,
  feedsAll: 'To stačí nakŕmiť všetkých.',
  feedsNot: (missing) => `Na nakŕmenie všetkých bude chýbať ${food(missing)}.`,

  market: 'Trh',
  styleMarket: 'Trh so štýlom',
  takeOneDie: 'Vyber si kocku',
  pickNow: (place) => `tvoja voľba je ${place}. v poradí`,
  takeDie: (what) => `Vezmi: ${what}`,
  takeDieNow: (what, now) => `Vezmi: ${what}, spolu ${now}`,
  afterYou: (names) => `Po tebe: ${names}.`,
  youAreLast: 'Po tebe už nikto.',
  noToolsHere: 'Nástroje tu neplatia.',
  noEffect: 'pre teba bez účinku',
  takenBy: (name) => `má ${name}`,
  takenByYou: 'máš ty',
  die: (face) => `Kocka ${face}`,

  short: (missing) => `${plural(missing, { one: 'Chýba', few: 'Chýbajú', other: 'Chýba' })} ${food(missing)}`,
  eats: (owed, have) =>
    `${owed} ${plural(owed, { one: 'figúrka zje', few: 'figúrky zjedia', other: 'figúrok zje' })} ${owed}. Máš ${food(have)}.`,
  payResources: (count) =>
    `Zaplať ${count} ${plural(count, { one: 'surovinu', few: 'suroviny', other: 'surovín' })}`,
  payMore: 'Zaplatiť o jednu viac',
  payFewer: 'Zaplatiť o jednu menej',
  payOrOthers: 'alebo vyber iné suroviny',
  goHungry: 'Hladovať',
  foodIsLost: 'prepadne aj všetko jedlo',
  noLoss: 'bez straty bodov',
  lose: (count) => `−${points(count)}`,
  feedWith: (what) => `Nakŕm za ${what}`,
  hungry: (count) => `Hladovať, −${points(count)}`,
  surelyHungry: (count) => `Áno, −${points(count)}`,
  feedTogether: 'Ostatní sa rozhodujú zároveň.',
};
