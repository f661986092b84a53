/** Tools: how they grow, and which are ready (000:242, 334, 722). */

import { MOST } from '../content/boxes.js';
import type { CardId } from '../model/ids.js';
import type { Rules } from '../model/rules.js';
import type { Tribe } from '../state.js';

/** Where the next tool goes: the first empty slot, else the leftmost of the lowest value; nowhere at 4-4-4 (R9). */
export function nextTool({ tools }: Tribe): Readonly<{ slot: number; value: number }> | undefined {
  const lowest = Math.min(...tools);
  return lowest >= MOST.tool ? undefined : { slot: tools.indexOf(lowest), value: lowest + 1 };
}

/** A number of tools is also their value: each adds exactly one. One-use cards are no tools in this sense (R10). */
export const toolValue = ({ tools }: Tribe): number => tools.reduce((sum, value) => sum + value, 0);

/** The value of a one-use tool card; 0 for every other card. */
export const oneUseValue = (rules: Rules, card: CardId): number => rules.oneUse.get(card) ?? 0;

/** Whether this card is a one-use tool that lies face up before the tribe and has not been used. */
export const isReadyCard = (rules: Rules, { cards, spent }: Tribe, card: CardId): boolean =>
  rules.oneUse.has(card) && cards.includes(card) && !spent.includes(card);

/** What all tools that are ready could add to one roll. */
export function readyValue(rules: Rules, { tools, used, cards, spent }: Tribe): number {
  const tokens = tools.reduce((sum, value, slot) => (used[slot] ? sum : sum + value), 0);
  return cards.reduce((sum, card) => {
    const value = oneUseValue(rules, card);
    return value === 0 || spent.includes(card) ? sum : sum + value;
  }, tokens);
}
