import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ChannelKind, OffReason } from '../../play/channels-port.js';
import type { Posted, WebhookShape } from '../../play/post-port.js';
import type { Language } from '../../views/sentences/languages.js';
import {
  ChannelKindEnum,
  LanguageEnum,
  OffReasonEnum,
  PostedEnum,
  WebhookShapeEnum,
  WeekdayEnum,
  type WeekdayName,
} from '../enums-of-notices.js';
import { DateTimeScalar } from '../scalars.js';

@ObjectType('Reminders', { description: 'At which moments of a stretch you are reminded.' })
export class RemindersType {
  @Field(() => Boolean, {
    description: 'When it is your turn; two minutes later, so that an undo can come first.',
  })
  readonly yourTurn!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'When so many per cent of your time are left; null for never.',
  })
  readonly timeLeftPercent?: number;
  @Field(() => Boolean, { description: 'When your time is nearly up: a tenth of it is left.' })
  readonly nearlyUp!: boolean;
}

@ObjectType('Channel', { description: 'A way to reach you.' })
export class ChannelType {
  @Field(() => ID, { description: 'To switch, test or remove it by.' })
  readonly id!: string;
  @Field(() => ChannelKindEnum, { description: 'What kind of way it is.' })
  readonly kind!: ChannelKind;
  @Field(() => String, { description: 'Where it leads: your mail address, or the address of the webhook.' })
  readonly address!: string;
  @Field(() => WebhookShapeEnum, { nullable: true, description: 'What a webhook gets; null for mail.' })
  readonly shape?: WebhookShape;
  @Field(() => Boolean, {
    description: 'Whether it counts: you confirmed the address, or the webhook has taken a test.',
  })
  readonly verified!: boolean;
  @Field(() => Boolean, { description: 'Whether reminders go there.' })
  readonly on!: boolean;
  @Field(() => OffReasonEnum, { nullable: true, description: 'Why it is off; null when it is on.' })
  readonly off?: OffReason;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when nothing has got through; null when all is well.',
  })
  readonly failingSince?: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Before then nothing is sent there, because it has just failed; null when all is well.',
  })
  readonly retryAt?: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When something was last sent there.' })
  readonly lastAt?: Date;
  @Field(() => PostedEnum, { nullable: true, description: 'What became of it.' })
  readonly lastResult?: Posted['result'];
  @Field(() => String, { nullable: true, description: 'What the other side said if it failed.' })
  readonly lastError?: string;
}

@ObjectType('AwakeSpan', { description: 'A span in which your time runs.' })
export class AwakeSpanType {
  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  readonly from!: Date;
  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  readonly until!: Date;
}

@ObjectType('WeekAhead', { description: 'What your coming seven days are like for your clocks.' })
export class WeekAheadType {
  @Field(() => DateTimeScalar, { description: 'Now.' })
  readonly from!: Date;
  @Field(() => DateTimeScalar, { description: 'Seven days from now.' })
  readonly until!: Date;
  @Field(() => [AwakeSpanType], { description: 'When your time runs: awake hours, without vacations.' })
  readonly awake!: readonly AwakeSpanType[];
  @Field(() => DateTimeScalar, {
    description: 'The deadline you would get if one day per decision began to run now.',
  })
  readonly dayEndsAt!: Date;
}

/** The week is added by the resolver. */
@ObjectType('MySettings', { description: 'How you want to be spoken to and reached; nobody else sees it.' })
export class MySettingsType {
  @Field(() => LanguageEnum, { description: 'In which language letters to you are written.' })
  readonly language!: Language;
  @Field(() => String, { description: 'Your time zone by its IANA name, as "Europe/Prague".' })
  readonly timeZone!: string;
  @Field(() => String, { description: 'From when on you are awake, local time, as "08:00".' })
  readonly awakeFrom!: string;
  @Field(() => String, {
    description: 'Until when; not later than `awakeFrom` means the morning after.',
  })
  readonly awakeUntil!: string;
  @Field(() => [WeekdayEnum], { description: 'Days on which your time does not run; at most two.' })
  readonly weekend!: readonly WeekdayName[];
  @Field(() => RemindersType, { description: 'When you are reminded.' })
  readonly reminders!: RemindersType;
  @Field(() => [ChannelType], {
    description: 'How you are reached, mail first. Reminders go to all that are on.',
  })
  readonly channels!: readonly ChannelType[];
}

@ObjectType('NewWebhook', { description: 'A webhook that was just added.' })
export class NewWebhookType {
  @Field(() => ChannelType, { description: 'The webhook as it is listed. Send a test: only then it counts.' })
  readonly channel!: ChannelType;
  @Field(() => String, {
    description: 'What raw requests are signed with, hexadecimal. Shown this once.',
  })
  readonly secret!: string;
}

@ObjectType('TestResult', { description: 'What became of a test.' })
export class TestResultType {
  @Field(() => PostedEnum, { description: 'How it ended.' })
  readonly result!: Posted['result'];
  @Field(() => String, { nullable: true, description: 'What went wrong, if it failed.' })
  readonly error?: string;
}
