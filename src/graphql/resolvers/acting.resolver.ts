import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { sendMove } from '../commands.js';
import type { RequestContext } from '../context.js';
import {
  BuyBuildingInput,
  BuyCardInput,
  FeedInput,
  OnPlaceInput,
  PickDieInput,
  SettleInput,
  TakeAnyTwoInput,
} from '../inputs/decision.input.js';
import { PlayResultUnion } from '../types/play-result.type.js';

type PlayResult = Promise<typeof PlayResultUnion>;

@Resolver()
export class ActingResolver {
  @Mutation(() => PlayResultUnion, {
    description: 'Tool maker, hut, field, trader: take what the place gives (R6, R9, R30).',
  })
  usePlace(
    @Arg('input', () => OnPlaceInput, { description: 'Which place.' }) input: OnPlaceInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendMove(context, 'usePlace', input);
  }

  @Mutation(() => PlayResultUnion, { description: 'Roll one die for each of your people there (R8).' })
  roll(
    @Arg('input', () => OnPlaceInput, { description: 'Which place.' }) input: OnPlaceInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendMove(context, 'roll', input);
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Add tools to your roll, or none, and take the goods (R8, R10); share out a hunt (R29).',
  })
  settle(
    @Arg('input', () => SettleInput, { description: 'Which tools.' }) input: SettleInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendMove(context, 'settle', input);
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Buy the card your person stands on (R12, R18), trading if you like (R31).',
  })
  buyCard(
    @Arg('input', () => BuyCardInput, { description: 'Which card, and how you pay.' }) input: BuyCardInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendMove(context, 'buyCard', input);
  }

  @Mutation(() => PlayResultUnion, { description: 'Leave the card: it stays, your person comes home (R6).' })
  declineCard(
    @Arg('input', () => OnPlaceInput, { description: 'Which card place.' }) input: OnPlaceInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendMove(context, 'declineCard', input);
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Build the building your person stands on (R16, R18), trading if you like (R31).',
  })
  buyBuilding(
    @Arg('input', () => BuyBuildingInput, { description: 'Which stack, and how you pay.' })
    input: BuyBuildingInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendMove(context, 'buyBuilding', input);
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Leave the building: it stays, your person comes home (R6).',
  })
  declineBuilding(
    @Arg('input', () => OnPlaceInput, { description: 'Which stack.' }) input: OnPlaceInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendMove(context, 'declineBuilding', input);
  }

  @Mutation(() => PlayResultUnion, { description: 'Take one of the market dice (R14).' })
  pickDie(
    @Arg('input', () => PickDieInput, { description: 'Which face.' }) input: PickDieInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendMove(context, 'pickDie', input);
  }

  @Mutation(() => PlayResultUnion, { description: 'Use your card for any two resources (R21).' })
  takeAnyTwo(
    @Arg('input', () => TakeAnyTwoInput, { description: 'Which resources.' }) input: TakeAnyTwoInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendMove(context, 'takeAnyTwo', input);
  }

  @Mutation(() => PlayResultUnion, { description: 'Pay resources for missing food, or go hungry (R23).' })
  feed(
    @Arg('input', () => FeedInput, { description: 'What you pay.' }) input: FeedInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendMove(context, 'feed', input);
  }
}
