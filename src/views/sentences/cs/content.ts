import { counted, formFor, goodsList } from '../grammar.js';
import type { ContentSentences, SettingsSentences } from '../sentences.js';

const steps = { one: 'stupeň', few: 'stupně', other: 'stupňů' };
/** Behind "právě": so many kinds, in the genitive. */
const ofKinds = { one: 'druhu', few: 'druhů', other: 'druhů' };
const anyResources = {
  one: 'libovolná surovina',
  few: 'libovolné suroviny',
  other: 'libovolných surovin',
  object: 'libovolnou surovinu',
};
/** Behind "za": every so many. */
const every = { one: 'každý', few: 'každé', other: 'každých' };
const MINED = { wood: 'dřeva', brick: 'jílu', stone: 'kamene', gold: 'zlata' } as const;

export const CONTENT: ContentSentences = {
  benefits: {
    goods: ({ goods }, words) => goodsList(words, goods),
    points: ({ points }, words) => counted(words, points, words.points),
    tool: () => 'nový nástroj',
    agriculture: () => 'obilí navíc',
    person: () => 'nová figurka',
    trade: ({ steps: count }, words) => `${counted(words, count, steps)} obchodu`,
    roll: ({ good, dice }, words) => `těžba ${MINED[good]} (${counted(words, dice, words.dice)})`,
    market: ({ faces }, { markets }) => markets[faces].name,
    extraCard: () => 'karta navíc',
    oneUseTool: ({ value }) => `jednorázový nástroj hodnoty ${value}`,
    anyTwo: ({ count }, words) => counted(words, count, anyResources),
    income: ({ goods }, words) => `každé kolo ${goodsList(words, goods)}`,
    worker: ({ good, divisor, room }, words) =>
      `vlastní místo až pro ${counted(words, room, words.people, 'object')}: ${counted(words, 1, words.goods[good])} za ${formFor(words, divisor, every)} ${counted(words, divisor, words.points)} na kostkách`,
  },
  legacies: {
    culture: ({ symbol }, { symbols }) => symbols[symbol],
    people: ({ profession, count }, words) => counted(words, count, words.professions[profession]),
  },
  prices: {
    fixed: ({ goods }, words, form) => goodsList(words, goods, form),
    any: ({ count }, words, form) => counted(words, count, anyResources, form),
    exactKinds: ({ count, kinds }, words, form) =>
      `${counted(words, count, words.resources, form)} právě ${counted(words, kinds, ofKinds)}`,
    range: ({ min, max }, words, form) => `${min} až ${counted(words, max, anyResources, form)}`,
    ornamentRange: ({ min, max }, words, form) =>
      `${min} až ${counted(words, max, words.goods.ornaments, form)}`,
  },
  points: {
    printed: ({ points }, words) => counted(words, points, words.points),
    value: () => 'body podle zaplacených surovin',
    perOrnament: ({ points }, words) => `${counted(words, points, words.points)} za každou ozdobu`,
  },
  reconstructed: (parts) => `odhad: ${parts}`,
  parts: {
    top: 'horní část',
    bottom: 'spodní část',
    pairing: 'spojení obou částí',
    price: 'cena',
    points: 'body',
    copies: 'počet kusů',
    faces: 'co dávají kostky',
  },
};

export const SETTINGS: SettingsSentences = {
  rules: ({ edition, expansion, olderTiles }, words) =>
    [
      words.editions[edition],
      ...(expansion === undefined ? [] : [`s rozšířením ${words.expansion}`]),
      ...(olderTiles === true ? ['a budovami ze starého rozšíření'] : []),
    ].join(' '),
  starvation: { flat: 'hlad stojí 10 bodů', perMissing: 'hlad stojí 4 body za každé chybějící jídlo' },
  huntAgain: { yes: 'na loviště i víckrát za kolo', no: 'na loviště jednou za kolo' },
  spareGreens: {
    secondSet: 'přebytečné symboly tvoří druhou sadu',
    onePointEach: 'každý přebytečný symbol je za 1 bod',
  },
  tie: {
    sum: 'při shodě rozhoduje součet obilí, nástrojů a figurek',
    lexicographic: 'při shodě rozhoduje obilí, pak nástroje, pak figurky',
  },
  corrected: 'opravené karty a budovy',
  practice: 'cvičná hra',
  fullView: 'organizátoři smějí vidět všechno',
  openEntropy: 'čísla hráčů ke kostkám nejsou zapečetěná',
  time: {
    none: 'bez časového limitu',
    perStretch: (each) => `${each} na každý tah`,
    bank: (bank, increment) =>
      increment === undefined
        ? `${bank} na celou hru`
        : `${bank} na celou hru a ${increment} navíc za každý tah`,
    grace: (time) => `odklad: ${time}`,
    remind: 'po vypršení času: jen připomínky',
    ladder: ({ excuses, keepAfter }, words) => {
      const excused =
        excuses === 0
          ? ''
          : `${counted(words, excuses, { one: 'pozdní tah se promine', few: 'pozdní tahy se prominou', other: 'pozdních tahů se promine' })}, pak `;
      return keepAfter === 1
        ? `po vypršení času: ${excused}autopilot přebírá místo`
        : `po vypršení času: ${excused}hraje autopilot; po ${keepAfter} tazích za sebou přebírá místo`;
    },
  },
};
