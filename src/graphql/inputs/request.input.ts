import { Field, InputType, Int } from 'type-graphql';
import { GameCommandInput } from './command.input.js';

@InputType({ description: 'Ask the others to take moves back.' })
export class AskUndoInput extends GameCommandInput {
  @Field(() => Int, {
    description: 'The version to go back to: `options.undo.toVersion`, or the one before any earlier move.',
  })
  readonly toVersion!: number;
}

@InputType({ description: 'Ask the others to give the game up.' })
export class AskCancelInput extends GameCommandInput {}

@InputType({ description: 'Ask the others to end the game here and count the points.' })
export class AskFinishInput extends GameCommandInput {}

@InputType({ description: 'Ask the others to let somebody else take a seat.' })
export class AskReplaceInput extends GameCommandInput {
  @Field(() => Int, { description: 'The seat, whose player is away or has resigned.' })
  readonly seat!: number;
}

@InputType({ description: 'Say yes or no to a request.' })
export class AnswerRequestInput extends GameCommandInput {
  @Field(() => Int, { description: 'The request, as `requests` of the game numbers it.' })
  readonly request!: number;
  @Field(() => Boolean, {
    description: 'Yes or no. Whoever asked may say no to their own request and so withdraw it.',
  })
  readonly agree!: boolean;
}

@InputType({ description: 'Give up your seat for good.' })
export class ResignInput extends GameCommandInput {}

@InputType({ description: 'Take your seat back from the autopilot.' })
export class ComeBackInput extends GameCommandInput {}
