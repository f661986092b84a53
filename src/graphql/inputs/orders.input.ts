import { Field, ID, InputType, Int } from 'type-graphql';
import type { Good } from '../../game/index.js';
import type { ToolOrder } from '../../play/orders/orders.js';
import { GoodEnum } from '../enums-of-the-game.js';
import { ToolOrderEnum } from '../enums-of-orders.js';

@InputType({ description: 'One entry of a list of places.' })
export class PlacingOrderInput {
  @Field(() => ID, { description: 'Where to, as `places` of your orders names it.' })
  readonly place!: string;
  @Field(() => Int, { nullable: true, description: 'How many people; null = as many as may go.' })
  readonly people?: number | null;
}

@InputType({ description: 'What to do where food is missing.' })
export class FeedingOrderInput {
  @Field(() => [GoodEnum], { description: 'Resources to pay with, the first kind first; each once.' })
  readonly pay!: readonly Good[];
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Go hungry where these do not do; otherwise you are asked.',
  })
  readonly hungry!: boolean;
}

@InputType({ description: 'All of your orders in a game: what is left out is not ordered any more.' })
export class SetOrdersInput {
  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;
  @Field(() => [PlacingOrderInput], {
    defaultValue: [],
    description:
      'Where to send people the next time you are asked, at most 12; the first that is possible is played, once.',
  })
  readonly placing!: readonly PlacingOrderInput[];
  @Field(() => [Int], { defaultValue: [], description: 'Faces to take at a market, the first one first.' })
  readonly market!: readonly number[];
  @Field(() => [Int], {
    defaultValue: [],
    description: 'Faces to take at a style market, the first one first.',
  })
  readonly styleMarket!: readonly number[];
  @Field(() => FeedingOrderInput, {
    nullable: true,
    description: 'What to do where food is missing; null = ask me.',
  })
  readonly feeding?: FeedingOrderInput | null;
  @Field(() => ToolOrderEnum, {
    nullable: true,
    description: 'What to do about tools after a roll; null = ask me.',
  })
  readonly tools?: ToolOrder | null;
}
