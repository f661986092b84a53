import { Field, ID, Int, ObjectType } from 'type-graphql';
import type {
  CardId,
  Good,
  OneUseOption,
  SettleStep,
  Settling,
  Stock,
  ToolOption,
} from '../../game/index.js';
import type { AnyTwoView } from '../../views/act-view.js';
import type { BenefitView } from '../../views/content-view.js';
import type {
  FaceChoiceView,
  FeedChoiceView,
  FeedDecisionView,
  PickDecisionView,
  SettleDecisionView,
} from '../../views/options-view.js';
import { GoodEnum } from '../enums-of-the-game.js';
import { AnyTwoType } from './act-decision.type.js';
import { BenefitType, GoodsType } from './content.type.js';
import { OpenDecisionType } from './decision.type.js';
import { ToolType } from './tribe.type.js';

@ObjectType('OneUseChoice', { description: 'A one-use tool you could add, or have used already.' })
export class OneUseChoiceType implements OneUseOption {
  @Field(() => ID, { description: 'The card: send it in `oneUse`.' })
  readonly card!: CardId;
  @Field(() => Int, { description: 'Pips it adds.' })
  readonly value!: number;
  @Field(() => Boolean, { description: 'Whether it was used before; then it cannot be added.' })
  readonly used!: boolean;
}

@ObjectType('BestSettling', {
  description: 'Tools for this roll, and what it brings with them.',
})
export class BestSettlingType implements Settling {
  @Field(() => Int, { description: 'Pieces it brings.' })
  readonly yield!: number;
  @Field(() => [Int], { description: 'Slots of the tools it takes.' })
  readonly tools!: readonly number[];
  @Field(() => [ID], { description: 'One-use tools it takes.' })
  readonly oneUse!: readonly CardId[];
}

@ObjectType('SettleStep', { description: 'A number of pieces, and the pips it takes.' })
export class SettleStepType implements SettleStep {
  @Field(() => Int, { description: 'So many pieces.' })
  readonly pieces!: number;
  @Field(() => Int, { description: 'They take so many pips, of dice and tools together.' })
  readonly pips!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'How many of them to take as ornaments if enough food is to be left; null where none can be.',
  })
  readonly ornaments?: number;
}

@ObjectType('SettleDecision', {
  implements: OpenDecisionType,
  description: 'Your dice have fallen: add tools or not, and take the goods.',
})
export class SettleDecisionType extends OpenDecisionType implements SettleDecisionView {
  declare readonly kind: 'settle';
  @Field(() => ID, { description: 'The place or card it was rolled for.' })
  readonly source!: string;
  @Field(() => GoodEnum, { description: 'What is rolled for.' })
  readonly good!: Good;
  @Field(() => Int, { description: 'How many pips make one piece.' })
  readonly divisor!: number;
  @Field(() => [Int], { description: 'The dice as they fell.' })
  readonly dice!: readonly number[];
  @Field(() => Int, { description: 'Their sum.' })
  readonly sum!: number;
  @Field(() => [ToolType], { description: 'Your tools; used ones cannot be added.' })
  readonly tools!: readonly ToolOption[];
  @Field(() => [OneUseChoiceType], { description: 'Your one-use tools; used ones cannot be added.' })
  readonly oneUse!: readonly OneUseOption[];
  @Field(() => Int, { description: 'Pieces it brings without any tool.' })
  readonly plain!: number;
  @Field(() => BestSettlingType, { description: 'The most it can bring, with the fewest tools.' })
  readonly best!: Settling;
  @Field(() => BestSettlingType, {
    description:
      'The fewest and smallest tools that bring one piece more; none where they cannot. One-use tools are kept.',
  })
  readonly suggested!: Settling;
  @Field(() => [SettleStepType], {
    description: 'Every number of pieces it can bring, from 1, and the next one beyond.',
  })
  readonly steps!: readonly SettleStep[];
  @Field(() => Boolean, { description: 'Whether it may be taken as food and ornaments in any mix.' })
  readonly split!: boolean;
}

@ObjectType('FaceChoice', { description: 'A face that lies there.' })
export class FaceChoiceType implements FaceChoiceView {
  @Field(() => Int, { description: 'The number on the die: send it as `face`.' })
  readonly face!: number;
  @Field(() => BenefitType, { description: 'What it gives.' })
  readonly benefit!: BenefitView;
  @Field(() => Boolean, { description: 'False where you are at the end of that track already.' })
  readonly works!: boolean;
}

@ObjectType('PickDieDecision', { implements: OpenDecisionType, description: 'Take one of the market dice.' })
export class PickDieDecisionType extends OpenDecisionType implements PickDecisionView {
  declare readonly kind: 'pickDie';
  @Field(() => ID, { description: 'The card or tile that opened the market.' })
  readonly source!: string;
  @Field(() => [Int], { description: 'The dice that are left.' })
  readonly dice!: readonly number[];
  @Field(() => [FaceChoiceType], { description: 'The different faces among them.' })
  readonly faces!: readonly FaceChoiceView[];
}

@ObjectType('FeedChoice', { description: 'One way to feed your people.' })
export class FeedChoiceType implements FeedChoiceView {
  @Field(() => Int, { description: 'So many resources are paid.' })
  readonly count!: number;
  @Field(() => Int, { description: 'So many points are lost.' })
  readonly lost!: number;
  @Field(() => GoodsType, { description: 'So many of your resources, those that are worth least.' })
  readonly suggested!: Stock;
}

@ObjectType('FeedDecision', {
  implements: OpenDecisionType,
  description: 'There is not enough food: pay with resources or go hungry.',
})
export class FeedDecisionType extends OpenDecisionType implements FeedDecisionView {
  declare readonly kind: 'feed';
  @Field(() => Int, { description: 'One food for each person.' })
  readonly owed!: number;
  @Field(() => Int, { description: 'The food you have; all of it is paid.' })
  readonly food!: number;
  @Field(() => Int, { description: 'What is missing.' })
  readonly missing!: number;
  @Field(() => [FeedChoiceType], {
    description: 'How many resources you may pay, and what each number costs.',
  })
  readonly choices!: readonly FeedChoiceView[];
  @Field(() => [GoodEnum], { description: 'What stands in for food.' })
  readonly payWith!: readonly Good[];
  @Field(() => AnyTwoType, {
    nullable: true,
    description: 'Resources of your choice; null if you hold no such card.',
  })
  readonly anyTwo?: AnyTwoView;
}
