import { Field, ID, ObjectType } from 'type-graphql';
import type { Account } from '../../play/people-port.js';

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
