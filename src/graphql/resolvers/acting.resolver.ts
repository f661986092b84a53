import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { CardPlace, StackPlace, Trade } from '../../game/index.js';
import { sendCommand } from '../commands.js';
import type { RequestContext } from '../context.js';
import { wordIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import {
  BuyBuildingInput,
  BuyCardInput,
  FeedInput,
  OnPlaceInput,
  PickDieInput,
  SettleInput,
  TakeAnyTwoInput,
} from '../inputs/decision.input.js';
import { paymentIn, resourcesIn, type TradeInput } from '../inputs/goods.input.js';
import { PlayResultUnion } from '../types/play-result.type.js';

type PlayResult = Promise<typeof PlayResultUnion>;

const placeIn = ({ place }: OnPlaceInput): string => wordIn(place, 'input.place');
const tradeIn = ({ give, take }: TradeInput): Trade => ({ give: paymentIn(give), take: paymentIn(take) });

@Resolver()
export class ActingResolver {
  @Mutation(() => PlayResultUnion, {
    description: 'Tool maker, hut, field, trader: take what the place gives (R6).',
  })
  usePlace(
    @Arg('input', () => OnPlaceInput, { description: 'Which place.' }) input: OnPlaceInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'UsePlace', place: placeIn(input) });
  }

  @Mutation(() => PlayResultUnion, { description: 'Roll one die for each of your people there (R8).' })
  roll(
    @Arg('input', () => OnPlaceInput, { description: 'Which place.' }) input: OnPlaceInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'Roll', place: placeIn(input) });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Add tools to your roll, or none, and take the goods (R8, R10).',
  })
  settle(
    @Arg('input', () => SettleInput, { description: 'Which tools.' }) input: SettleInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    const oneUse = input.oneUse.map((card) => wordIn(card, 'input.oneUse'));
    const { tools, ornaments } = input;
    return sendCommand(context, 'asSeat', input, {
      type: 'Settle',
      tools,
      oneUse,
      ...present({ ornaments }),
    });
  }

  @Mutation(() => PlayResultUnion, { description: 'Buy the card your person stands on (R12, R18).' })
  buyCard(
    @Arg('input', () => BuyCardInput, { description: 'Which card, and how you pay.' }) input: BuyCardInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, {
      type: 'BuyCard',
      place: placeIn(input) as CardPlace,
      pay: paymentIn(input.pay),
      ...present({ trade: ifGiven(input.trade, tradeIn) }),
      ...(input.extra ? { extra: true } : {}),
    });
  }

  @Mutation(() => PlayResultUnion, { description: 'Leave the card: it stays, your person comes home (R6).' })
  declineCard(
    @Arg('input', () => OnPlaceInput, { description: 'Which card place.' }) input: OnPlaceInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'DeclineCard', place: placeIn(input) as CardPlace });
  }

  @Mutation(() => PlayResultUnion, { description: 'Build the building your person stands on (R16, R18).' })
  buyBuilding(
    @Arg('input', () => BuyBuildingInput, { description: 'Which stack, and how you pay.' })
    input: BuyBuildingInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, {
      type: 'BuyBuilding',
      place: placeIn(input) as StackPlace,
      pay: paymentIn(input.pay),
      ...present({ trade: ifGiven(input.trade, tradeIn) }),
    });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Leave the building: it stays, your person comes home (R6).',
  })
  declineBuilding(
    @Arg('input', () => OnPlaceInput, { description: 'Which stack.' }) input: OnPlaceInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, {
      type: 'DeclineBuilding',
      place: placeIn(input) as StackPlace,
    });
  }

  @Mutation(() => PlayResultUnion, { description: 'Take one of the market dice (R14).' })
  pickDie(
    @Arg('input', () => PickDieInput, { description: 'Which face.' }) input: PickDieInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'PickDie', face: input.face });
  }

  @Mutation(() => PlayResultUnion, { description: 'Use your card for any two resources (R21).' })
  takeAnyTwo(
    @Arg('input', () => TakeAnyTwoInput, { description: 'Which resources.' }) input: TakeAnyTwoInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'TakeAnyTwo', goods: resourcesIn(input.goods) });
  }

  @Mutation(() => PlayResultUnion, { description: 'Pay resources for missing food, or go hungry (R23).' })
  feed(
    @Arg('input', () => FeedInput, { description: 'What you pay.' }) input: FeedInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'Feed', pay: resourcesIn(input.pay) });
  }
}
