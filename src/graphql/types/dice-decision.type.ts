import { Field, ID, Int, ObjectType } from 'type-graphql';
import type {
  AnyTwoCard,
  BestSettling,
  CardId,
  FeedOptions,
  Good,
  OneUseOption,
  ToolOption,
} from '../../game/index.js';
import type { BenefitView } from '../../views/content-view.js';
import type {
  FaceChoiceView,
  FeedDecisionView,
  PickDecisionView,
  SettleDecisionView,
} from '../../views/options-view.js';
import { GoodEnum } from '../enums-of-the-game.js';
import { AnyTwoType } from './act-decision.type.js';
import { BenefitType } from './content.type.js';
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
  description: 'The most this roll can bring, and the fewest tools that reach it.',
})
export class BestSettlingType implements BestSettling {
  @Field(() => Int, { description: 'Pieces it brings.' })
  readonly yield!: number;
  @Field(() => [Int], { description: 'Slots of the tools it takes.' })
  readonly tools!: readonly number[];
  @Field(() => [ID], { description: 'One-use tools it takes.' })
  readonly oneUse!: readonly CardId[];
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
  @Field(() => BestSettlingType, { description: 'The most it can bring.' })
  readonly best!: BestSettling;
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

type FeedChoice = FeedOptions['choices'][number];

@ObjectType('FeedChoice', { description: 'One way to feed your people.' })
export class FeedChoiceType implements FeedChoice {
  @Field(() => Int, { description: 'So many resources are paid.' })
  readonly count!: number;
  @Field(() => Int, { description: 'So many points are lost.' })
  readonly lost!: number;
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
  readonly choices!: readonly FeedChoice[];
  @Field(() => AnyTwoType, {
    nullable: true,
    description: 'Resources of your choice; null if you hold no such card.',
  })
  readonly anyTwo?: AnyTwoCard;
}
