import { RESOURCES, gameOptions } from '../game/index.js';
import type {
  FeedOptions,
  GameCommand,
  Goods,
  Resource,
  SeenGame,
  SettleOptions,
  Tribe,
} from '../game/index.js';
import { botOf } from './bot.js';
import { act } from './steady/act.js';
import { likelyYield, outlookOf } from './steady/outlook.js';
import { place } from './steady/place.js';
import { piecesIn } from './steady/payments.js';
import { benefitWorth, goodsWorth } from './steady/worth.js';

/** Feeds its tribe first, then works for huts, fields and tools, and builds and buys whatever pays. */
export const steady = botOf({ place, act, settle, pickDie, feed });

/** Ornaments beyond these would lie about. */
const ENOUGH_ORNAMENTS = 7;

/** Uses as few tools as bring the most; of a hunt it takes the food it needs, then ornaments. */
function settle(game: SeenGame, tribe: Tribe): GameCommand {
  const options = gameOptions(game, tribe.seat);
  if (options?.kind !== 'settle') throw new Error(`seat ${tribe.seat} has no roll to settle`);
  const { best, split } = options;
  const settled = { type: 'Settle', tools: best.tools, oneUse: best.oneUse } as const;
  return split ? { ...settled, ornaments: ornamentsOf(game, tribe, options) } : settled;
}

function ornamentsOf(game: SeenGame, tribe: Tribe, { best, dice, divisor }: SettleOptions): number {
  // The outlook counts with what these hunters were likely to bring.
  const missing = outlookOf(game, tribe).missing + likelyYield(dice.length, divisor);
  const needed = Math.max(0, Math.ceil(missing));
  const room = Math.max(0, ENOUGH_ORNAMENTS - tribe.stock.ornaments);
  return Math.min(Math.max(0, best.yield - needed), room);
}

/** Takes the die that is worth most. */
function pickDie(game: SeenGame, tribe: Tribe): GameCommand {
  const options = gameOptions(game, tribe.seat);
  if (options?.kind !== 'pickDie') throw new Error(`seat ${tribe.seat} has no die to pick`);
  const outlook = outlookOf(game, tribe);
  const [best] = options.faces
    .map(({ face, benefit }) => ({ face, worth: benefitWorth(outlook, benefit) }))
    .sort((one, other) => other.worth - one.worth);
  if (best === undefined) throw new Error('no dice are left');
  return { type: 'PickDie', face: best.face };
}

/** Pays as long as the resources are worth less than the points that hunger costs. */
function feed(game: SeenGame, tribe: Tribe): GameCommand {
  const options = gameOptions(game, tribe.seat);
  if (options?.kind !== 'feed') throw new Error(`seat ${tribe.seat} need not feed`);
  if (needsAnyTwo(game, options, tribe))
    return { type: 'TakeAnyTwo', goods: { wood: options.anyTwo?.count ?? 0 } };
  const { rounds } = outlookOf(game, tribe);
  const [best] = options.choices
    .map(({ count, lost }) => ({ pay: cheapest(tribe, count), lost }))
    .map(({ pay, lost }) => ({ pay, cost: lost + goodsWorth(pay, rounds) }))
    .sort((one, other) => one.cost - other.cost);
  return { type: 'Feed', pay: best?.pay ?? {} };
}

/** The card "2 resources of your choice" makes the difference between hunger and none, or less of it where that costs less. */
function needsAnyTwo({ rules }: SeenGame, { missing, anyTwo }: FeedOptions, { stock }: Tribe): boolean {
  const pieces = piecesIn(stock);
  if (anyTwo === undefined || pieces >= missing) return false;
  return rules.starvation.kind === 'perMissing' || missing <= pieces + anyTwo.count;
}

/** So many of the resources that are worth least. */
function cheapest({ stock }: Tribe, count: number): Goods<Resource> {
  const pieces = RESOURCES.flatMap((kind) => Array.from({ length: stock[kind] }, () => kind));
  const pay: Partial<Record<Resource, number>> = {};
  for (const kind of pieces.slice(0, count)) pay[kind] = (pay[kind] ?? 0) + 1;
  return pay;
}
