import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { CancelReason, GameId, Phase, SeatId } from '../../game/index.js';
import type { NewGame } from '../../play/ports.js';
import type { SettingsView } from '../../views/settings-view.js';
import type { Status } from '../../views/summary.js';
import { PhaseEnum } from '../enums-of-the-game.js';
import { CancelReasonEnum, StatusEnum, VisibilityEnum } from '../enums-of-the-table.js';
import { DateTimeScalar } from '../scalars.js';
import { AwaitedType } from './game.type.js';
import { PageInfoType } from './page.type.js';
import { GameSettingsType } from './settings.type.js';

/** The name is added by the resolver, for a whole page of games at once. */
@ObjectType('GameRowSeat', { description: 'A taken seat, as lists show it.' })
export class GameRowSeatType {
  readonly game!: GameId;
  @Field(() => ID, { description: 'How events name it.' })
  readonly seatId!: SeatId;
  @Field(() => Int, { nullable: true, description: 'Its clockwise number; null before the start.' })
  readonly seat?: number;
  @Field(() => Boolean, { description: 'Whether the game may start for this seat.' })
  readonly ready!: boolean;
  @Field(() => String, { nullable: true, description: 'The kind of bot that plays it.' })
  readonly bot?: string;
  @Field(() => Int, { nullable: true, description: 'Points so far; null before the start.' })
  readonly score?: number;
  @Field(() => Int, { nullable: true, description: 'The final place; null while it is played.' })
  readonly place?: number;
  @Field(() => Int, { nullable: true, description: 'The final score; null while it is played.' })
  readonly total?: number;
}

@ObjectType('GameRow', { description: 'A game as lists show it: its whole state is in `game`.' })
export class GameRowType {
  readonly ownerId!: string;
  @Field(() => ID, { description: 'The game’s id.' })
  readonly id!: GameId;
  @Field(() => String, {
    description: 'What its owner called it; in other words once the owner has deleted the account.',
  })
  readonly title!: string;
  @Field(() => VisibilityEnum, { description: 'Who may see it.' })
  readonly visibility!: NewGame['visibility'];
  @Field(() => StatusEnum, { description: 'Where it stands in its life.' })
  readonly status!: Status;
  @Field(() => Int, { description: 'Its version.' })
  readonly version!: number;
  @Field(() => GameSettingsType, { description: 'What was fixed when it was opened.' })
  readonly settings!: SettingsView;
  @Field(() => [GameRowSeatType], { description: 'The taken seats.' })
  readonly taken!: readonly GameRowSeatType[];
  @Field(() => Int, { nullable: true, description: 'The round; null before the start.' })
  readonly round?: number;
  @Field(() => PhaseEnum, { nullable: true, description: 'The part of the round; null before the start.' })
  readonly phase?: Phase;
  @Field(() => [Int], { description: 'The seats that owe a decision now.' })
  readonly awaiting!: readonly number[];
  @Field(() => [AwaitedType], { description: 'The decisions they owe, with their clocks.' })
  readonly awaited!: readonly AwaitedType[];
  @Field(() => [Int], { description: 'The seats that won; empty while it is played.' })
  readonly winners!: readonly number[];
  @Field(() => CancelReasonEnum, { nullable: true, description: 'Why it was cancelled, if it was.' })
  readonly cancelled?: CancelReason;
  @Field(() => DateTimeScalar, { description: 'When it was opened.' })
  readonly openedAt!: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it expires if it has not started by then; null once it has.',
  })
  readonly expiresAt?: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was over or cancelled.' })
  readonly endedAt?: Date;
  @Field(() => DateTimeScalar, { description: 'When something last happened in it.' })
  readonly updatedAt!: Date;
  @Field(() => Boolean, {
    description:
      'Whether it was played on another server and is here to be read alone: it takes no commands.',
  })
  readonly copied!: boolean;
  @Field(() => Boolean, { description: 'Whether you opened it.' })
  readonly mine!: boolean;
}

@ObjectType('GameRowEdge', { description: 'A game in a list.' })
export class GameRowEdgeType {
  @Field(() => String, { description: 'Where the list goes on after this game.' })
  readonly cursor!: string;
  @Field(() => GameRowType, { description: 'The game.' })
  readonly node!: GameRowType;
}

@ObjectType('GameRowConnection', { description: 'A page of a list of games.' })
export class GameRowConnectionType {
  @Field(() => [GameRowEdgeType], { description: 'The games.' })
  readonly edges!: readonly GameRowEdgeType[];
  @Field(() => PageInfoType, { description: 'Where the page lies.' })
  readonly pageInfo!: PageInfoType;
}
