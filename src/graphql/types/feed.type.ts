import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { GameEventType } from './event.type.js';

@ObjectType('FeedEvent', { description: 'The next event: exactly one version after the one before.' })
export class FeedEventType {
  @Field(() => GameEventType, { description: 'The event.' })
  readonly event!: GameEventType;
}

@ObjectType('CaughtUp', { description: 'Everything stored so far has been sent; what follows is live.' })
export class CaughtUpType {
  @Field(() => Int, { description: 'The last version that was sent.' })
  readonly version!: number;
}

@ObjectType('Heartbeat', { description: 'Nothing has happened for a while and the feed is alive.' })
export class HeartbeatType {
  @Field(() => Int, { description: 'The last version that was sent.' })
  readonly version!: number;
}

@ObjectType('Lagged', {
  description: 'You read too slowly. The feed ends here; subscribe again after this version.',
})
export class LaggedType {
  @Field(() => Int, { description: 'The last version that was sent: the next `after`.' })
  readonly resumeAfter!: number;
}

export const FeedItemUnion = createUnionType({
  name: 'FeedItem',
  description: 'What a feed sends.',
  types: () => [FeedEventType, CaughtUpType, HeartbeatType, LaggedType] as const,
  resolveType: (item) => {
    if ('event' in item) return FeedEventType;
    if ('resumeAfter' in item) return LaggedType;
    return item instanceof HeartbeatType ? HeartbeatType : CaughtUpType;
  },
});
