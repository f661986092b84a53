import type { Rolled } from '../game/rolled.js';
import type { Die } from '../game/model.js';
import type { HappenedFragment } from '../gql/graphql.js';

const DICE: ReadonlySet<string> = new Set(['DiceRolled', 'MarketOpened']);

/** What a roll brought: goods of the same source, or the die of a market and what it gives. */
const isBrought = ({ type, payload }: HappenedFragment, rolled: HappenedFragment): boolean =>
  rolled.type === 'MarketOpened'
    ? type === 'DieTaken' || payload['source'] === 'market'
    : type === 'GoodsTaken' && payload['source'] === rolled.payload['source'];

const sumOf = (dice: readonly Die[]): number => dice.reduce<number>((sum, face) => sum + face, 0);

/**
 * The roll of the move that made a version, where it asked nothing more of its player: dice that wait for an answer lie in the
 * decision. Null where nothing was rolled, and until all of it has come.
 */
export function rolledBy(
  events: readonly HappenedFragment[],
  seat: number | null,
  last: number | null,
): Rolled | null {
  const mine = events.filter(
    ({ command, payload, undone }) => command.last === last && payload['seat'] === seat && !undone,
  );
  const rolled = mine.findLast(({ type }) => DICE.has(type));
  if (rolled === undefined) return null;
  const brought = mine.filter((event) => event.version > rolled.version && isBrought(event, rolled));
  if (brought.length === 0) return null;
  const dice = rolled.payload['dice'] as readonly Die[];
  return {
    version: rolled.version,
    dice,
    sum: rolled.type === 'DiceRolled' ? sumOf(dice) : null,
    fell: rolled.sentence,
    brought: brought.map(({ sentence }) => sentence),
  };
}
