import { Field, Int, ObjectType } from 'type-graphql';
import type { DecisionView, OptionsView, UndoView } from '../../views/options-view.js';
import { OpenDecisionType } from './decision.type.js';

@ObjectType('UndoOption', { description: 'The way back to before your last move.' })
export class UndoOptionType implements UndoView {
  @Field(() => Boolean, {
    description: 'Whether `undoMove` does it; else chance or somebody else’s move lies in between.',
  })
  readonly free!: boolean;
  @Field(() => Int, { description: 'The version it leads back to.' })
  readonly toVersion!: number;
  @Field(() => [Int], {
    description:
      'The seats that would have to agree. None where it is free, and where `askUndo` does it at once: among bots alone.',
  })
  readonly asks!: readonly number[];
}

@ObjectType('Options', { description: 'Everything you may do from your seat now.' })
export class OptionsType implements OptionsView {
  @Field(() => Int, { description: 'Your seat.' })
  readonly seat!: number;
  @Field(() => OpenDecisionType, {
    nullable: true,
    description: 'What you are asked; null when the table waits for others.',
  })
  readonly decision?: DecisionView;
  @Field(() => UndoOptionType, {
    nullable: true,
    description: 'What you could take back; null when there is nothing.',
  })
  readonly undo?: UndoView;
}
