import { Arg, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { signedIn, type RequestContext } from '../context.js';
import { gameIdIn } from '../edge/checks.js';
import { inboxFeedFor, inboxFor } from '../inbox-source.js';
import { InboxType } from '../types/inbox.type.js';

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
