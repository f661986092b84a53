import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { signedIn, type RequestContext } from '../context.js';
import { gameIdIn } from '../edge/checks.js';
import { inboxFeedFor, inboxFor } from '../inbox-source.js';
import { questionFor } from '../question-source.js';
import { InboxType, WaitingDecisionType } from '../types/inbox.type.js';

@Resolver(() => WaitingDecisionType)
export class WaitingDecisionResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What you are asked, in words; null when you have just answered it.',
  })
  question(
    @Root() { game, seat }: WaitingDecisionType,
    @Ctx() context: RequestContext,
  ): Promise<string | undefined> {
    return questionFor(context, game.id, seat);
  }
}

@Resolver()
export class InboxResolver {
  @Query(() => InboxType, {
    description:
      'Everything that waits for you: decisions, the longest waiting first, requests, invitations.',
  })
  async inbox(@Ctx() context: RequestContext): Promise<InboxType> {
    return inboxFor(context, await context.api.inbox.now(signedIn(context).id), true);
  }

  @Mutation(() => Boolean, { description: 'Put away what you were told about a table.' })
  async readNews(
    @Arg('gameId', () => ID, { description: 'The table.' }) gameId: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await context.api.lobby.readNews(signedIn(context).id, gameIdIn(gameId, 'gameId'));
    return true;
  }

  @Subscription(() => InboxType, {
    description:
      'Your whole inbox: at once, whenever it changes, and at least every 20 seconds, so that nothing can be missed and a dead line is noticed.',
    subscribe: ({ context }: { context: RequestContext }) => inboxFeedFor(context),
  })
  inboxChanged(@Root() inbox: InboxType): InboxType {
    return inbox;
  }
}
