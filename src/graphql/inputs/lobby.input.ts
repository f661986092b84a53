import { Field, ID, InputType, Int } from 'type-graphql';
import type { EditionId, HouseRules, Settings } from '../../game/index.js';
import type { BotKind } from '../../play/bot-kinds.js';
import type { NewGame } from '../../play/ports.js';
import {
  BotKindEnum,
  EditionEnum,
  EntropyEnum,
  ExpansionEnum,
  SeatOrderEnum,
  SpareGreensEnum,
  StarvationEnum,
  TieEnum,
  VisibilityEnum,
} from '../enums-of-the-table.js';
import { CommandInput, GameCommandInput } from './command.input.js';
import { TimeSettingsInput } from './time.input.js';

@InputType({ description: 'Where the table departs from the rulebook; leave out what it does not.' })
export class HouseRulesInput {
  @Field(() => StarvationEnum, { nullable: true, description: 'What it costs when people go hungry.' })
  readonly starvation?: HouseRules['starvation'] | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether one may hunt more than once in a round.' })
  readonly huntAgain?: boolean | null;
  @Field(() => SpareGreensEnum, { nullable: true, description: 'How symbols count that one has twice.' })
  readonly spareGreens?: HouseRules['spareGreens'] | null;
  @Field(() => TieEnum, { nullable: true, description: 'How equal scores are told apart.' })
  readonly tie?: HouseRules['tie'] | null;
}

@InputType({ description: 'What is fixed when a game is opened.' })
export class GameSettingsInput {
  @Field(() => EditionEnum, { description: 'The rulebook.' })
  readonly edition!: EditionId;
  @Field(() => ExpansionEnum, { nullable: true, description: 'The expansion, if one is to be played.' })
  readonly expansion?: Settings['expansion'] | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the six older tiles of the expansion are in.',
  })
  readonly olderTiles!: boolean;
  @Field(() => HouseRulesInput, { nullable: true, description: 'Where the table departs from the rulebook.' })
  readonly houseRules?: HouseRulesInput | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The address of the content file that corrects cards and buildings; null = as they come.',
  })
  readonly contentFile?: string | null;
  @Field(() => Int, { description: 'How many may sit down: 2 to 4, with the expansion 2 to 5.' })
  readonly seats!: number;
  @Field(() => SeatOrderEnum, { defaultValue: 'drawn', description: 'How seats are given out at the start.' })
  readonly order!: Settings['order'];
  @Field(() => EntropyEnum, {
    defaultValue: 'sealed',
    description: 'How players put their own chance into the dice.',
  })
  readonly entropy!: Settings['entropy'];
  @Field(() => Boolean, { defaultValue: false, description: 'A practice game: bots agree to every undo.' })
  readonly practice!: boolean;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether organisers who do not sit here may see everything while the game runs (`openFullView`). Who does, and from when on, is an event that all see.',
  })
  readonly fullView!: boolean;
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether clocks run. They never do for somebody for whom nobody but bots waits.',
  })
  readonly clock!: boolean;
  @Field(() => TimeSettingsInput, {
    nullable: true,
    description: 'The clocks; null = two days for each stretch, one excuse, then autopilot.',
  })
  readonly time?: TimeSettingsInput | null;
}

@InputType({ description: 'Open a game. You own it; sit down with `joinGame` if you want to play.' })
export class OpenGameInput extends CommandInput {
  @Field(() => String, { description: 'What to call it: 1 to 80 characters.' })
  readonly title!: string;
  @Field(() => VisibilityEnum, { defaultValue: 'public', description: 'Who may see it.' })
  readonly visibility!: NewGame['visibility'];
  @Field(() => GameSettingsInput, { description: 'What is fixed from now on.' })
  readonly settings!: GameSettingsInput;
}

@InputType({ description: 'Sit down at a table.' })
export class JoinGameInput extends GameCommandInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'The number your entropy is sealed for: `nextJoin` of the game. Somebody else may have been faster.',
  })
  readonly join?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Where entropy is sealed: SHA-256 of "cairn/entropy/1", a zero byte, the 16 bytes of the game’s id, one byte `join` and your 32 bytes; hexadecimal.',
  })
  readonly entropySeal?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Where entropy is open: 32 random bytes, hexadecimal.',
  })
  readonly entropy?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The secret of the game’s link: an unlisted game takes nobody else unless they were asked.',
  })
  readonly link?: string | null;
}

@InputType({ description: 'Get up from a table before the start.' })
export class LeaveGameInput extends GameCommandInput {}

@InputType({ description: 'Free a seat of the table you opened.' })
export class RemovePlayerInput extends GameCommandInput {
  @Field(() => ID, { description: 'The seat, as `seats` of the game names it.' })
  readonly seatId!: string;
}

@InputType({ description: 'Seat a bot at the table you opened.' })
export class AddBotInput extends GameCommandInput {
  @Field(() => BotKindEnum, { defaultValue: 'steady', description: 'Which kind of bot.' })
  readonly bot!: BotKind;
}

@InputType({ description: 'Seat bots on all free seats of the table you opened.' })
export class FillWithBotsInput extends AddBotInput {}

@InputType({ description: 'Give up a table you opened, before the start.' })
export class CancelGameInput extends GameCommandInput {}

@InputType({ description: 'Be ready to start.' })
export class ReadyInput extends GameCommandInput {
  @Field(() => String, { nullable: true, description: 'The 32 bytes you sealed when joining, hexadecimal.' })
  readonly entropy?: string | null;
}

@InputType({ description: 'Start the game you opened.' })
export class StartGameInput extends GameCommandInput {}
