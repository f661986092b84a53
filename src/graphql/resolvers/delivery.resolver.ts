import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { Delivery, WasTold } from '../../play/deliveries-port.js';
import { Fault } from '../../play/faults.js';
import { summaryFrom } from '../../views/summary.js';
import { mustBeClose } from '../access.js';
import type { RequestContext } from '../context.js';
import { atLeastIn, gameIdIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import { countIn, versionCursorIn } from '../edge/pages.js';
import { DeliveryConnectionType, WasToldType, type DeliveryType } from '../types/delivery.type.js';

@Resolver()
export class DeliveryResolver {
  @Query(() => WasToldType, {
    description: 'Whether, how and when a player was told of a stretch. For whoever has to do with the game.',
  })
  async wasTold(
    @Arg('gameId', () => ID, { description: 'The game.' }) gameId: string,
    @Arg('seat', () => Int, { description: 'The seat of the player.' }) seat: number,
    @Arg('since', () => Int, { description: 'The stretch: the version that opened it.' }) since: number,
    @Ctx() context: RequestContext,
  ): Promise<WasTold> {
    const game = gameIdIn(gameId, 'gameId');
    context.mention({ game });
    const stretch = { game, seat: atLeastIn(seat, 'seat', 1), since: atLeastIn(since, 'since', 1) };
    const { summary } = await mustBeClose(context, game, 'insider');
    if (!summaryFrom(summary).taken.some((each) => each.seat === seat))
      throw new Fault('NOT_FOUND', 'There is no such seat at this table.', { game, field: 'seat' });
    return context.api.deliveries.wasTold(stretch);
  }

  @Query(() => DeliveryConnectionType, {
    description: 'Every attempt to tell the players of a game something, oldest first. For organisers.',
  })
  async deliveries(
    @Arg('gameId', () => ID, { description: 'The game.' }) gameId: string,
    @Arg('first', () => Int, { description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<DeliveryConnectionType> {
    const game = gameIdIn(gameId, 'gameId');
    context.mention({ game });
    const count = countIn(first, 'first');
    const start = ifGiven(after, (cursor) => versionCursorIn(cursor, 'after')) ?? 0;
    await mustBeClose(context, game, 'organiser');
    return pageOf(await context.api.deliveries.ofGame(game), start, count);
  }
}

/** Attempts are only ever added at the end, so their place in the list is a cursor. */
function pageOf(all: readonly Delivery[], start: number, count: number): DeliveryConnectionType {
  const edges = all.slice(start, start + count).map((delivery, index) => ({
    cursor: String(start + index + 1),
    node: deliverySource(delivery),
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: start + count < all.length,
      hasPreviousPage: start > 0,
      ...present({ startCursor: edges[0]?.cursor, endCursor: edges.at(-1)?.cursor }),
    },
  };
}

const deliverySource = (delivery: Delivery): DeliveryType => {
  const {
    notice,
    attempt,
    seat,
    since,
    kind,
    deadline,
    channel,
    dueAt,
    claimedAt,
    finishedAt,
    result,
    error,
  } = delivery;
  return {
    notice,
    attempt,
    seat,
    since,
    kind,
    channel: channel.kind,
    dueAt,
    startedAt: claimedAt,
    result,
    ...present({ deadline, endedAt: finishedAt, error }),
  };
};
