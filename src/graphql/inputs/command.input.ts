import { Field, ID, InputType, Int } from 'type-graphql';

@InputType()
export abstract class CommandInput {
  @Field(() => ID, {
    description:
      'Yours to choose: 1 to 64 letters, digits, "_" or "-". Sending the same command again under the same id never does it twice.',
  })
  readonly commandId!: string;
}

@InputType()
export abstract class GameCommandInput extends CommandInput {
  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      'Refuse as stale if anything at all has happened since this version: for clients that want it strict.',
  })
  readonly expectedVersion?: number | null;
}

@InputType()
export abstract class DecisionInput extends GameCommandInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'The decision this answers: `decision` of `options`, `since` of `awaiting`. Stale only if it is no longer open.',
  })
  readonly decision?: number | null;
}
