import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { Die, PlaceId, Resource } from '../../game/index.js';
import type { EntryVerdict } from '../../play/orders/answer.js';
import type { FeedingOrder, ToolOrder } from '../../play/orders/orders.js';
import type { RefusalView } from '../../views/refusal-view.js';
import { GoodEnum } from '../enums-of-the-game.js';
import { OrderVerdictEnum, ToolOrderEnum } from '../enums-of-orders.js';
import { RefusalType } from './refusal.type.js';

@ObjectType('PlacingOrder', {
  description: 'One entry of a list of places, and what would become of it now.',
})
export class PlacingOrderType {
  @Field(() => ID, { description: 'Where to.' })
  readonly place!: PlaceId;
  @Field(() => Int, { nullable: true, description: 'How many people; null = as many as may go.' })
  readonly people?: number;
  @Field(() => Boolean, {
    description: 'Whether the place takes one number of people alone, so that nobody need name it.',
  })
  readonly fixed!: boolean;
  @Field(() => OrderVerdictEnum, { description: 'What would become of it if your turn came now.' })
  readonly verdict!: EntryVerdict['kind'];
  @Field(() => RefusalType, { nullable: true, description: 'Why it is not possible now; null where it is.' })
  readonly closed?: RefusalView;
}

@ObjectType('FeedingOrder', { description: 'What to do where food is missing.' })
export class FeedingOrderType implements FeedingOrder {
  @Field(() => [GoodEnum], { description: 'Resources to pay with, the first kind first.' })
  readonly pay!: readonly Resource[];
  @Field(() => Boolean, {
    description:
      'Whether the tribe goes hungry, for as few points as possible, where these do not do; else you are asked.',
  })
  readonly hungry!: boolean;
}

@ObjectType('OrderPlace', { description: 'A place that an order can name.' })
export class OrderPlaceType {
  @Field(() => ID, { description: 'The place.' })
  readonly place!: PlaceId;
  @Field(() => Int, { description: 'The fewest people who can be sent there.' })
  readonly min!: number;
  @Field(() => Int, {
    description: 'The most of your people there is room for, if nobody else stands there.',
  })
  readonly max!: number;
}

@ObjectType('StandingOrders', {
  description:
    'What is played for you when you are awaited. Nobody else sees them; what they play says so in the history. What they do not say you are asked.',
})
export class StandingOrdersType {
  @Field(() => [PlacingOrderType], {
    description:
      'Where to send people the next time you are asked: the first entry that is possible then. Used once; kept while none is possible.',
  })
  readonly placing!: readonly PlacingOrderType[];
  @Field(() => [Int], {
    description:
      'Faces to take at a market, the dearest to you first; those that would do nothing for you are passed over.',
  })
  readonly market!: readonly Die[];
  @Field(() => [Int], { description: 'The same at a style market (expansion).' })
  readonly styleMarket!: readonly Die[];
  @Field(() => FeedingOrderType, {
    nullable: true,
    description: 'What to do where food is missing; null = you are asked.',
  })
  readonly feeding?: FeedingOrder;
  @Field(() => ToolOrderEnum, {
    nullable: true,
    description:
      'What to do about tools after a roll; null = you are asked. A hunt that may be shared out is always asked.',
  })
  readonly tools?: ToolOrder;
  @Field(() => [OrderPlaceType], {
    description: 'The places that you could name, in the order of the board.',
  })
  readonly places!: readonly OrderPlaceType[];
  @Field(() => [GoodEnum], { description: 'What can be paid with where food is missing.' })
  readonly payWith!: readonly Resource[];
  @Field(() => Int, { description: 'How many entries a list of places may have.' })
  readonly mostPlaces!: number;
}

export const OrdersResultUnion = createUnionType({
  name: 'OrdersResult',
  description: 'Your orders as they stand now, or why they cannot be kept.',
  types: () => [StandingOrdersType, RefusalType] as const,
  resolveType: (value: StandingOrdersType | RefusalView) =>
    'code' in value ? RefusalType : StandingOrdersType,
});
