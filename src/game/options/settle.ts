import type { Die } from '../luck.js';
import type { Good } from '../model/goods.js';
import type { Seat } from '../model/ids.js';
import { isSplit, yieldOf } from '../rules/gathering.js';
import { oneUseValue } from '../rules/tools.js';
import { tribeOf } from '../state.js';
import type { OpenRoll, SeenGame } from '../state.js';
import { bestSettling } from './settling.js';
import type { OneUseOption, Settling, ToolOption } from './settling.js';

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
  best: Settling;
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
