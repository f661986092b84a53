import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import type { Affordable, DecisionKind } from '../../game/index.js';
import type { DecisionView, PlaceChoiceView, PlaceDecisionView } from '../../views/options-view.js';
import type { RefusalView } from '../../views/refusal-view.js';
import { AffordableEnum, DecisionKindEnum } from '../enums-of-the-game.js';
import { DateTimeScalar } from '../scalars.js';
import { RefusalType } from './refusal.type.js';

const DECISION_TYPES: Readonly<Record<DecisionKind, string>> = {
  place: 'PlaceDecision',
  act: 'ActDecision',
  settle: 'SettleDecision',
  pickDie: 'PickDieDecision',
  feed: 'FeedDecision',
};

@InterfaceType('OpenDecision', {
  description:
    'A decision you are asked for now. Everything you may answer is listed; what is closed says why.',
  resolveType: ({ kind }: DecisionView) => DECISION_TYPES[kind],
})
export abstract class OpenDecisionType {
  @Field(() => Int, {
    description: 'Its name: send it as `decision`, and the answer is stale only if it is no longer open.',
  })
  readonly decision!: number;
  @Field(() => DecisionKindEnum, { description: 'What you are asked.' })
  readonly kind!: DecisionKind;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when; null where no clock runs.' })
  readonly until?: Date;
}

@ObjectType('PlaceChoice', { description: 'A place and how many of your people it takes now.' })
export class PlaceChoiceType implements PlaceChoiceView {
  @Field(() => ID, { description: 'The place: send it as `place`.' })
  readonly place!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The least number you may send; null where it is closed.',
  })
  readonly min?: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The greatest number you may send; null where it is closed.',
  })
  readonly max?: number;
  @Field(() => [Int], {
    nullable: true,
    description:
      'Where dice are rolled: about how many pieces they bring, for `min` people first, then for one more each; null elsewhere.',
  })
  readonly expected?: readonly number[] | undefined;
  @Field(() => AffordableEnum, {
    nullable: true,
    description:
      'Where a card or a building is sold: whether you could pay for it with what you have now; null elsewhere, and where it is closed.',
  })
  readonly affordable?: Affordable | undefined;
  @Field(() => RefusalType, {
    nullable: true,
    description: 'Why it is closed to you now; null where it is open.',
  })
  readonly closed?: RefusalView;
}

@ObjectType('PlaceDecision', {
  implements: OpenDecisionType,
  description: 'Send people to one place with `placePeople`.',
})
export class PlaceDecisionType extends OpenDecisionType implements PlaceDecisionView {
  declare readonly kind: 'place';
  @Field(() => Int, { description: 'How many of your people are at home.' })
  readonly home!: number;
  @Field(() => [PlaceChoiceType], { description: 'Every place, in board order.' })
  readonly places!: readonly PlaceChoiceView[];
}
