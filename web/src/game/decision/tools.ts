import type { SettleDecision, Step } from './decision.js';

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

/** Where the tools lie that the server suggests. */
export const suggestedTools = (decision: SettleDecision): readonly number[] =>
  addableTools(decision).flatMap(({ slot, once }, position) =>
    !once && decision.suggested.includes(slot) ? [position] : [],
  );

/** Below the first step: nothing yet. */
const GROUND: Step = { pieces: 0, pips: 0, ornaments: null };

/** What so many pips bring: the step they reach, and the one after it where the server names one. */
export function climbed(steps: readonly Step[], pips: number): Readonly<{ step: Step; next: Step | null }> {
  const reached = steps.filter((step) => step.pips <= pips).length;
  return { step: steps[reached - 1] ?? GROUND, next: steps[reached] ?? null };
}
