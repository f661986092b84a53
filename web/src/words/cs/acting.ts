import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';
import { goodsSentences, JIL } from './goods.js';
import { outOf } from './out-of.js';

const plural = pluralIn('cs');
const points = (count: number): string =>
  `${count} ${plural(count, { one: 'bod', few: 'body', other: 'bodů' })}`;
const food = (count: number): string =>
  `${count} ${plural(count, { one: 'jídlo', few: 'jídla', other: 'jídel' })}`;
const ornamentsTaken = (count: number): string =>
  `${count} ${plural(count, { one: 'ozdobu', few: 'ozdoby', other: 'ozdob' })}`;
const resources = (count: number): string =>
  plural(count, { one: 'surovina', few: 'suroviny', other: 'surovin' });
const paidResources = (count: number): string =>
  `${count} ${plural(count, { one: 'surovinu', few: 'suroviny', other: 'surovin' })}`;
const anyResources = (count: number): string =>
  `${count} ${plural(count, { one: 'libovolná surovina', few: 'libovolné suroviny', other: 'libovolných surovin' })}`;

export const acting: Words['acting'] = {
  ...goodsSentences(JIL),
  tag: 'Akce',
  tagFeeding: 'Krmení',
  points,
  thenInAnyOrder: 'Potom v libovolném pořadí',
  doAllSimple: 'Provést vše jednoduché',

  roll: (count) => `Hoď ${count} ${plural(count, { one: 'kostkou', few: 'kostkami', other: 'kostkami' })}`,
  rollBack: (alone) =>
    alone ? 'Mezi boty smíš hod vzít zpět.' : 'Hod jde vzít zpět, jen když souhlasí všichni.',
  use: {
    tool: 'Vyrob nástroj',
    person: 'Přivítej novou figurku',
    grain: 'Zasej: o jedno obilí víc',
    trade: (steps) =>
      `Postup o ${steps} ${plural(steps, { one: 'pole', few: 'pole', other: 'polí' })} na počítadle obchodu`,
    other: 'Vezmi si to',
  },
  useHints: {
    tool: 'Nový nástroj, nebo o jednu víc na nejmenším.',
    person: 'Od příštího kola pracuje o figurku víc; jedí všechny už teď.',
    grain: 'Na konci každého kola o jedno jídlo víc.',
    trade: (ornaments) => `Přinese ${ornamentsTaken(ornaments)} a lepší obchodní poměr.`,
    other: 'Figurky se s tím vrátí domů.',
  },

  payHow: 'Čím zaplatíš?',
  askBuy: 'Koupit kartu?',
  askBuild: 'Postavit budovu?',
  building: 'Budova',
  cardWith: (what) => `Karta ${what}`,
  atEnd: 'Na konci:',
  price: (what) => `Cena: ${what}`,
  ofAnyKinds: anyResources,
  ofKinds: (count, kinds) =>
    `${count} ${resources(count)} ${kinds} ${plural(kinds, { one: 'druhu', other: 'druhů' })}`,
  buyFor: (what) => `Kup za ${what}`,
  build: (count) => `Postav za ${points(count)}`,
  tradeAndBuy: 'Vyměň a kup',
  tradeAndBuild: 'Vyměň a postav',
  missing: (what) => `Chybí ${what}`,
  thenPay: (what) => `Pak zaplatíš ${what}.`,
  leave: 'Nechat ležet',
  leaveCard: 'Karta zůstane, figurka jde domů.',
  leaveBuilding: 'Budova zůstane, figurka jde domů.',
  ofHave: outOf,
  one: { more: (good) => `${good}: o jednu víc`, fewer: (good) => `${good}: o jednu méně` },
  chosenOf: (chosen, needed) => `${chosen} ${outOf(needed)}`,
  kindsOf: (kinds, needed) => `druhy: ${kinds} ${outOf(needed)}`,
  richer: (count, what) => `Nejvíc: ${points(count)} za ${what}.`,
  cannotPay: 'Teď to zaplatit nemůžeš.',
  lacks: {
    pieces: (count) => `Vyber ještě ${count}.`,
    kinds: (kinds) =>
      `Vyber přesně ${kinds} ${plural(kinds, { one: 'druh', few: 'druhy', other: 'druhů' })} surovin.`,
    trade: 'Vyber, co dáš a co dostaneš.',
    stock: 'Všechno z toho nemáš.',
  },
  withAnyTwo: 'Zaplatíš, až si vezmeš suroviny za svou kartu.',
  withTrade: 'Zaplatit můžeš s obchodem.',
  extra: (count) => `a ještě ${count} za horní kartu balíčku`,
  extraHint: 'Vidíš ji jen ty; počítá se jen dolní polovina.',

  trade: 'Obchod',
  tradeTag: (give, take) => `Obchod ${give} : ${take}, jednou za kolo`,
  tradeGive: 'dáš',
  tradeGet: 'dostaneš',
  tradeLost: 'Co cena nepotřebuje, propadne.',
  noTrade: 'Bez obchodu',

  resources,
  anyTwo: anyResources,
  anyTwoUse: 'Použít kartu',
  anyTwoHint: 'Karta je dá jednou, kdykoli je můžeš utratit.',
  takeThem: (what) => `Vezmi ${what}`,

  addTools: 'přidat nástroje?',
  takeGoods: 'ber',
  yourTools: 'Tvoje nástroje',
  toolStates: { added: 'přidán', ready: 'volný', used: 'použitý', once: 'jednou' },
  plain: (count, next) => `Bez nástrojů ${count}; další až za ${next}.`,
  nextNeeds: (next) => `Další až za ${next}.`,
  ladder: (pips, added, total) => `${pips} a ${added} z nástrojů je ${total}.`,
  shareOut: (count) => `Rozděl ${count}`,
  shares: (eaten, ornaments) => `${food(eaten)}, ${ornamentsTaken(ornaments)}`,
  feedsAll: 'To stačí nakrmit všechny.',
  feedsNot: (missing) => `K nakrmení všech bude chybět ${food(missing)}.`,

  market: 'Trh surovin',
  styleMarket: 'Trh „se stylem“',
  takeOneDie: 'Vyber si kostku',
  pickNow: (place) => `tvoje volba je ${place}. v pořadí`,
  takeDie: (what) => `Vezmi: ${what}`,
  takeDieNow: (what, now) => `Vezmi: ${what}, celkem ${now}`,
  afterYou: (names) => `Po tobě: ${names}.`,
  youAreLast: 'Po tobě už nikdo.',
  noToolsHere: 'Nástroje tu neplatí.',
  noEffect: 'pro tebe bez účinku',
  takenBy: (name) => `má ${name}`,
  takenByYou: 'máš ty',
  die: (face) => `Kostka ${face}`,

  short: (missing) => `Chybí ${food(missing)}`,
  eats: (owed, have) =>
    `${owed} ${plural(owed, { one: 'figurka sní', few: 'figurky snědí', other: 'figurek sní' })} ${owed}. Máš ${food(have)}.`,
  payResources: (count) => `Zaplať ${paidResources(count)}`,
  payMore: 'Zaplatit o jednu víc',
  payFewer: 'Zaplatit o jednu méně',
  payOrOthers: 'nebo vyber jiné suroviny',
  goHungry: 'Hladovět',
  foodIsLost: 'propadne i všechno jídlo',
  noLoss: 'bez ztráty bodů',
  lose: (count) => `−${points(count)}`,
  feedWith: (what) => `Nakrm za ${what}`,
  hungry: (count) => `Hladovět, −${points(count)}`,
  surelyHungry: (count) => `Ano, −${points(count)}`,
  feedTogether: 'Ostatní se rozhodují zároveň.',
};
