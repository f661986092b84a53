import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { GameId, TableSeat } from '../../game/index.js';
import { ownSeat } from '../access.js';
import { signedIn, type RequestContext } from '../context.js';
import { gameIdIn } from '../edge/checks.js';
import { ordersIn } from '../edge/orders-in.js';
import { SetOrdersInput } from '../inputs/orders.input.js';
import { ordersFor } from '../orders-source.js';
import { refusalFor } from '../refusals.js';
import { GameType } from '../types/game.type.js';
import { OrdersResultUnion, StandingOrdersType } from '../types/orders.type.js';

/** Standing orders are for whoever holds the seat, and for nobody else. */
@Resolver(() => GameType)
export class OrdersResolver {
  @FieldResolver(() => StandingOrdersType, {
    nullable: true,
    description:
      'Your standing orders as they are now, whatever version is shown; null for those who do not play here, and before and after the game.',
  })
  myOrders(
    @Root() { id }: GameType,
    @Ctx() context: RequestContext,
  ): Promise<StandingOrdersType | undefined> {
    return ordersFor(context, id);
  }

  @Mutation(() => OrdersResultUnion, {
    description:
      'Leave orders for your seat, in the place of those you left before. If you are awaited now they answer that.',
  })
  async setOrders(
    @Arg('input', () => SetOrdersInput, { description: 'All of them.' }) input: SetOrdersInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof OrdersResultUnion> {
    const orders = ordersIn(input);
    const { game, account, seat } = await seatedIn(context, input.gameId, 'input.gameId');
    const loaded = await context.loaders.tables.load(game);
    const { seatId } = seat;
    const kept = await context.api.ordering.set({ game, account, seatId, table: loaded.table }, orders);
    if (!kept.ok) return refusalFor(context, loaded, kept.reason);
    context.loaders.forget();
    const shown = await ordersFor(context, game);
    // It has ended this very moment: what was kept will play nothing.
    return shown ?? refusalFor(context, loaded, { code: 'GAME_CLOSED', closed: 'over' });
  }

  @Mutation(() => Boolean, {
    description: 'Take all your orders in a game back. False when there were none.',
  })
  async clearOrders(
    @Arg('gameId', () => ID, { description: 'The game.' }) gameId: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const { game, account } = await seatedIn(context, gameId, 'gameId');
    return context.api.ordering.clear(game, account);
  }
}

type Seated = Readonly<{ game: GameId; account: string; seat: TableSeat }>;

async function seatedIn(context: RequestContext, gameId: string, field: string): Promise<Seated> {
  const game = gameIdIn(gameId, field);
  const account = signedIn(context).id;
  context.mention({ game });
  return { game, account, seat: await ownSeat(context, game) };
}
