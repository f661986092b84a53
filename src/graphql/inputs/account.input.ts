import { Field, ID, InputType } from 'type-graphql';
import type { Scope } from '../../play/policy.js';
import type { SessionKind } from '../context.js';
import { ScopeEnum } from '../enums-of-the-account.js';
import { SessionKindEnum } from '../enums-of-the-table.js';
import { DateTimeScalar } from '../scalars.js';
import { CommandInput, GameCommandInput } from './command.input.js';

@InputType({ description: 'Sign in to an account.' })
export class SignInInput {
  @Field(() => String, { description: 'Your handle, or the mail address you have confirmed.' })
  readonly login!: string;
  @Field(() => String, { description: 'Your password.' })
  readonly password!: string;
  @Field(() => SessionKindEnum, { defaultValue: 'cookie', description: 'How the session is handed over.' })
  readonly session!: SessionKind;
}

@InputType({ description: 'Make yourself, a guest, an account. Your games, seats and sessions stay yours.' })
export class RegisterInput {
  @Field(() => String, {
    description:
      'Under which others find you: 3 to 24 letters a–z or digits, with single ".", "_" or "-" between them. Case does not tell handles apart.',
  })
  readonly handle!: string;
  @Field(() => String, {
    nullable: true,
    description: 'For notices and for a forgotten password; shown to nobody. May be left out.',
  })
  readonly email?: string | null;
  @Field(() => String, { description: '10 to 200 characters of any kind.' })
  readonly password!: string;
}

@InputType({ description: 'Change the name the others see.' })
export class ChangeNameInput {
  @Field(() => String, { description: 'The new name: 1 to 40 characters.' })
  readonly name!: string;
  @Field(() => String, { nullable: true, description: 'Your password; guests, who have none, leave it out.' })
  readonly currentPassword?: string | null;
}

@InputType({ description: 'Change your mail address.' })
export class ChangeEmailInput {
  @Field(() => String, {
    nullable: true,
    description: 'The new address, which you then confirm; null removes it.',
  })
  readonly email?: string | null;
  @Field(() => String, { description: 'Your password.' })
  readonly currentPassword!: string;
}

@InputType({ description: 'Change your password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'Your password until now.' })
  readonly currentPassword!: string;
  @Field(() => String, { description: 'The new one: 10 to 200 characters of any kind.' })
  readonly newPassword!: string;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether all access tokens are revoked too. Other sessions end in any case.',
  })
  readonly revokeTokens!: boolean;
}

@InputType({ description: 'Set a new password with the link from a mail.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'What the link carries. It works once.' })
  readonly secret!: string;
  @Field(() => String, { description: 'The new password: 10 to 200 characters of any kind.' })
  readonly newPassword!: string;
}

@InputType({ description: 'Delete your account for good.' })
export class DeleteAccountInput {
  @Field(() => String, { nullable: true, description: 'Your password; guests, who have none, leave it out.' })
  readonly currentPassword?: string | null;
}

@InputType({ description: 'Make a token for a program.' })
export class CreateAccessTokenInput extends CommandInput {
  @Field(() => String, { description: 'By what you will recognise it: 1 to 40 characters.' })
  readonly name!: string;
  @Field(() => [ScopeEnum], { description: 'What it may be used for; reading is always among it.' })
  readonly scopes!: readonly Scope[];
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it ends by itself; null: when you revoke it.',
  })
  readonly expiresAt?: Date | null;
}

@InputType({ description: 'Who sees to a game you opened.' })
export class OrganiserInput {
  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;
  @Field(() => String, { description: 'The handle of whoever it is about.' })
  readonly handle!: string;
}

@InputType({ description: 'See everything in a game that you see to.' })
export class OpenFullViewInput extends GameCommandInput {}
