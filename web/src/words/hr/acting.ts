import type { Good } from '../../game/model.js';
import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';
import { board } from './board.js';
import { objectOf } from './goods.js';

const plural = pluralIn('hr');
const points = (count: number): string =>
  `${count} ${plural(count, { one: 'bod', few: 'boda', other: 'bodova' })}`;
const food = (count: number): string => `${count} ${plural(count, { one: 'hrana', other: 'hrane' })}`;
const dice = (count: number): string =>
  `${count} ${plural(count, { one: 'kocka', few: 'kocke', other: 'kocaka' })}`;
const hoped = (count: number, good: Good): string => `${count} ${board.goods[good](count)}`;
/** After "oko" one of a good takes the form that two of it have, and so do 21, 31 …, which are counted like one. */
const around = (count: number, good: Good): string =>
  `${count} ${board.goods[good](plural(count, { one: 'one', other: '' }) === 'one' ? 2 : count)}`;
const pips = (count: number): string =>
  `${count} ${plural(count, { one: 'točkica', few: 'točkice', other: 'točkica' })}`;
const resources = (count: number): string =>
  plural(count, { one: 'resurs', few: 'resursa', other: 'resursa' });
const anyResources = (count: number): string => `${count} ${resources(count)} po izboru`;

export const acting: Words['acting'] = {
  tag: 'Akcije',
  tagFeeding: 'Hranjenje',
  amount: (count, good) => objectOf(good, count),
  points,
  thenInAnyOrder: 'Zatim, bilo kojim redom',
  doAllSimple: 'Učini sve jednostavno',

  roll: (count) => `Baci ${count} ${plural(count, { one: 'kocku', few: 'kocke', other: 'kocaka' })}`,
  everyPips: (divisor, good) =>
    divisor < 5
      ? `Svake ${pips(divisor)} donose ${objectOf(good, 1)}.`
      : `Svakih ${pips(divisor)} donosi ${objectOf(good, 1)}.`,
  about: (count, pieces, good) =>
    `${dice(count)}, ${pieces === 0 ? `uz sreću ${hoped(1, good)}` : `oko ${around(pieces, good)}`}`,
  rollBack: (alone) =>
    alone ? 'Među botovima smiješ vratiti bacanje.' : 'Bacanje se može vratiti samo ako se svi slože.',
  use: {
    tool: 'Izradi alat',
    person: 'Primi novog čovjeka',
    grain: 'Posij: jedno žito više',
    trade: (steps) =>
      `Pomakni se za ${steps} ${plural(steps, { one: 'korak', few: 'koraka', other: 'koraka' })} na traci trgovine`,
    other: 'Uzmi to',
  },
  useHints: {
    tool: 'Novi alat, ili jedan više na najmanjem.',
    person: 'Od sljedećeg kruga radi jedan čovjek više; svi jedu već sada.',
    grain: 'Na kraju svakog kruga jedna hrana više.',
    trade: (ornaments) => `Donosi ${objectOf('ornaments', ornaments)} i bolji omjer trgovine.`,
    other: 'Ljudi se s time vraćaju kući.',
  },

  payHow: 'Kako plaćaš?',
  askBuy: 'Kupiti kartu?',
  askBuild: 'Izgraditi građevinu?',
  building: 'Građevina',
  cardWith: (what) => `Karta ${what}`,
  atEnd: 'Na kraju:',
  price: (what) => `Cijena: ${what}`,
  ofAnyKinds: anyResources,
  ofKinds: (count, kinds) =>
    `${count} ${resources(count)}, ${kinds} ${plural(kinds, { one: 'vrsta', few: 'vrste', other: 'vrsta' })}`,
  buyFor: (what) => `Kupi za ${what}`,
  build: (count) => `Izgradi za ${points(count)}`,
  tradeAndBuy: 'Trguj i kupi',
  tradeAndBuild: 'Trguj i izgradi',
  missing: (what) => `Nedostaje: ${what}`,
  thenPay: (what) => `Zatim plaćaš ${what}.`,
  leave: 'Ne kupiti',
  leaveCard: 'Karta ostaje, čovjek ide kući.',
  leaveBuilding: 'Građevina ostaje, čovjek ide kući.',
  ofHave: (have) => `od ${have}`,
  one: { more: (good) => `${good}: jedan više`, fewer: (good) => `${good}: jedan manje` },
  chosenOf: (chosen, needed) => `${chosen} od ${needed}`,
  kindsOf: (kinds, needed) => `vrste: ${kinds} od ${needed}`,
  richer: (count, what) => `Najviše: ${points(count)} za ${what}.`,
  cannotPay: 'Sada to ne možeš platiti.',
  lacks: {
    pieces: (count) => `Odaberi još ${count}.`,
    kinds: (kinds) =>
      `Odaberi točno ${kinds} ${plural(kinds, { one: 'vrstu', few: 'vrste', other: 'vrsta' })} resursa.`,
    trade: 'Odaberi što daješ i što dobivaš.',
    stock: 'Nemaš sve od toga.',
  },
  withAnyTwo: 'Možeš platiti kad uzmeš resurse svoje karte.',
  withTrade: 'Možeš platiti uz trgovinu.',
  extra: (count) => `i još ${count} za gornju kartu kupa`,
  extraHint: 'Vidiš je samo ti; računa se samo donja polovica.',

  trade: 'Trgovina',
  tradeTag: (give, take) => `Trgovina ${give} : ${take}, jednom u krugu`,
  tradeGive: 'daješ',
  tradeGet: 'dobivaš',
  tradeLost: 'Što cijena ne treba, propada.',
  noTrade: 'Bez trgovine',

  resources,
  anyTwo: anyResources,
  anyTwoUse: 'Iskoristi kartu',
  anyTwoHint: 'Karta ih daje jednom, kad god ih možeš potrošiti.',
  takeThem: (what) => `Uzmi ${what}`,

  addTools: 'dodati alate?',
  takeGoods: 'uzmi',
  yourTools: 'Tvoji alati',
  toolStates: { added: 'dodan', ready: 'spreman', used: 'iskorišten', once: 'jednom' },
  take: (count, good) => (count === 0 ? 'Ne uzimaj ništa' : `Uzmi ${objectOf(good, count)}`),
  plain: (count, next) => `Bez alata ${count}; sljedeći tek za ${next}.`,
  nextNeeds: (next) => `Sljedeći tek za ${next}.`,
  ladder: (rolled, added, total) => `${rolled} i ${added} od alata čini ${total}.`,
  shareOut: (count) => `Podijeli ${count}`,
  shares: (eaten, ornaments) => `${objectOf('food', eaten)}, ${objectOf('ornaments', ornaments)}`,
  feedsAll: 'To je dosta da nahraniš sve.',
  feedsNot: (missing) => `Da nahraniš sve, nedostajat će ${food(missing)}.`,

  market: 'Bonusi za kocke',
  styleMarket: 'Tržnica stila',
  takeOneDie: 'Izaberi kocku',
  pickNow: (place) => `tvoj izbor je ${place}. po redu`,
  takeDie: (what) => `Uzmi: ${what}`,
  takeDieNow: (what, now) => `Uzmi: ${what}, ukupno ${now}`,
  afterYou: (names) => `Nakon tebe: ${names}.`,
  youAreLast: 'Nakon tebe više nitko.',
  noToolsHere: 'Alati ovdje ne vrijede.',
  noEffect: 'za tebe bez učinka',
  takenBy: (name) => `ima ${name}`,
  takenByYou: 'imaš ti',
  die: (face) => `Kocka ${face}`,

  short: (missing) => `Nedostaje ${food(missing)}`,
  eats: (owed, have) =>
    `${owed} ${plural(owed, { one: 'čovjek jede', few: 'čovjeka jedu', other: 'ljudi jede' })} ${owed}. Imaš ${objectOf('food', have)}.`,
  payResources: (count) =>
    `Plati ${count} ${plural(count, { one: 'resurs', few: 'resursa', other: 'resursa' })}`,
  payMore: 'Plati jedan više',
  payFewer: 'Plati jedan manje',
  payOrOthers: 'ili odaberi druge resurse',
  goHungry: 'Gladovati',
  foodIsLost: 'propada i sva hrana',
  noLoss: 'bez gubitka bodova',
  lose: (count) => `−${points(count)}`,
  feedWith: (what) => `Nahrani za ${what}`,
  hungry: (count) => `Gladovati, −${points(count)}`,
  surelyHungry: (count) => `Da, −${points(count)}`,
  feedTogether: 'Ostali odlučuju istodobno.',
};
