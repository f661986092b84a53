import { Field, ObjectType } from 'type-graphql';
import type { Account } from '../../play/people-port.js';
import { DateTimeScalar } from '../scalars.js';
import { PersonType } from './person.type.js';

@ObjectType('SignedIn', { description: 'A new session.' })
export class SignedInType {
  @Field(() => PersonType, { description: 'Who you are now.' })
  readonly viewer!: Account;
  @Field(() => String, {
    nullable: true,
    description:
      'Shown once, if you asked for a token: send it as `Authorization: Bearer …`. Null with a cookie.',
  })
  readonly token?: string;
  @Field(() => DateTimeScalar, { description: 'When the session ends by itself.' })
  readonly expiresAt!: Date;
}
