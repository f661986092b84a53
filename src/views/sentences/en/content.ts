import { counted, goodsList } from '../grammar.js';
import type { ContentSentences, SettingsSentences } from '../sentences.js';

const steps = { one: 'step', other: 'steps' };
const kinds = { one: 'kind', other: 'kinds' };
const pips = { one: 'pip', other: 'pips' };

export const CONTENT: ContentSentences = {
  benefits: {
    goods: ({ goods }, words) => goodsList(words, goods),
    points: ({ points }, words) => counted(words, points, words.points),
    tool: () => 'a tool',
    agriculture: () => 'extra grain',
    person: () => 'one more person',
    trade: ({ steps: count }, words) => `${counted(words, count, steps)} of trade`,
    roll: ({ good, dice }, words) => `${counted(words, dice, words.dice)} for ${words.goods[good].name}`,
    market: ({ faces }, { markets }) => markets[faces].name,
    extraCard: () => 'extra card',
    oneUseTool: ({ value }) => `one-use tool of value ${value}`,
    anyTwo: ({ count }, words) => `any ${counted(words, count, words.resources)}`,
    income: ({ goods }, words) => `${goodsList(words, goods)} every round`,
    worker: ({ good, divisor, room }, words) =>
      `a place of your own for up to ${counted(words, room, words.people)}: ${counted(words, 1, words.goods[good])} for every ${counted(words, divisor, pips)}`,
  },
  legacies: {
    culture: ({ symbol }, { symbols }) => symbols[symbol],
    people: ({ profession, count }, words) => counted(words, count, words.professions[profession]),
  },
  prices: {
    fixed: ({ goods }, words) => goodsList(words, goods),
    any: ({ count }, words) => `any ${counted(words, count, words.resources)}`,
    exactKinds: ({ count, kinds: different }, words) =>
      `${counted(words, count, words.resources)} of exactly ${counted(words, different, kinds)}`,
    range: ({ min, max }, words) => `${min} to ${counted(words, max, words.resources)} of any kinds`,
    ornamentRange: ({ min, max }, words) => `${min} to ${counted(words, max, words.goods.ornaments)}`,
  },
  points: {
    printed: ({ points }, words) => counted(words, points, words.points),
    value: () => 'points by what is paid',
    perOrnament: ({ points }, words) => `${counted(words, points, words.points)} for each ornament`,
  },
  reconstructed: (parts) => `reconstructed: ${parts}`,
  parts: {
    top: 'upper half',
    bottom: 'lower half',
    pairing: 'which halves belong together',
    price: 'price',
    points: 'points',
    copies: 'number of copies',
    faces: 'what the dice give',
  },
};

export const SETTINGS: SettingsSentences = {
  rules: ({ edition, expansion, olderTiles }, words) =>
    [
      words.editions[edition],
      ...(expansion === undefined ? [] : [`with ${words.expansion}`]),
      ...(olderTiles === true ? ['and its older buildings'] : []),
    ].join(' '),
  starvation: { flat: 'hunger costs 10', perMissing: 'hunger costs 4 for each missing food' },
  huntAgain: { yes: 'hunting again allowed', no: 'hunting once a round' },
  spareGreens: {
    secondSet: 'spare symbols are a second set',
    onePointEach: 'spare symbols count 1 each',
  },
  tie: {
    sum: 'ties by the sum of grain, tools and people',
    lexicographic: 'ties by grain, then tools, then people',
  },
  corrected: 'corrected cards and buildings',
  practice: 'practice game',
  fullView: 'organisers may see everything',
  openEntropy: 'the players’ numbers for the dice are not sealed',
  time: {
    none: 'no clock',
    perStretch: (each) => `${each} for each turn`,
    bank: (bank, increment) =>
      increment === undefined ? `${bank} in all` : `${bank} in all and ${increment} more for each turn`,
    grace: (time) => `${time} of grace`,
    remind: 'when time runs out: reminders only',
    ladder: ({ excuses, keepAfter }, words) => {
      const excused =
        excuses === 0
          ? ''
          : `${counted(words, excuses, { one: 'late turn is excused', other: 'late turns are excused' })}, then `;
      return keepAfter === 1
        ? `when time runs out: ${excused}the autopilot takes over the seat`
        : `when time runs out: ${excused}the autopilot plays; after ${counted(words, keepAfter, words.turns)} in a row it takes over the seat`;
    },
  },
};
