import { Field, ID, InputType, Int } from 'type-graphql';
import type { WebhookShape } from '../../play/post-port.js';
import type { Language } from '../../views/sentences/languages.js';
import { LanguageEnum, WebhookShapeEnum, WeekdayEnum, type WeekdayName } from '../enums-of-notices.js';

@InputType({ description: 'At which moments to be reminded; what is left out stays.' })
export class RemindersInput {
  @Field(() => Boolean, { nullable: true, description: 'When it is your turn.' })
  readonly yourTurn?: boolean | null;
  @Field(() => Int, {
    nullable: true,
    description: 'When so many per cent of your time are left, 15 to 90; 0 for never.',
  })
  readonly timeLeftPercent?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'When your time is nearly up.' })
  readonly nearlyUp?: boolean | null;
}

@InputType({ description: 'Change your settings; what is left out stays.' })
export class ChangeSettingsInput {
  @Field(() => LanguageEnum, { nullable: true, description: 'In which language to write to you.' })
  readonly language?: Language | null;
  @Field(() => String, { nullable: true, description: 'Your time zone by its IANA name.' })
  readonly timeZone?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'From when on you are awake, as "08:00". Counts from your next stretch on.',
  })
  readonly awakeFrom?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Until when, as "22:00": at least 8 hours later; not later than `awakeFrom` means the morning after.',
  })
  readonly awakeUntil?: string | null;
  @Field(() => [WeekdayEnum], {
    nullable: true,
    description: 'Days on which your time does not run; at most two.',
  })
  readonly weekend?: readonly WeekdayName[] | null;
  @Field(() => RemindersInput, { nullable: true, description: 'When to be reminded.' })
  readonly reminders?: RemindersInput | null;
}

@InputType({ description: 'Be told by a request to an address of yours.' })
export class AddWebhookInput {
  @Field(() => String, { description: 'An https address on the public internet.' })
  readonly address!: string;
  @Field(() => WebhookShapeEnum, { defaultValue: 'raw', description: 'What to send there.' })
  readonly shape!: WebhookShape;
}

@InputType({ description: 'Switch a channel on or off.' })
export class SwitchChannelInput {
  @Field(() => ID, { description: 'The channel, as your settings list it.' })
  readonly channelId!: string;
  @Field(() => Boolean, { description: 'Whether reminders shall go there.' })
  readonly on!: boolean;
}
