import { Field, ID, InputType, Int } from 'type-graphql';
import { DecisionInput, GameCommandInput } from './command.input.js';

@InputType({ description: 'Send people to one place.' })
export class PlacePeopleInput extends DecisionInput {
  @Field(() => ID, { description: 'The place, as the board and the options name it.' })
  readonly place!: string;
  @Field(() => Int, { description: 'How many people.' })
  readonly people!: number;
}

@InputType({ description: 'Take back your last move.' })
export class UndoMoveInput extends GameCommandInput {}
