import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Good, Stock } from '../../game/index.js';
import type {
  ActChoiceView,
  ActDecisionView,
  AnyTwoView,
  ExtraView,
  OfferView,
  TradedView,
  TradeView,
} from '../../views/act-view.js';
import type { BenefitView, BuildingView, CardView } from '../../views/content-view.js';
import type { PriceView } from '../../views/price-view.js';
import type { RefusalView } from '../../views/refusal-view.js';
import { ActionEnum, AffordableEnum, GoodEnum } from '../enums-of-the-game.js';
import { BenefitType, BuildingType, CardType, GoodsType, PriceType } from './content.type.js';
import { OpenDecisionType } from './decision.type.js';
import { RefusalType } from './refusal.type.js';

@ObjectType('TradedPayment', { description: 'A trade, and the payment it makes possible.' })
export class TradedPaymentType implements TradedView {
  @Field(() => GoodsType, { description: 'What is paid.' })
  readonly pay!: Stock;
  @Field(() => GoodsType, { description: 'What is given in the trade.' })
  readonly give!: Stock;
  @Field(() => GoodsType, { description: 'What is taken in the trade.' })
  readonly take!: Stock;
}

@ObjectType('Offer', { description: 'A price, whether you can pay it, and how.' })
export class OfferType implements OfferView {
  @Field(() => PriceType, { description: 'What must be paid.' })
  readonly price!: PriceView;
  @Field(() => AffordableEnum, { description: 'Whether you can pay it.' })
  readonly affordable!: OfferView['affordable'];
  @Field(() => GoodsType, {
    nullable: true,
    description:
      'A payment that would be accepted and, where one can, leaves what your other purchases of this turn need; null if you cannot pay now.',
  })
  readonly suggested?: Stock | undefined;
  @Field(() => Int, { nullable: true, description: 'The points of a building if it is paid as suggested.' })
  readonly points?: number | undefined;
  @Field(() => TradedPaymentType, {
    nullable: true,
    description: 'Where it takes a trade: one that would be accepted.',
  })
  readonly traded?: TradedView | undefined;
}

@ObjectType('ExtraOffer', { description: 'An extra card from the deck on top of the one you buy.' })
export class ExtraOfferType implements ExtraView {
  @Field(() => OfferType, {
    nullable: true,
    description: 'The price of both together; null where it is closed.',
  })
  readonly offer?: OfferView;
  @Field(() => RefusalType, { nullable: true, description: 'Why there is none; null where there is.' })
  readonly closed?: RefusalView;
}

@ObjectType('ActChoice', { description: 'One of your places. `action` says which fields are filled.' })
export class ActChoiceType implements ActChoiceView {
  @Field(() => ID, { description: 'The place: send it as `place`.' })
  readonly place!: string;
  @Field(() => ActionEnum, { description: 'What is done there. A purchase can also be declined.' })
  readonly action!: ActChoiceView['action'];
  @Field(() => BenefitType, { nullable: true, description: 'What a village place gives.' })
  readonly benefit?: BenefitView;
  @Field(() => Int, { nullable: true, description: 'How many dice you roll.' })
  readonly dice?: number;
  @Field(() => Int, { nullable: true, description: 'About how many pieces those dice bring.' })
  readonly expected?: number;
  @Field(() => CardType, { nullable: true, description: 'The card that is sold here.' })
  readonly card?: CardView;
  @Field(() => BuildingType, { nullable: true, description: 'The building that is sold here.' })
  readonly building?: BuildingView;
  @Field(() => OfferType, { nullable: true, description: 'What it costs you.' })
  readonly offer?: OfferView;
  @Field(() => ExtraOfferType, { nullable: true, description: 'Where an extra card is sold with it.' })
  readonly extra?: ExtraView;
}

@ObjectType('AnyTwo', { description: 'Resources of your choice that you may take now, once.' })
export class AnyTwoType implements AnyTwoView {
  @Field(() => ID, { description: 'The card that gives them.' })
  readonly card!: AnyTwoView['card'];
  @Field(() => Int, { description: 'How many.' })
  readonly count!: number;
  @Field(() => [GoodEnum], { description: 'The goods to choose from.' })
  readonly goods!: readonly Good[];
}

@ObjectType('TradeOption', { description: 'The one exchange of this round that can be part of a purchase.' })
export class TradeOptionType implements TradeView {
  @Field(() => Int, { nullable: true, description: 'So many pieces are given; null where it is closed.' })
  readonly give?: number;
  @Field(() => Int, { nullable: true, description: 'So many pieces are taken; null where it is closed.' })
  readonly take?: number;
  @Field(() => [GoodEnum], {
    nullable: true,
    description: 'What can be given and taken; null where it is closed.',
  })
  readonly goods?: readonly Good[];
  @Field(() => RefusalType, { nullable: true, description: 'Why you cannot trade now; null where you can.' })
  readonly closed?: RefusalView;
}

@ObjectType('ActDecision', {
  implements: OpenDecisionType,
  description: 'Act on one of your places, in any order.',
})
export class ActDecisionType extends OpenDecisionType implements ActDecisionView {
  declare readonly kind: 'act';
  @Field(() => [ActChoiceType], { description: 'Your places whose action is still to come.' })
  readonly places!: readonly ActChoiceView[];
  @Field(() => AnyTwoType, {
    nullable: true,
    description: 'Resources of your choice; null if you hold no such card.',
  })
  readonly anyTwo?: AnyTwoView;
  @Field(() => TradeOptionType, { description: 'Whether you may trade in a purchase.' })
  readonly trade!: TradeView;
}
