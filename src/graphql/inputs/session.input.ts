import { Field, InputType } from 'type-graphql';
import type { SessionKind } from '../context.js';
import { SessionKindEnum } from '../enums-of-the-table.js';

@InputType({ description: 'Play at once, without an account.' })
export class SignInAsGuestInput {
  @Field(() => String, { description: 'The name the others see: 1 to 40 characters.' })
  readonly name!: string;
  @Field(() => SessionKindEnum, { defaultValue: 'cookie', description: 'How the session is handed over.' })
  readonly session!: SessionKind;
}
