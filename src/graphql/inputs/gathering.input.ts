import { Field, ID, InputType, Int } from 'type-graphql';
import type { EditionId, Settings } from '../../game/index.js';
import type { BotKind } from '../../play/bot-kinds.js';
import type { SessionKind } from '../context.js';
import { BotKindEnum, EditionEnum, ExpansionEnum, SessionKindEnum } from '../enums-of-the-table.js';
import { CommandInput } from './command.input.js';
import { TIME_ZONE } from './session.input.js';

@InputType({ description: 'A practice game against bots, started at once.' })
export class PlayNowInput extends CommandInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The name the others see, 1 to 40 characters, if you are not signed in; null = one is drawn for you, the same in every language: "Ilmo 47".',
  })
  readonly name?: string | null;
  @Field(() => SessionKindEnum, {
    defaultValue: 'cookie',
    description: 'How the session is handed over, if you are not signed in.',
  })
  readonly session!: SessionKind;
  @Field(() => String, { nullable: true, description: TIME_ZONE })
  readonly timeZone?: string | null;
  @Field(() => EditionEnum, { defaultValue: 'cs-2019', description: 'The rulebook.' })
  readonly edition!: EditionId;
  @Field(() => ExpansionEnum, { nullable: true, description: 'The expansion, if one is to be played.' })
  readonly expansion?: Settings['expansion'] | null;
  @Field(() => Int, {
    defaultValue: 2,
    description: 'How many sit there, bots included: 2 to 4, with the expansion 2 to 5.',
  })
  readonly seats!: number;
  @Field(() => BotKindEnum, { defaultValue: 'steady', description: 'Which bots.' })
  readonly bot!: BotKind;
  @Field(() => String, {
    nullable: true,
    description: 'Your own chance for the dice: 32 random bytes, hexadecimal.',
  })
  readonly entropy?: string | null;
}

@InputType({ description: 'Play a game that is over, or was given up, once more.' })
export class RematchInput extends CommandInput {
  @Field(() => ID, { description: 'The game that was played.' })
  readonly gameId!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Your own chance for the dice where the game starts at once: 32 random bytes, hexadecimal. Ignored where you sit down yourself.',
  })
  readonly entropy?: string | null;
}

@InputType({ description: 'Ask people to the table you opened.' })
export class InviteInput {
  @Field(() => ID, { description: 'The table.' })
  readonly gameId!: string;
  @Field(() => [String], { defaultValue: [], description: 'Whom, by handle.' })
  readonly handles!: readonly string[];
  @Field(() => [ID], { defaultValue: [], description: 'Whom, by the id of the person; guests too.' })
  readonly personIds!: readonly string[];
}

@InputType({ description: 'Take an invitation back.' })
export class WithdrawInvitationInput {
  @Field(() => ID, { description: 'The table.' })
  readonly gameId!: string;
  @Field(() => ID, { description: 'The person who was asked.' })
  readonly personId!: string;
}

@InputType({ description: 'Say something at the table.' })
export class SayInput extends CommandInput {
  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;
  @Field(() => String, { description: '1 to 500 characters.' })
  readonly text!: string;
}

@InputType({ description: 'Erase something you have said.' })
export class EraseLineInput {
  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;
  @Field(() => Int, { description: 'The number of the line.' })
  readonly line!: number;
}

@InputType({ description: 'Write your note about a game.' })
export class WriteNoteInput {
  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;
  @Field(() => String, { description: 'Up to 4,000 characters; an empty one removes the note.' })
  readonly text!: string;
  @Field(() => String, { nullable: true, description: 'The secret of its link, where you need it.' })
  readonly link?: string | null;
}

@InputType({ description: 'Remember how far you have seen a game.' })
export class MarkSeenInput {
  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;
  @Field(() => Int, { defaultValue: 0, description: 'The last version you have seen.' })
  readonly version!: number;
  @Field(() => Int, { defaultValue: 0, description: 'The last line of table talk you have seen.' })
  readonly line!: number;
  @Field(() => String, { nullable: true, description: 'The secret of its link, where you need it.' })
  readonly link?: string | null;
}
