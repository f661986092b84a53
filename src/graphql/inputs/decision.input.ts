import { Field, ID, InputType, Int } from 'type-graphql';
import { DecisionInput } from './command.input.js';
import { PaymentInput, ResourcesInput, TradeInput } from './goods.input.js';

@InputType({ description: 'Act on one of your places.' })
export class OnPlaceInput extends DecisionInput {
  @Field(() => ID, { description: 'The place, as the options name it.' })
  readonly place!: string;
}

@InputType({ description: 'Take what your roll brings.' })
export class SettleInput extends DecisionInput {
  @Field(() => [Int], { defaultValue: [], description: 'Slots of the tools to add, 0 to 2.' })
  readonly tools!: readonly number[];
  @Field(() => [ID], { defaultValue: [], description: 'One-use tools to add: the cards they are on.' })
  readonly oneUse!: readonly string[];
  @Field(() => Int, {
    nullable: true,
    description: 'How much of a hunt to take as ornaments; only in the expansion.',
  })
  readonly ornaments?: number | null;
}

@InputType({ description: 'Build the building your person stands on.' })
export class BuyBuildingInput extends OnPlaceInput {
  @Field(() => PaymentInput, { description: 'What you pay.' })
  readonly pay!: PaymentInput;
  @Field(() => TradeInput, {
    nullable: true,
    description: 'An exchange to go with it; only in the expansion.',
  })
  readonly trade?: TradeInput | null;
}

@InputType({ description: 'Buy the card your person stands on.' })
export class BuyCardInput extends BuyBuildingInput {
  @Field(() => Boolean, { defaultValue: false, description: 'Pay for an extra card too, where one is sold.' })
  readonly extra!: boolean;
}

@InputType({ description: 'Take a market die.' })
export class PickDieInput extends DecisionInput {
  @Field(() => Int, { description: 'The face, 1 to 6.' })
  readonly face!: number;
}

@InputType({ description: 'Take resources of your choice.' })
export class TakeAnyTwoInput extends DecisionInput {
  @Field(() => ResourcesInput, { description: 'Which ones.' })
  readonly goods!: ResourcesInput;
}

@InputType({ description: 'Feed your people when there is not enough food.' })
export class FeedInput extends DecisionInput {
  @Field(() => ResourcesInput, { description: 'Resources paid for missing food; none = go hungry.' })
  readonly pay!: ResourcesInput;
}
