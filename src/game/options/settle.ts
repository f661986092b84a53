import type { Die } from '../luck.js';
import type { Good } from '../model/goods.js';
import type { CardId, Seat } from '../model/ids.js';
import { isSplit, yieldOf } from '../rules/gathering.js';
import { oneUseValue } from '../rules/tools.js';
import { tribeOf } from '../state.js';
import type { OpenRoll, SeenGame } from '../state.js';

export type ToolOption = Readonly<{ slot: number; value: number; used: boolean }>;
export type OneUseOption = Readonly<{ card: CardId; value: number; used: boolean }>;

/** The highest yield and the fewest tools that reach it; tokens come back, one-use cards do not. */
export type BestSettling = Readonly<{ yield: number; tools: readonly number[]; oneUse: readonly CardId[] }>;

export type SettleOptions = Readonly<{
  kind: 'settle';
  since: number;
  source: string;
  good: Good;
  divisor: number;
  dice: readonly Die[];
  sum: number;
  tools: readonly ToolOption[];
  oneUse: readonly OneUseOption[];
  /** What comes without any tool. */
  plain: number;
  best: BestSettling;
  /** The yield may be taken as food and ornaments in any mix. */
  split: boolean;
}>;

/** The open roll of a seat and what its tools can add. */
export function settleOptions(game: SeenGame, seat: Seat, roll: OpenRoll): SettleOptions {
  const tribe = tribeOf(game, seat);
  const tools = tribe.tools.flatMap((value, slot) =>
    value === 0 ? [] : [{ slot, value, used: tribe.used[slot] === true }],
  );
  const oneUse = tribe.cards.flatMap((card) => {
    const value = oneUseValue(game.rules, card);
    return value === 0 ? [] : [{ card, value, used: tribe.spent.includes(card) }];
  });
  const { source, good, divisor, dice } = roll;
  return {
    kind: 'settle',
    since: game.since,
    source,
    good,
    divisor,
    dice,
    sum: dice.reduce((sum, die) => sum + die, 0),
    tools,
    oneUse,
    plain: yieldOf(roll, 0),
    best: bestSettling(roll, tools, oneUse),
    split: isSplit(game, roll),
  };
}

type Piece = Readonly<{ value: number; slot?: number; card?: CardId }>;

function bestSettling(
  roll: OpenRoll,
  tools: readonly ToolOption[],
  oneUse: readonly OneUseOption[],
): BestSettling {
  const pieces: readonly Piece[] = [...tools, ...oneUse].filter(({ used }) => !used);
  let chosen: readonly Piece[] = [];
  for (const some of subsets(pieces)) if (isBetter(roll, some, chosen)) chosen = some;
  return {
    yield: yieldOf(roll, valueOf(chosen)),
    tools: chosen.flatMap(({ slot }) => slot ?? []),
    oneUse: chosen.flatMap(({ card }) => card ?? []),
  };
}

const subsets = (pieces: readonly Piece[]): readonly (readonly Piece[])[] =>
  pieces.reduce<readonly (readonly Piece[])[]>(
    (sets, piece) => [...sets, ...sets.map((set) => [...set, piece])],
    [[]],
  );

const valueOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { value }) => sum + value, 0);
const cardsIn = (pieces: readonly Piece[]): number => pieces.filter(({ card }) => card !== undefined).length;

/** More yield, then fewer one-use cards, then fewer tools, then the smaller ones. */
function isBetter(roll: OpenRoll, some: readonly Piece[], other: readonly Piece[]): boolean {
  const order =
    yieldOf(roll, valueOf(some)) - yieldOf(roll, valueOf(other)) ||
    cardsIn(other) - cardsIn(some) ||
    other.length - some.length ||
    valueOf(other) - valueOf(some);
  return order > 0;
}
