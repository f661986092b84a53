import { Arg, ID, Int, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../context.js';
import { atLeastIn, gameIdIn, linkIn } from '../edge/checks.js';
import { present } from '../edge/defined.js';
import { feedFor } from '../feed-source.js';
import { FeedItemUnion } from '../types/feed.type.js';

type Sent = typeof FeedItemUnion;
type FeedArgs = Readonly<{ gameId: string; after: number; link?: string | null }>;

@Resolver()
export class FeedResolver {
  @Subscription(() => FeedItemUnion, {
    description:
      'Everything that happens in a game after a version: first what is stored, then CaughtUp, then what happens, strictly one version after the other. A feed that broke is taken up after the last version you have.',
    subscribe: ({ args, context }: { args: FeedArgs; context: RequestContext }) => {
      const game = gameIdIn(args.gameId, 'gameId');
      context.mention({ game });
      return feedFor(context, game, {
        after: atLeastIn(args.after, 'after', 0),
        ...present({ link: linkIn(args.link, 'link') }),
      });
    },
  })
  gameFeed(
    @Arg('gameId', () => ID, { description: 'The game.' }) _gameId: string,
    @Arg('after', () => Int, { description: 'The last version you have; 0 = from the start.' })
    _after: number,
    @Arg('link', () => String, {
      nullable: true,
      description: 'The secret of its link, where you need it to see the game.',
    })
    _link: string | undefined,
    @Root() item: Sent,
  ): Sent {
    return item;
  }
}
