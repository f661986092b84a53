import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { GameId, SeatId } from '../../game/index.js';
import { DateTimeScalar } from '../scalars.js';
import { PageInfoType } from './page.type.js';

@ObjectType('TalkLine', { description: 'Something a player has said at the table. No part of the history.' })
export class TalkLineType {
  readonly game!: GameId;
  readonly account!: string;
  @Field(() => Int, { description: 'Its number at this table, from 1.' })
  readonly line!: number;
  @Field(() => Int, {
    description: 'The number of its last change: saying and erasing count. The cursor of `talkFeed`.',
  })
  readonly change!: number;
  @Field(() => ID, { description: 'Whose seat, as events name it.' })
  readonly seatId!: SeatId;
  @Field(() => DateTimeScalar, { description: 'When it was said.' })
  readonly at!: Date;
  @Field(() => String, { nullable: true, description: 'The words; null once its author has erased them.' })
  readonly text?: string;
}

@ObjectType('TalkEdge', { description: 'A line in a list.' })
export class TalkEdgeType {
  @Field(() => String, { description: 'Where it stands in the list.' })
  readonly cursor!: string;
  @Field(() => TalkLineType, { description: 'The line.' })
  readonly node!: TalkLineType;
}

@ObjectType('TalkConnection', { description: 'A page of what was said at a table, oldest first.' })
export class TalkConnectionType {
  @Field(() => [TalkEdgeType], { description: 'The lines.' })
  readonly edges!: readonly TalkEdgeType[];
  @Field(() => PageInfoType, { description: 'Where the page lies.' })
  readonly pageInfo!: PageInfoType;
}

@ObjectType('TalkCaughtUp', { description: 'Everything said so far has been sent; what follows is live.' })
export class TalkCaughtUpType {
  @Field(() => Int, { description: 'The last change that was sent.' })
  readonly change!: number;
}

@ObjectType('TalkHeartbeat', { description: 'Nobody has said anything for a while and the feed is alive.' })
export class TalkHeartbeatType {
  @Field(() => Int, { description: 'The last change that was sent.' })
  readonly change!: number;
}

export const TalkItemUnion = createUnionType({
  name: 'TalkItem',
  description: 'What a feed of table talk sends.',
  types: () => [TalkLineType, TalkCaughtUpType, TalkHeartbeatType] as const,
  resolveType: (item) => {
    if ('line' in item) return TalkLineType;
    return item instanceof TalkHeartbeatType ? TalkHeartbeatType : TalkCaughtUpType;
  },
});
