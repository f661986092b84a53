import { resourcesIn } from '../model/goods.js';
import type { Seat } from '../model/ids.js';
import { anyTwoOf } from '../rules/any-two.js';
import type { AnyTwoCard } from '../rules/any-two.js';
import { feedingChoices, missingFood } from '../rules/feeding.js';
import { tribeOf } from '../state.js';
import type { SeenGame } from '../state.js';

export type FeedOptions = Readonly<{
  kind: 'feed';
  since: number;
  /** One food for each person. */
  owed: number;
  food: number;
  missing: number;
  /** How many resources may be paid out of the stock, and the points each number costs. */
  choices: readonly Readonly<{ count: number; lost: number }>[];
  anyTwo?: AnyTwoCard;
}>;

/** What is owed, what is missing, and what each way out costs. */
export function feedOptions(game: SeenGame, seat: Seat): FeedOptions {
  const tribe = tribeOf(game, seat);
  const anyTwo = anyTwoOf(game, seat);
  return {
    kind: 'feed',
    since: tribe.feedSince,
    owed: tribe.people,
    food: tribe.stock.food,
    missing: missingFood(tribe),
    choices: feedingChoices(game, seat).filter(({ count }) => count <= resourcesIn(tribe.stock)),
    ...(anyTwo === undefined ? {} : { anyTwo }),
  };
}
