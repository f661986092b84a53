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

/** Every choice of some of these positions, the smallest choices first. */
function choicesOf(positions: readonly number[]): readonly (readonly number[])[] {
  const all = positions.reduce<readonly (readonly number[])[]>(
    (found, position) => [...found, ...found.map((choice) => [...choice, position])],
    [[]],
  );
  return [...all].sort((one, other) => one.length - other.length);
}

/** The fewest lasting tools that bring the most; one-use tools are never suggested. */
export function suggestedTools(decision: SettleDecision): readonly number[] {
  const tools = addableTools(decision);
  const ready = tools.flatMap(({ used, once }, position) => (used || once ? [] : [position]));
  const valueOf = (choice: readonly number[]): number =>
    sum(choice.map((position) => tools[position]?.value ?? 0));
  const yieldOf = (choice: readonly number[]): number =>
    Math.floor((sum(decision.dice) + valueOf(choice)) / decision.divisor);
  return choicesOf(ready).reduce<readonly number[]>((best, choice) => {
    const more = yieldOf(choice) - yieldOf(best);
    const cheaper = choice.length === best.length && valueOf(choice) < valueOf(best);
    return more > 0 || (more === 0 && cheaper) ? choice : best;
  }, []);
}
