/** Phase 3, feeding: harvest, missing food, hunger (000:393-407). */

import { refuseMoment } from '../awaiting.js';
import type { GameCommand } from '../command.js';
import { RESOURCES, resourcesIn } from '../model/goods.js';
import type { Goods, Resource } from '../model/goods.js';
import type { Seat } from '../model/ids.js';
import type { Starvation } from '../model/rules.js';
import type { GameRejection } from '../rejection.js';
import { clockwiseFrom, tribeOf } from '../state.js';
import type { SeenGame, Tribe } from '../state.js';
import { anyTwoCount } from './any-two.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';
import { refuseGoods, refuseStock } from './payment.js';

type Feed = Extract<GameCommand, { type: 'Feed' }>;

/** Harvest for all first, then everybody who has no choice is fed, or starves, at once (R22, R23). */
export function startFeeding(draft: Draft): void {
  emit(draft, { type: 'PhaseStarted', phase: 'feeding' });
  const seats = clockwiseFrom(draft.game.start, draft.game.rules.players);
  for (const seat of seats) {
    const { agriculture } = tribeOf(draft.game, seat);
    if (agriculture > 0) emit(draft, { type: 'FoodHarvested', seat, food: agriculture });
  }
  for (const seat of seats) {
    if (!mayChoose(draft.game, seat)) pay(draft, seat, {}, { auto: true });
  }
}

/** How many resources must stand in for food. */
export const missingFood = ({ people, stock }: Tribe): number => Math.max(0, people - stock.food);

/** How a tribe would be fed if it came to that now: what it would harvest first, and what would be missing. */
export type FeedingOutlook = Readonly<{ owed: number; food: number; harvest: number; missing: number }>;

/** The feeding that lies ahead of a tribe this round; undefined once it is fed. */
export function feedingOutlook({ phase }: SeenGame, tribe: Tribe): FeedingOutlook | undefined {
  if (tribe.fed) return undefined;
  const harvest = phase === 'feeding' ? 0 : tribe.agriculture;
  const { people: owed, stock } = tribe;
  return { owed, food: stock.food, harvest, missing: Math.max(0, owed - stock.food - harvest) };
}

function mayChoose(game: SeenGame, seat: Seat): boolean {
  const tribe = tribeOf(game, seat);
  const missing = missingFood(tribe);
  if (missing === 0) return false;
  const most = resourcesIn(tribe.stock) + anyTwoCount(game, seat);
  return game.rules.starvation.kind === 'flat' ? most >= missing : most > 0;
}

/** How many resources may be paid, and what each number costs in points. */
export function feedingChoices(
  game: SeenGame,
  seat: Seat,
): readonly Readonly<{ count: number; lost: number }>[] {
  const missing = missingFood(tribeOf(game, seat));
  const { starvation } = game.rules;
  const counts =
    starvation.kind === 'flat' ? [0, missing] : Array.from({ length: missing + 1 }, (_, count) => count);
  return counts.map((count) => ({ count, lost: penalty(starvation, missing - count) }));
}

const penalty = ({ kind, points }: Starvation, missing: number): number =>
  missing === 0 ? 0 : kind === 'flat' ? points : points * missing;

/** Why the tribe cannot be fed so. */
export function refuseFeeding(game: SeenGame, seat: Seat, command: Feed): GameRejection | undefined {
  const wrong = refuseMoment(game, seat, 'feed') ?? refuseGoods(command.pay, RESOURCES);
  if (wrong !== undefined) return wrong;
  const allowed = feedingChoices(game, seat).map(({ count }) => count);
  const tribe = tribeOf(game, seat);
  if (allowed.includes(resourcesIn(command.pay))) return refuseStock(tribe.stock, command.pay);
  return { code: 'WRONG_FEEDING', missing: missingFood(tribe), allowed };
}

/** All food and these resources; what is still missing costs points. */
export const feed = (draft: Draft, seat: Seat, command: Feed): void => pay(draft, seat, command.pay, {});

function pay(draft: Draft, seat: Seat, paid: Goods<Resource>, auto: Readonly<{ auto?: true }>): void {
  const tribe = tribeOf(draft.game, seat);
  const food = Math.min(tribe.people, tribe.stock.food);
  const missing = missingFood(tribe) - resourcesIn(paid);
  if (missing === 0) {
    emit(draft, { type: 'TribeFed', seat, food, paid, ...auto });
    return;
  }
  const lost = penalty(draft.game.rules.starvation, missing);
  emit(draft, { type: 'TribeStarved', seat, food, paid, missing, lost, ...auto });
}
