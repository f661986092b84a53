import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Awaited, CancelReason, GameId, SeatId } from '../../game/index.js';
import type { ClockView } from '../../play/clock-view.js';
import type { NewGame } from '../../play/ports.js';
import type { BoardView } from '../../views/board-view.js';
import type { ResultView } from '../../views/game-view.js';
import type { RequestView } from '../../views/request-view.js';
import type { SettingsView } from '../../views/settings-view.js';
import type { Status } from '../../views/summary.js';
import { DecisionKindEnum } from '../enums-of-the-game.js';
import { CancelReasonEnum, StatusEnum, VisibilityEnum } from '../enums-of-the-table.js';
import { DateTimeScalar } from '../scalars.js';
import { BoardType } from './board.type.js';
import { OptionsType } from './options.type.js';
import { TableRequestType } from './request.type.js';
import { SeatType } from './seat.type.js';
import { GameResultType } from './result.type.js';
import { GameSettingsType } from './settings.type.js';

@ObjectType('Awaited', { description: 'An open decision: who owes what.' })
export class AwaitedType implements Awaited, Omit<ClockView, 'secondsLeft'> {
  @Field(() => Int, { description: 'Who is asked.' })
  readonly seat!: number;
  @Field(() => DecisionKindEnum, { description: 'What they are asked.' })
  readonly kind!: Awaited['kind'];
  @Field(() => Int, { description: 'The version that opened it: what `decision` names in a command.' })
  readonly since!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'The version that opened the stretch, the unbroken time in which this seat is awaited; null for bots and autopilot.',
  })
  readonly stretch?: number;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The deadline of the stretch; null where no clock runs or it stands still.',
  })
  readonly until?: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'At the latest then, whatever the player’s calendar says: three times the nominal time.',
  })
  readonly latest?: Date;
  @Field(() => Int, {
    nullable: true,
    description:
      'What is left, in seconds of the player’s own days: 86,400 are one full window of awake hours.',
  })
  readonly secondsLeft?: number | undefined;
  @Field(() => Int, { nullable: true, description: 'What there was when the stretch opened, likewise.' })
  readonly secondsInAll?: number;
  @Field(() => Boolean, { description: 'Whether the clock stands still.' })
  readonly paused!: boolean;
}

/** What the resolver adds: owner, people behind the seats, your seat, options. */
@ObjectType('Game', { description: 'A game at one version, as you may see it.' })
export class GameType {
  readonly ownerId!: string;
  readonly viewers!: readonly SeatId[];
  readonly closedNow!: boolean;
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: GameId;
  @Field(() => String, {
    description: 'What its owner called it; in other words once the owner has deleted the account.',
  })
  readonly title!: string;
  @Field(() => VisibilityEnum, { description: 'Who may see it.' })
  readonly visibility!: NewGame['visibility'];
  @Field(() => StatusEnum, { description: 'Where it stands in its life.' })
  readonly status!: Status;
  @Field(() => Int, { description: 'The version shown here: the number of the last event in it.' })
  readonly version!: number;
  @Field(() => String, {
    description:
      'The hash of that event. Keep it together with the version: a rewritten history can then be proved.',
  })
  readonly head!: string;
  @Field(() => Boolean, {
    description:
      'False when `at` names a version inside a command: the consequences are still to come, no options.',
  })
  readonly settled!: boolean;
  @Field(() => DateTimeScalar, { description: 'When the last event shown here happened.' })
  readonly at!: string;
  @Field(() => DateTimeScalar, { description: 'When the game was opened.' })
  readonly openedAt!: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it expires if it has not started by then; null once it has.',
  })
  readonly expiresAt?: Date;
  @Field(() => CancelReasonEnum, { nullable: true, description: 'Why it was cancelled, if it was.' })
  readonly cancelled?: CancelReason;
  @Field(() => GameSettingsType, { description: 'What was fixed when it was opened.' })
  readonly settings!: SettingsView;
  @Field(() => String, { description: 'Binds the server to its seed before anybody joins; hexadecimal.' })
  readonly commitment!: string;
  @Field(() => [SeatType], {
    description: 'The taken seats: in order of joining before the start, clockwise after it.',
  })
  readonly seats!: readonly SeatType[];
  @Field(() => Int, {
    nullable: true,
    description:
      'The number the next joiner gets and must seal their entropy for; null when nobody can join.',
  })
  readonly nextJoin?: number;
  @Field(() => [AwaitedType], { description: 'Who owes a decision now.' })
  readonly awaiting!: readonly AwaitedType[];
  @Field(() => Boolean, { description: 'Whether the table has stopped all clocks.' })
  readonly clocksPaused!: boolean;
  @Field(() => [TableRequestType], { description: 'Questions to the table that are open, oldest first.' })
  readonly requests!: readonly RequestView[];
  @Field(() => BoardType, { nullable: true, description: 'What lies on the table; null before the start.' })
  readonly board?: BoardView;
  @Field(() => GameResultType, { nullable: true, description: 'How it ended; null while it is played.' })
  readonly result?: ResultView;
  @Field(() => OptionsType, {
    nullable: true,
    description:
      'What you may do from your seat; null for those who do not sit here and in versions of the past.',
  })
  readonly options?: OptionsType;
  @Field(() => SeatType, { nullable: true, description: 'Your own seat, if you have one.' })
  readonly mySeat?: SeatType;
  @Field(() => Boolean, {
    description:
      'Whether it was played on another server and is here to be read alone: it takes no commands.',
  })
  readonly copied!: boolean;
  @Field(() => Boolean, { description: 'Whether you opened this game.' })
  readonly mine!: boolean;
  @Field(() => Boolean, {
    description: 'Whether nothing is hidden from you: the game is closed, or you opened the full view.',
  })
  readonly everything!: boolean;
}
