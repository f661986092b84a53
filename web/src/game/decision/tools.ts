import type { SettleDecision } from './decision.js';

/** A tool that could be added to the roll; one-use tools come last and go by their card. */
export type Addable = Readonly<{
  value: number;
  used: boolean;
  once: boolean;
  slot: number;
  card: string | null;
}>;

/** All tools of the tribe, as they lie before it. */
export const addableTools = ({ tools, oneUse }: SettleDecision): readonly Addable[] => [
  ...tools.map(({ slot, value, used }) => ({ slot, value, used, once: false, card: null })),
  ...oneUse.map(({ card, value }) => ({ slot: -1, value, used: false, once: true, card })),
];

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Every choice of some of these positions. */
const choicesOf = (positions: readonly number[]): readonly (readonly number[])[] =>
  positions.reduce<readonly (readonly number[])[]>(
    (found, position) => [...found, ...found.map((choice) => [...choice, position])],
    [[]],
  );

/** The fewest and smallest lasting tools that reach the next piece; one-use tools are never suggested. */
export function suggestedTools(decision: SettleDecision): readonly number[] {
  const tools = addableTools(decision);
  const ready = tools.flatMap(({ used, once }, position) => (used || once ? [] : [position]));
  const pips = sum(decision.dice);
  const missing = decision.divisor - (pips % decision.divisor);
  const valueOf = (choice: readonly number[]): number =>
    sum(choice.map((position) => tools[position]?.value ?? 0));
  const [best] = choicesOf(ready)
    .filter((choice) => valueOf(choice) >= missing)
    .sort((one, other) => one.length - other.length || valueOf(one) - valueOf(other));
  return best ?? [];
}
