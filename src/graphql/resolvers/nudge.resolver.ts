import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { nudgeOffers, type NudgeOffer } from '../../play/nudging/nudging.js';
import { ownSeat, seatIn } from '../access.js';
import { signedIn, type RequestContext } from '../context.js';
import { atLeastIn, gameIdIn } from '../edge/checks.js';
import { refusalFor } from '../refusals.js';
import { GameType } from '../types/game.type.js';
import { NudgeOfferType, NudgeResultUnion } from '../types/nudge.type.js';

/** Whoever sits at a table may remind those whom it waits for. */
@Resolver(() => GameType)
export class NudgeResolver {
  @FieldResolver(() => [NudgeOfferType], {
    description:
      'Whom you can nudge: awaited players whose clock runs, or where none does; empty for those who do not play here.',
  })
  async nudges(@Root() { id }: GameType, @Ctx() context: RequestContext): Promise<readonly NudgeOffer[]> {
    const mine = await seatIn(context, id);
    if (mine === undefined) return [];
    const { tables, nudges } = context.loaders;
    return nudgeOffers(await tables.load(id), mine.seatId, (game) => nudges.load(game));
  }

  @Mutation(() => NudgeResultUnion, {
    description:
      'Have an awaited player told, by their own channels, that you wait for them: once in 12 hours, whoever nudges, else NUDGED_LATELY. It wakes nobody at night and is no part of the history.',
  })
  async nudge(
    @Arg('gameId', () => ID, { description: 'The game.' }) gameId: string,
    @Arg('seat', () => Int, { description: 'Whom.' }) seat: number,
    @Ctx() context: RequestContext,
  ): Promise<typeof NudgeResultUnion> {
    const game = gameIdIn(gameId, 'gameId');
    const target = atLeastIn(seat, 'seat', 1);
    signedIn(context);
    context.mention({ game });
    const { seatId } = await ownSeat(context, game);
    const loaded = await context.loaders.tables.load(game);
    const nudged = await context.api.nudging.nudge(loaded, seatId, target);
    return nudged.ok ? nudged.value : refusalFor(context, loaded, nudged.reason);
  }
}
