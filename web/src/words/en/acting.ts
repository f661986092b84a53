import type { Good } from '../../game/model.js';
import { pluralIn } from '../plural.js';
import { board } from './board.js';

const plural = pluralIn('en');
const amount = (count: number, good: Good) => `${count} ${board.goods[good](count)}`;
const points = (count: number) => `${count} ${plural(count, { one: 'point', other: 'points' })}`;
const dice = (count: number) => `${count} ${plural(count, { one: 'die', other: 'dice' })}`;

/** Acting, rolling, buying, the market, feeding. */
export const acting = {
  tag: 'Acting',
  tagFeeding: 'Feeding',
  amount,
  points,
  thenInAnyOrder: 'Then, in any order',
  doAllSimple: 'Do all simple ones',

  roll: (count: number) => `Roll ${dice(count)}`,
  everyPips: (divisor: number, good: Good) => `Every ${divisor} pips bring ${amount(1, good)}.`,
  about: (count: number, pieces: number, good: Good) =>
    pieces === 0
      ? `${dice(count)}, with luck ${amount(1, good)}`
      : `${dice(count)}, about ${amount(pieces, good)}`,
  /** Whether only bots sit at the table beside me. */
  rollBack: (alone: boolean): string =>
    alone ? 'Among bots you may take a roll back.' : 'A roll is taken back only if everybody agrees.',
  use: {
    tool: 'Make a tool',
    person: 'Welcome a new person',
    grain: 'Sow: one more grain',
    trade: (steps: number) =>
      `Go ${steps} ${plural(steps, { one: 'step', other: 'steps' })} on the trade track`,
    other: 'Take it',
  },
  useHints: {
    tool: 'A new tool, or one more on the smallest.',
    person: 'From the next round on one more of you works; all eat this round already.',
    grain: 'One food more at the end of every round.',
    trade: (ornaments: number) =>
      `It brings ${amount(ornaments, 'ornaments')} and a better ratio for trading.`,
    other: 'Your people come home with it.',
  },

  payHow: 'Pay how?',
  askBuy: 'Buy this card?',
  askBuild: 'Build this?',
  building: 'Building',
  cardWith: (what: string) => `${what} card`,
  atEnd: 'At the end:',
  price: (what: string) => `Price: ${what}`,
  ofAnyKinds: (count: number) => `${count} of any ${plural(count, { one: 'kind', other: 'kinds' })}`,
  ofKinds: (count: number, kinds: number) =>
    `${count} ${plural(count, { one: 'resource', other: 'resources' })} of ${kinds} ${plural(kinds, { one: 'kind', other: 'kinds' })}`,
  buyFor: (what: string) => `Buy for ${what}`,
  build: (count: number) => `Build, ${points(count)}`,
  tradeAndBuy: 'Trade and buy',
  tradeAndBuild: 'Trade and build',
  missing: (what: string) => `Missing: ${what}`,
  thenPay: (what: string) => `Then pay ${what}.`,
  leave: 'Leave it',
  leaveCard: 'The card stays, your person comes home.',
  leaveBuilding: 'The building stays, your person comes home.',
  ofHave: (have: number) => `of ${have}`,
  one: { more: (good: string) => `One more ${good}`, fewer: (good: string) => `One fewer ${good}` },
  chosenOf: (chosen: number, needed: string) => `${chosen} of ${needed}`,
  kindsOf: (kinds: number, needed: number) =>
    `${kinds} of ${needed} ${plural(needed, { one: 'kind', other: 'kinds' })}`,
  richer: (count: number, what: string) => `At most ${points(count)}, for ${what}.`,
  cannotPay: 'You cannot pay this now.',
  /** What is still to be chosen before one can pay. */
  lacks: {
    pieces: (count: number) => `Choose ${count} more.`,
    kinds: (kinds: number) =>
      `Choose exactly ${kinds} ${plural(kinds, { one: 'kind', other: 'kinds' })} of resources.`,
    trade: 'Choose what you give and what you get.',
    stock: 'You do not have all of this.',
  },
  withAnyTwo: 'You can pay once you have taken the resources of your card.',
  withTrade: 'You can pay with a trade.',
  extra: (count: number) => `and ${count} more for the top card of the deck`,
  extraHint: 'Only you see it; only its lower half counts.',

  trade: 'Trade',
  tradeTag: (give: number, take: number) => `Trade ${give} : ${take}, once this round`,
  tradeGive: 'give',
  tradeGet: 'get',
  tradeLost: 'What the price does not need is lost.',
  noTrade: 'No trade',

  resources: (count: number) => plural(count, { one: 'resource', other: 'resources' }),
  anyTwo: (count: number) => `Any ${count} ${plural(count, { one: 'resource', other: 'resources' })}`,
  anyTwoUse: 'Use your card',
  anyTwoHint: 'Your card gives them once, whenever you may spend them.',
  takeThem: (what: string) => `Take ${what}`,

  addTools: 'add tools?',
  takeGoods: 'take it',
  yourTools: 'Your tools',
  toolStates: { added: 'added', ready: 'ready', used: 'used', once: 'once' },
  take: (count: number, good: Good) => (count === 0 ? 'Take nothing' : `Take ${amount(count, good)}`),
  plain: (count: number, next: number) => `${count} without tools; one more needs ${next}.`,
  nextNeeds: (next: number) => `One more needs ${next}.`,
  ladder: (pips: number, added: number, total: number) => `${pips} and ${added} from tools make ${total}.`,
  shareOut: (count: number) => `Share out ${count}`,
  shares: (food: number, ornaments: number) => `${amount(food, 'food')}, ${amount(ornaments, 'ornaments')}`,
  feedsAll: 'With that you can feed everyone.',
  feedsNot: (missing: number) => `${amount(missing, 'food')} will be missing to feed everyone.`,

  market: 'Market',
  styleMarket: 'Style market',
  takeOneDie: 'Take one die',
  pickNow: (place: number) =>
    ['you pick first', 'you pick second', 'you pick third'][place - 1] ?? 'you pick now',
  takeDie: (what: string) => `Take ${what}`,
  takeDieNow: (what: string, now: number) => `Take ${what}, now ${now}`,
  afterYou: (names: string) => `After you: ${names}.`,
  youAreLast: 'You are the last to pick.',
  noToolsHere: 'Tools do not count here.',
  noEffect: 'no effect for you',
  takenBy: (name: string) => `taken by ${name}`,
  takenByYou: 'taken by you',
  die: (face: number) => `Die ${face}`,

  short: (missing: number) => `${amount(missing, 'food')} short`,
  eats: (owed: number, food: number) =>
    `${owed} ${plural(owed, { one: 'person eats', other: 'people eat' })} ${owed}. You have ${amount(food, 'food')}.`,
  payResources: (count: number) => `Pay ${count} ${plural(count, { one: 'resource', other: 'resources' })}`,
  payMore: 'Pay one more',
  payFewer: 'Pay one fewer',
  payOrOthers: 'or choose other resources',
  goHungry: 'Go hungry',
  foodIsLost: 'all food is lost too',
  noLoss: 'no points lost',
  lose: (count: number) => `−${points(count)}`,
  feedWith: (what: string) => `Feed with ${what}`,
  hungry: (count: number) => `Go hungry, −${points(count)}`,
  surelyHungry: (count: number) => `Yes, lose ${points(count)}`,
  feedTogether: 'Others decide at the same time.',
};
