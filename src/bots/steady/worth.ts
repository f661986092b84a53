import { RESOURCES, RESOURCE_VALUE } from '../../game/index.js';
import type { Benefit, CardId, Goods, Legacy, Profession, Resource, Tribe } from '../../game/index.js';
import { likelyYield } from './outlook.js';
import type { Outlook } from './outlook.js';

/** What one of each is worth in points, judged by how games between steady players go. */
const WORTH = {
  /** Of the points a resource brings when built; near the end there is no time left to build with it. */
  resource: 0.75,
  resourceAtEnd: 0.35,
  ornament: 1.2,
  food: 0.9,
  /** Nobody eats after the last round. */
  foodAtEnd: 0.1,
  missingFood: 3.2,
  /** Each round that is left. */
  tool: 1,
  /** Who eats too. */
  person: 1.1,
  agriculture: 1.5,
  tradeStep: 0.4,
  market: 3.5,
  extraCard: 6,
  income: 2,
  worker: 2.5,
  pip: 0.7,
  anyTwo: 7,
} as const;

/** How much each of these is likely to grow in a round: what cards with people count at the end. */
const GROWTH: Readonly<Record<Profession, number>> = {
  farmer: 0.35,
  toolMaker: 0.35,
  hutBuilder: 0.45,
  shaman: 0.2,
  trader: 0.4,
};
/** A culture card counts at least this much: more of them may follow. */
const LEAST_FOR_CULTURE = 4;
const LAST_ROUNDS = 1.7;
const MOST = { people: 10, agriculture: 10, trade: 10, tools: 12 } as const;

/** What one resource is worth to the tribe now. */
export const resourceWorth = (kind: Resource, rounds: number): number =>
  RESOURCE_VALUE[kind] * (rounds < LAST_ROUNDS ? WORTH.resourceAtEnd : WORTH.resource);

const spareFoodWorth = (rounds: number): number => (rounds < LAST_ROUNDS ? WORTH.foodAtEnd : WORTH.food);

/** What goods are worth to the tribe now. */
export const goodsWorth = (goods: Goods, rounds: number): number =>
  RESOURCES.reduce(
    (sum, kind) => sum + (goods[kind] ?? 0) * resourceWorth(kind, rounds),
    (goods.food ?? 0) * spareFoodWorth(rounds) + (goods.ornaments ?? 0) * WORTH.ornament,
  );

/** Food that would be missing saves resources or points; what is left over feeds the next round. */
export const foodWorth = ({ missing, rounds }: Outlook, food: number): number => {
  const eaten = Math.min(food, Math.max(0, missing));
  return eaten * WORTH.missingFood + (food - eaten) * spareFoodWorth(rounds);
};

type Judges = {
  readonly [Kind in Benefit['kind']]: (outlook: Outlook, benefit: Extract<Benefit, { kind: Kind }>) => number;
};

const JUDGES: Judges = {
  goods: ({ rounds }, { goods }) => goodsWorth(goods, rounds),
  points: (_, { points }) => points,
  tool: (outlook) => (toolsOf(outlook.tribe) < MOST.tools ? lasting(outlook, WORTH.tool, 'toolMaker') : 0),
  person: (outlook) => (outlook.tribe.people < MOST.people ? lasting(outlook, WORTH.person, 'shaman') : 0),
  agriculture: (outlook) =>
    outlook.tribe.agriculture < MOST.agriculture ? lasting(outlook, WORTH.agriculture, 'farmer') : 0,
  trade: (outlook, { steps }) => tradeWorth(outlook, Math.min(steps, MOST.trade - outlook.tribe.trade)),
  roll: ({ rounds }, { good, dice, divisor }) => goodsWorth({ [good]: likelyYield(dice, divisor) }, rounds),
  oneUseTool: (_, { value }) => value * WORTH.pip,
  market: () => WORTH.market,
  extraCard: () => WORTH.extraCard,
  anyTwo: () => WORTH.anyTwo,
  income: ({ rounds }) => WORTH.income * (rounds - 1),
  worker: ({ rounds }) => WORTH.worker * (rounds - 1),
};

/** What a benefit is worth, for the rest of the game and at its end. */
export function benefitWorth(outlook: Outlook, benefit: Benefit): number {
  const judge = JUDGES[benefit.kind] as (outlook: Outlook, benefit: Benefit) => number;
  return judge(outlook, benefit);
}

/** Something that works in every round to come and counts once more for each figure on one's cards. */
const lasting = (outlook: Outlook, perRound: number, profession: Profession): number =>
  perRound * (outlook.rounds - 1) + figuresOf(outlook, profession);

function tradeWorth(outlook: Outlook, steps: number): number {
  if (steps === 0) return 0;
  return 2 * WORTH.ornament + steps * lasting(outlook, WORTH.tradeStep, 'trader');
}

const toolsOf = ({ tools }: Tribe): number => tools.reduce((sum, value) => sum + value, 0);

function figuresOf({ legacies }: Outlook, profession: Profession): number {
  return legacies.reduce(
    (sum, each) => (each.kind === 'people' && each.profession === profession ? sum + each.count : sum),
    0,
  );
}

/** What a card is worth: its upper half now and its lower half at the end. */
export function cardWorth(outlook: Outlook, card: CardId): number {
  const row = outlook.game.rules.cards.get(card);
  return row === undefined ? 0 : benefitWorth(outlook, row.top) + legacyWorth(outlook, row.bottom);
}

function legacyWorth(outlook: Outlook, legacy: Legacy): number {
  if (legacy.kind === 'people')
    return (
      legacy.count *
      (countedBy(outlook.tribe, legacy.profession) + GROWTH[legacy.profession] * outlook.rounds)
    );
  const owned = outlook.legacies.flatMap((each) => (each.kind === 'culture' ? [each.symbol] : []));
  const different = new Set(owned).size;
  if (!owned.includes(legacy.symbol)) return Math.max(LEAST_FOR_CULTURE, 2 * different + 1);
  return outlook.game.rules.spareGreens === 'secondSet' ? 2 * (owned.length - different) + 1 : 1;
}

/** What figures of a profession multiply. */
function countedBy(tribe: Tribe, profession: Profession): number {
  switch (profession) {
    case 'farmer':
      return tribe.agriculture;
    case 'toolMaker':
      return toolsOf(tribe);
    case 'hutBuilder':
      return tribe.tiles.length;
    case 'shaman':
      return tribe.people;
    case 'trader':
      return tribe.trade;
  }
}

/** What one more tile is worth for the hut builders on one's cards. */
export const buildersWorth = (outlook: Outlook): number => figuresOf(outlook, 'hutBuilder');
