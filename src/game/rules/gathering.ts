/** Hunt, forest, clay pit, quarry, river: dice, and what tools add to them (000:284-352, 001:268). */

import { refuseMoment } from '../awaiting.js';
import type { GameCommand } from '../command.js';
import type { Good, Goods } from '../model/goods.js';
import { NONE, asNumber, asText, isList, isWhole } from '../model/hostile.js';
import type { Seat } from '../model/ids.js';
import { must } from '../model/must.js';
import type { PlaceId } from '../model/places.js';
import type { Rules } from '../model/rules.js';
import type { GameRejection } from '../rejection.js';
import { tribeOf } from '../state.js';
import type { OpenRoll, SeenGame, Tribe } from '../state.js';
import { placeOfKind, refuseAction, standingAt } from './acting.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';
import { isReadyCard, oneUseValue, readyValue } from './tools.js';

type Roll = Extract<GameCommand, { type: 'Roll' }>;
type Settle = Extract<GameCommand, { type: 'Settle' }>;

/** Why no dice can be rolled for this place now. */
export const refuseRoll = (game: SeenGame, seat: Seat, { place }: Roll): GameRejection | undefined =>
  refuseAction(game, seat, place, 'Roll');

/** One die for each person at the place. */
export function roll(draft: Draft, seat: Seat, { place }: Roll): void {
  const { good, divisor } = must(diceRule(draft.game, place), 'nothing is rolled here');
  const { people } = must(standingAt(draft.game, seat, place), 'nobody stands here');
  const { draw, dice } = draft.luck.roll(people);
  emit(draft, { type: 'DiceRolled', seat, source: place, dice, good, divisor, draw });
}

function diceRule(game: SeenGame, place: PlaceId): Readonly<{ good: Good; divisor: number }> | undefined {
  const rule = game.rules.places.get(place);
  return rule !== undefined && 'divisor' in rule ? rule : undefined;
}

/** Why the roll cannot be settled so: a bad command is refused, never repaired (R8). */
export function refuseSettling(game: SeenGame, seat: Seat, command: Settle): GameRejection | undefined {
  const wrongMoment = refuseMoment(game, seat, 'settle');
  if (wrongMoment !== undefined || game.roll === undefined) return wrongMoment;
  const tribe = tribeOf(game, seat);
  return (
    refuseTools(tribe, command.tools) ??
    refuseOneUse(game.rules, tribe, command.oneUse) ??
    refuseSplit(game, game.roll, command)
  );
}

function refuseTools(tribe: Tribe, tools: unknown): GameRejection | undefined {
  if (!isList(tools)) return { code: 'NO_SUCH_TOOL', slot: NONE };
  for (const [index, slot] of tools.entries()) {
    if (typeof slot !== 'number' || (tribe.tools[slot] ?? 0) === 0)
      return { code: 'NO_SUCH_TOOL', slot: asNumber(slot) };
    if (tools.indexOf(slot) !== index) return { code: 'TOOL_NAMED_TWICE', slot };
    if (tribe.used[slot] === true) return { code: 'TOOL_USED', slot };
  }
  return undefined;
}

function refuseOneUse(rules: Rules, tribe: Tribe, cards: unknown): GameRejection | undefined {
  if (!isList(cards)) return { code: 'NO_SUCH_ONE_USE_TOOL', card: '' };
  for (const [index, card] of cards.entries()) {
    if (typeof card !== 'string' || !isReadyCard(rules, tribe, card))
      return { code: 'NO_SUCH_ONE_USE_TOOL', card: asText(card) };
    if (cards.indexOf(card) !== index) return { code: 'CARD_NAMED_TWICE', card };
  }
  return undefined;
}

function refuseSplit(game: SeenGame, open: OpenRoll, command: Settle): GameRejection | undefined {
  const { ornaments } = command;
  if (ornaments === undefined) return undefined;
  if (!isSplit(game, open)) return { code: 'NOTHING_TO_SPLIT' };
  const max = yieldOf(open, toolsIn(game, tribeOf(game, open.seat), command));
  return isWhole(ornaments, 0, max) ? undefined : { code: 'WRONG_SPLIT', max };
}

/** Takes the goods, with the tools that were named. */
export function settle(draft: Draft, seat: Seat, command: Settle): void {
  const open = must(draft.game.roll, 'there is no roll');
  const { tools, oneUse, ornaments = 0 } = command;
  const amount = yieldOf(open, toolsIn(draft.game, tribeOf(draft.game, seat), command));
  const goods = goodsOf(open.good, amount - ornaments, ornaments);
  const used = { ...(tools.length === 0 ? {} : { tools }), ...(oneUse.length === 0 ? {} : { oneUse }) };
  emit(draft, { type: 'GoodsTaken', seat, goods, source: open.source, ...used });
}

/** Settles the open roll if there is no choice: no tool raises its yield and nothing can be split (R8). */
export function settleAlone(draft: Draft, open: OpenRoll): boolean {
  if (mustChoose(draft.game, open)) return false;
  const goods = goodsOf(open.good, yieldOf(open, 0), 0);
  emit(draft, { type: 'GoodsTaken', seat: open.seat, goods, source: open.source, auto: true });
  return true;
}

function mustChoose(game: SeenGame, open: OpenRoll): boolean {
  const plain = yieldOf(open, 0);
  if (plain > 0 && isSplit(game, open)) return true;
  return yieldOf(open, readyValue(game.rules, tribeOf(game, open.seat))) > plain;
}

/** Whether the yield may be taken as ornaments too: at the hunt, where the box says so (R29). */
export const isSplit = (game: SeenGame, { source }: OpenRoll): boolean =>
  placeOfKind(game, source, 'hunt')?.splits === true;

/** Pips and tools divided by what one piece takes, the rest is lost. */
export const yieldOf = ({ dice, divisor }: Pick<OpenRoll, 'dice' | 'divisor'>, tools: number): number =>
  Math.floor((dice.reduce((sum, die) => sum + die, 0) + tools) / divisor);

/** How many pips so many pieces take. */
export const pipsFor = (divisor: number, pieces: number): number => divisor * pieces;

function toolsIn(game: SeenGame, tribe: Tribe, { tools, oneUse }: Settle): number {
  const tokens = tools.reduce((sum, slot) => sum + (tribe.tools[slot] ?? 0), 0);
  return oneUse.reduce((sum, card) => sum + oneUseValue(game.rules, card), tokens);
}

function goodsOf(good: Good, amount: number, ornaments: number): Goods {
  const goods: Partial<Record<Good, number>> = {};
  if (amount > 0) goods[good] = amount;
  if (ornaments > 0) goods.ornaments = ornaments;
  return goods;
}
