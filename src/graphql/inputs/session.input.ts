import { Field, InputType } from 'type-graphql';
import type { SessionKind } from '../context.js';
import { SessionKindEnum } from '../enums-of-the-table.js';

/** What is said of it wherever somebody may come in. */
export const TIME_ZONE =
  'Where you are, by the IANA name of the time zone, so that your time runs by your days from the first turn on; UTC if it is left out or unknown here. Somebody who is here already keeps theirs.';

@InputType({ description: 'Play at once, without an account.' })
export class SignInAsGuestInput {
  @Field(() => String, { description: 'The name the others see: 1 to 40 characters.' })
  readonly name!: string;
  @Field(() => SessionKindEnum, { defaultValue: 'cookie', description: 'How the session is handed over.' })
  readonly session!: SessionKind;
  @Field(() => String, { nullable: true, description: TIME_ZONE })
  readonly timeZone?: string | null;
}
