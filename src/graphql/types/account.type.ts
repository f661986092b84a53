import { Field, ID, ObjectType } from 'type-graphql';
import type { OwnAccount, SessionRow, TokenRow } from '../../play/accounts-port.js';
import type { Scope } from '../../play/policy.js';
import { ScopeEnum } from '../enums-of-the-account.js';
import { DateTimeScalar } from '../scalars.js';
import { PersonType } from './person.type.js';

@ObjectType('Session', { description: 'A place where you are signed in.' })
export class SessionType implements SessionRow {
  @Field(() => ID, { description: 'To end it by.' })
  readonly id!: string;
  @Field(() => String, {
    description: 'The program it was started from, as "Firefox, Linux"; empty if it did not say.',
  })
  readonly label!: string;
  @Field(() => Boolean, { description: 'Whether it is the one you are asking with.' })
  readonly current!: boolean;
  @Field(() => DateTimeScalar, { description: 'When you signed in there.' })
  readonly createdAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When it was last used, to the minute.' })
  readonly lastUsedAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When it ends by itself.' })
  readonly expiresAt!: Date;
}

@ObjectType('AccessToken', { description: 'What you have given to a program, so that it may act for you.' })
export class AccessTokenType implements TokenRow {
  @Field(() => ID, { description: 'To revoke it by.' })
  readonly id!: string;
  @Field(() => String, { description: 'What you called it.' })
  readonly name!: string;
  @Field(() => [ScopeEnum], { description: 'What it may be used for.' })
  readonly scopes!: readonly Scope[];
  @Field(() => DateTimeScalar, { description: 'When you made it.' })
  readonly createdAt!: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last used, to the minute; null if never.',
  })
  readonly lastUsedAt?: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends by itself; null if never.' })
  readonly expiresAt?: Date;
}

@ObjectType('NewAccessToken', { description: 'A token that was just made.' })
export class NewAccessTokenType {
  @Field(() => AccessTokenType, { description: 'The token as it is listed.' })
  readonly token!: TokenRow;
  @Field(() => String, {
    nullable: true,
    description:
      'Send it as `Authorization: Bearer …`. Shown this once and stored nowhere: null when the same `commandId` is sent again.',
  })
  readonly secret?: string;
}

/** Sessions and tokens are added by the resolver. */
@ObjectType('MyAccount', { description: 'You, as nobody else sees you.' })
export class MyAccountType {
  readonly own!: OwnAccount;
  @Field(() => PersonType, { description: 'You, as the others see you.' })
  readonly person!: PersonType;
  @Field(() => String, { nullable: true, description: 'Your mail address; null if you gave none.' })
  readonly email?: string;
  @Field(() => Boolean, { description: 'Whether you have confirmed that you read mail there.' })
  readonly emailVerified!: boolean;
  @Field(() => Boolean, { description: 'Whether you may see to all games.' })
  readonly organiser!: boolean;
  @Field(() => DateTimeScalar, { description: 'When you first came in.' })
  readonly createdAt!: Date;
}
