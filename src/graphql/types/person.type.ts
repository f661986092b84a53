import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Account } from '../../play/people-port.js';
import type { Reliability } from '../../play/reliability.js';

@ObjectType('Person', { description: 'Somebody who plays here.' })
export class PersonType implements Account {
  @Field(() => ID, { description: 'Stays the same for as long as the account exists.' })
  readonly id!: string;
  @Field(() => String, { description: 'The name they go by.' })
  readonly name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The name under which they are found; null for guests.',
  })
  readonly handle?: string;
  @Field(() => Boolean, { description: 'Whether they have only a session and no account to sign in to.' })
  readonly guest!: boolean;
}

@ObjectType('Reliability', {
  description:
    'How somebody keeps to the time, in all games with a clock. A stretch is the time in which a table waits for them without a break.',
})
export class ReliabilityType implements Reliability {
  @Field(() => Int, { description: 'How many stretches they have ended, in time or not.' })
  readonly stretches!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'How many of a hundred ended in time, rounded down; what lies 120 days back counts half. Null while there are fewer than five.',
  })
  readonly inTimePercent?: number;
}
