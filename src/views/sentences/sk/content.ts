import { counted, formFor, goodsList } from '../grammar.js';
import type { ContentSentences, SettingsSentences } from '../sentences.js';

const steps = { one: 'stupeň', few: 'stupne', other: 'stupňov' };
/** Behind "práve": so many kinds, in the genitive. */
const ofKinds = { one: 'druhu', few: 'druhov', other: 'druhov' };
const anyResources = {
  one: 'ľubovoľná surovina',
  few: 'ľubovoľné suroviny',
  other: 'ľubovoľných surovín',
  object: 'ľubovoľnú surovinu',
};
/** Behind "za": every so many. */
const every = { one: 'každý', few: 'každé', other: 'každých' };
const MINED = { wood: 'dreva', brick: 'ílu', stone: 'kameňa', gold: 'zlata' } as const;

export const CONTENT: ContentSentences = {
  benefits: {
    goods: ({ goods }, words) => goodsList(words, goods),
    points: ({ points }, words) => counted(words, points, words.points),
    tool: () => 'nový nástroj',
    agriculture: () => 'obilie navyše',
    person: () => 'nová figúrka',
    trade: ({ steps: count }, words) => `${counted(words, count, steps)} obchodu`,
    roll: ({ good, dice }, words) => `ťažba ${MINED[good]} (${counted(words, dice, words.dice)})`,
    market: ({ faces }, { markets }) => markets[faces].name,
    extraCard: () => 'karta navyše',
    oneUseTool: ({ value }) => `nástroj na jednorazové použitie hodnoty ${value}`,
    anyTwo: ({ count }, words) => counted(words, count, anyResources),
    income: ({ goods }, words) => `každé kolo ${goodsList(words, goods)}`,
    worker: ({ good, divisor, room }, words) =>
      `vlastné miesto až pre ${counted(words, room, words.people, 'object')}: ${counted(words, 1, words.goods[good])} za ${formFor(words, divisor, every)} ${counted(words, divisor, words.points)} na kockách`,
  },
  legacies: {
    culture: ({ symbol }, { symbols }) => symbols[symbol],
    people: ({ profession, count }, words) => counted(words, count, words.professions[profession]),
  },
  prices: {
    fixed: ({ goods }, words, form) => goodsList(words, goods, form),
    any: ({ count }, words, form) => counted(words, count, anyResources, form),
    exactKinds: ({ count, kinds }, words, form) =>
      `${counted(words, count, words.resources, form)} práve ${counted(words, kinds, ofKinds)}`,
    range: ({ min, max }, words, form) => `${min} až ${counted(words, max, anyResources, form)}`,
    ornamentRange: ({ min, max }, words, form) =>
      `${min} až ${counted(words, max, words.goods.ornaments, form)}`,
  },
  points: {
    printed: ({ points }, words) => counted(words, points, words.points),
    value: () => 'body podľa zaplatených surovín',
    perOrnament: ({ points }, words) => `${counted(words, points, words.points)} za každú ozdobu`,
  },
  reconstructed: (parts) => `odhad: ${parts}`,
  parts: {
    top: 'horná časť',
    bottom: 'spodná časť',
    pairing: 'spojenie oboch častí',
    price: 'cena',
    points: 'body',
    copies: 'počet kusov',
    faces: 'čo dávajú kocky',
  },
};

export const SETTINGS: SettingsSentences = {
  rules: ({ edition, expansion, olderTiles }, words) =>
    [
      words.editions[edition],
      ...(expansion === undefined ? [] : [`s rozšírením ${words.expansion}`]),
      ...(olderTiles === true ? ['a budovami zo starého rozšírenia'] : []),
    ].join(' '),
  starvation: { flat: 'hlad stojí 10 bodov', perMissing: 'hlad stojí 4 body za každé chýbajúce jedlo' },
  huntAgain: { yes: 'na lov aj viackrát za kolo', no: 'na lov raz za kolo' },
  spareGreens: {
    secondSet: 'zvyšné symboly tvoria druhú sadu',
    onePointEach: 'každý zvyšný symbol je za 1 bod',
  },
  tie: {
    sum: 'pri rovnosti rozhoduje súčet obilia, nástrojov a figúrok',
    lexicographic: 'pri rovnosti rozhoduje obilie, potom nástroje, potom figúrky',
  },
  corrected: 'opravené karty a budovy',
  practice: 'cvičná hra',
  fullView: 'organizátori smú vidieť všetko',
  openEntropy: 'čísla hráčov ku kockám nie sú zapečatené',
  time: {
    none: 'bez časového limitu',
    perStretch: (each) => `${each} na každý ťah`,
    bank: (bank, increment) =>
      increment === undefined
        ? `${bank} na celú hru`
        : `${bank} na celú hru a ${increment} navyše za každý ťah`,
    grace: (time) => `odklad: ${time}`,
    remind: 'po vypršaní času: len pripomienky',
    ladder: ({ excuses, keepAfter }, words) => {
      const excused =
        excuses === 0
          ? ''
          : `${counted(words, excuses, { one: 'neskorý ťah sa odpustí', few: 'neskoré ťahy sa odpustia', other: 'neskorých ťahov sa odpustí' })}, potom `;
      return keepAfter === 1
        ? `po vypršaní času: ${excused}autopilot preberá miesto`
        : `po vypršaní času: ${excused}hrá autopilot; po ${keepAfter} ťahoch za sebou preberá miesto`;
    },
  },
};
