import { Field, ObjectType } from 'type-graphql';
import type { EditionView, SwitchView } from '../../views/edition-view.js';
import { EditionEnum } from '../enums-of-the-table.js';

@ObjectType('EditionSwitch', { description: 'A point in which the rulebooks differ.' })
export class EditionSwitchType implements SwitchView {
  @Field(() => String, { description: 'The point: starvation, huntAgain, spareGreens or tie.' })
  readonly name!: SwitchView['name'];
  @Field(() => String, { description: 'What this edition says.' })
  readonly words!: string;
  @Field(() => String, { description: 'Where it says so, rulebook:line.' })
  readonly citation!: string;
}

@ObjectType('Edition', { description: 'A rulebook whose rules a game can be played by.' })
export class EditionType implements EditionView {
  @Field(() => EditionEnum, { description: 'How settings name it.' })
  readonly id!: EditionView['id'];
  @Field(() => String, { description: 'What to call it.' })
  readonly name!: string;
  @Field(() => String, { description: 'The number of the rulebook in citations.' })
  readonly rulebook!: string;
  @Field(() => [EditionSwitchType], { description: 'What it says where the rulebooks differ.' })
  readonly switches!: readonly SwitchView[];
}
