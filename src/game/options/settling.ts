import type { CardId } from '../model/ids.js';
import { pipsFor, yieldOf } from '../rules/gathering.js';
import type { OpenRoll } from '../state.js';

export type ToolOption = Readonly<{ slot: number; value: number; used: boolean }>;
export type OneUseOption = Readonly<{ card: CardId; value: number; used: boolean }>;

/** Tools for a roll, and what it yields with them. */
export type Settling = Readonly<{ yield: number; tools: readonly number[]; oneUse: readonly CardId[] }>;

/** So many pieces, and the pips they take; `ornaments` is a share that leaves enough food, where the yield may be split. */
export type SettleStep = Readonly<{ pieces: number; pips: number; ornaments?: number }>;

type Dice = Pick<OpenRoll, 'dice' | 'divisor'>;
type Piece = Readonly<{ value: number; slot?: number; card?: CardId }>;

/** The highest yield and the fewest tools that reach it; tokens come back, one-use cards do not. */
export function bestSettling(
  roll: Dice,
  tools: readonly ToolOption[],
  oneUse: readonly OneUseOption[],
): Settling {
  const pieces: readonly Piece[] = [...tools, ...oneUse].filter(({ used }) => !used);
  let chosen: readonly Piece[] = [];
  for (const some of subsets(pieces)) if (isBetter(roll, some, chosen)) chosen = some;
  return settlingWith(roll, chosen);
}

/** The fewest and smallest tokens that reach one piece more than the dice alone; none where they do not. */
export function suggestedSettling(roll: Dice & Readonly<{ tools: readonly ToolOption[] }>): Settling {
  const plain = yieldOf(roll, 0);
  const [least = []] = subsets<Piece>(roll.tools.filter(({ used }) => !used))
    .filter((some) => yieldOf(roll, valueOf(some)) > plain)
    .sort((one, other) => one.length - other.length || valueOf(one) - valueOf(other));
  return settlingWith(roll, least);
}

type Climbed = Readonly<{ divisor: number; best: Settling; split: boolean }>;

/** Every number of pieces that a roll can bring, and the next one; `missing` is the food that the tribe lacks. */
export const settleSteps = ({ divisor, best, split }: Climbed, missing: number): readonly SettleStep[] =>
  Array.from({ length: best.yield + 1 }, (_, index) => {
    const pieces = index + 1;
    const share = split ? { ornaments: Math.max(0, pieces - missing) } : {};
    return { pieces, pips: pipsFor(divisor, pieces), ...share };
  });

const settlingWith = (roll: Dice, chosen: readonly Piece[]): Settling => ({
  yield: yieldOf(roll, valueOf(chosen)),
  tools: chosen.flatMap(({ slot }) => slot ?? []),
  oneUse: chosen.flatMap(({ card }) => card ?? []),
});

const subsets = <Of>(pieces: readonly Of[]): readonly (readonly Of[])[] =>
  pieces.reduce<readonly (readonly Of[])[]>(
    (sets, piece) => [...sets, ...sets.map((set) => [...set, piece])],
    [[]],
  );

const valueOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { value }) => sum + value, 0);
const cardsIn = (pieces: readonly Piece[]): number => pieces.filter(({ card }) => card !== undefined).length;

/** More yield, then fewer one-use cards, then fewer tools, then the smaller ones. */
function isBetter(roll: Dice, some: readonly Piece[], other: readonly Piece[]): boolean {
  const order =
    yieldOf(roll, valueOf(some)) - yieldOf(roll, valueOf(other)) ||
    cardsIn(other) - cardsIn(some) ||
    other.length - some.length ||
    valueOf(other) - valueOf(some);
  return order > 0;
}
