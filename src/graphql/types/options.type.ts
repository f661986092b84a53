import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import type { DecisionKind } from '../../game/index.js';
import type { OptionsView, PlaceChoiceView, PlaceDecisionView, UndoView } from '../../views/options-view.js';
import type { RefusalView } from '../../views/refusal-view.js';
import { DecisionKindEnum } from '../enums-of-the-game.js';
import { DateTimeScalar } from '../scalars.js';
import { RefusalType } from './refusal.type.js';

@InterfaceType('OpenDecision', {
  description:
    'A decision you are asked for now. Everything you may answer is listed; what is closed says why.',
  resolveType: ({ kind }: PlaceDecisionView) => DECISION_TYPES[kind],
})
export abstract class OpenDecisionType {
  @Field(() => Int, {
    description: 'Its name: send it as `decision`, and the answer is stale only if it is no longer open.',
  })
  readonly decision!: number;
  @Field(() => DecisionKindEnum, { description: 'What you are asked.' })
  readonly kind!: DecisionKind;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when; null where no clock runs.' })
  readonly until?: string;
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

@ObjectType('UndoOption', { description: 'The way back to before your last move.' })
export class UndoOptionType implements UndoView {
  @Field(() => Boolean, {
    description: 'Whether `undoMove` does it; else chance or somebody else’s move lies in between.',
  })
  readonly free!: boolean;
  @Field(() => Int, { description: 'The version it leads back to.' })
  readonly toVersion!: number;
}

@ObjectType('Options', { description: 'Everything you may do from your seat now.' })
export class OptionsType implements OptionsView {
  @Field(() => Int, { description: 'Your seat.' })
  readonly seat!: number;
  @Field(() => OpenDecisionType, {
    nullable: true,
    description: 'What you are asked; null when the table waits for others.',
  })
  readonly decision?: PlaceDecisionView;
  @Field(() => UndoOptionType, {
    nullable: true,
    description: 'What you could take back; null when there is nothing.',
  })
  readonly undo?: UndoView;
}

const DECISION_TYPES: Readonly<Record<PlaceDecisionView['kind'], string>> = { place: 'PlaceDecision' };
