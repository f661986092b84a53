/** Two resources of your choice: the card that waits (000:728). */

import { refuseMoment } from '../awaiting.js';
import type { GameCommand } from '../command.js';
import { RESOURCES, resourcesIn } from '../model/goods.js';
import type { CardId, Seat } from '../model/ids.js';
import { must } from '../model/must.js';
import type { GameRejection } from '../rejection.js';
import { tribeOf } from '../state.js';
import type { SeenGame } from '../state.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';
import { refuseGoods } from './payment.js';

type TakeAnyTwo = Extract<GameCommand, { type: 'TakeAnyTwo' }>;
export type AnyTwoCard = Readonly<{ card: CardId; count: number }>;

/** The cards "2 resources of your choice" that this seat has not used yet. */
function anyTwosOf(game: SeenGame, seat: Seat): readonly AnyTwoCard[] {
  const { cards, spent } = tribeOf(game, seat);
  const held: AnyTwoCard[] = [];
  for (const card of cards) {
    const count = game.rules.anyTwo.get(card);
    if (count !== undefined && !spent.includes(card)) held.push({ card, count });
  }
  return held;
}

/** The one that is used next. */
export const anyTwoOf = (game: SeenGame, seat: Seat): AnyTwoCard | undefined => anyTwosOf(game, seat)[0];

/** How many resources of choice all of them give together. */
export const anyTwoCount = (game: SeenGame, seat: Seat): number =>
  anyTwosOf(game, seat).reduce((sum, { count }) => sum + count, 0);

/** Why these cannot be taken: both at once, resources only, when one's own act or feeding is due (R21). */
export function refuseAnyTwo(game: SeenGame, seat: Seat, { goods }: TakeAnyTwo): GameRejection | undefined {
  const wrongMoment = refuseMoment(game, seat, 'act', 'feed');
  if (wrongMoment !== undefined) return wrongMoment;
  const held = anyTwoOf(game, seat);
  if (held === undefined) return { code: 'NO_ANY_TWO' };
  const wrong = refuseGoods(goods, RESOURCES);
  if (wrong !== undefined) return wrong;
  return resourcesIn(goods) === held.count ? undefined : { code: 'WRONG_COUNT', count: held.count };
}

/** Takes the resources and turns the card over. */
export function takeAnyTwo(draft: Draft, seat: Seat, { goods }: TakeAnyTwo): void {
  const { card } = must(anyTwoOf(draft.game, seat), 'the card is not held');
  emit(draft, { type: 'AnyTwoTaken', seat, card, goods });
}

/** Still unused at the end: taken all the same, for a point each (R21). */
export function takeLeftOver(draft: Draft, seat: Seat): void {
  for (const { card, count } of anyTwosOf(draft.game, seat))
    emit(draft, { type: 'AnyTwoTaken', seat, card, goods: { wood: count }, auto: true });
}
