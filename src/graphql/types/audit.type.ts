import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { TimeOutStep } from '../../game/index.js';
import { TimeOutStepEnum } from '../enums-of-time.js';
import { DateTimeScalar, JsonObjectScalar } from '../scalars.js';

@ObjectType('AuditTally', { description: 'How many were checked, of how many there are.' })
export class AuditTallyType {
  @Field(() => Int, { description: 'So many were checked, and are as they should be.' })
  readonly checked!: number;
  @Field(() => Int, { description: 'So many there are.' })
  readonly of!: number;
}

@ObjectType('AuditDifference', {
  description: 'The first place where a history is not what it claims to be.',
})
export class AuditDifferenceType {
  @Field(() => String, { description: 'The code of the reason, as `cairn verify` gives it.' })
  readonly reason!: string;
  @Field(() => Int, { nullable: true, description: 'The version, if it concerns one.' })
  readonly version?: number;
  @Field(() => JsonObjectScalar, {
    nullable: true,
    description:
      'As `{value}` what is stored; null while the game is played, and where there is no single value.',
  })
  readonly stored?: Readonly<{ value: unknown }>;
  @Field(() => JsonObjectScalar, {
    nullable: true,
    description: 'As `{value}` what should stand there, likewise.',
  })
  readonly expected?: Readonly<{ value: unknown }>;
}

@ObjectType('LuckRow', { description: 'A player’s dice beside what dice bring on average.' })
export class LuckRowType {
  @Field(() => Int, { description: 'Whose.' })
  readonly seat!: number;
  @Field(() => Int, {
    description: 'How many dice were rolled for this player alone; those of markets are everybody’s.',
  })
  readonly dice!: number;
  @Field(() => Int, { description: 'What they showed, added up.' })
  readonly pips!: number;
  @Field(() => Float, { description: 'What so many dice show on average.' })
  readonly expected!: number;
  @Field(() => [Int], { description: 'How often each face fell, the one first.' })
  readonly faces!: readonly number[];
  @Field(() => Int, { description: 'Dice in moves that were taken back: they count apart.' })
  readonly undoneDice!: number;
}

@ObjectType('UndoneBranch', { description: 'Moves that were taken back; they stay in the history.' })
export class UndoneBranchType {
  @Field(() => Int, { description: 'The version that took them back.' })
  readonly at!: number;
  @Field(() => Int, { description: 'The seat that went back.' })
  readonly by!: number;
  @Field(() => Int, { description: 'The first version of the branch.' })
  readonly from!: number;
  @Field(() => Int, { description: 'The last version of the branch.' })
  readonly to!: number;
  @Field(() => Int, { description: 'How many draws were seen in it.' })
  readonly draws!: number;
}

@ObjectType('AuditTimeOut', { description: 'A time-out, and what it rests on.' })
export class AuditTimeOutType {
  @Field(() => Int, { description: 'The version of the event.' })
  readonly version!: number;
  @Field(() => DateTimeScalar, { description: 'When it was stored.' })
  readonly at!: string;
  @Field(() => Int, { description: 'Whose time was out.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'The stretch: the version that opened it.' })
  readonly since!: number;
  @Field(() => TimeOutStepEnum, { description: 'What it led to.' })
  readonly step!: TimeOutStep;
  @Field(() => Int, { nullable: true, description: 'Which excuse it was, or which stretch in a row.' })
  readonly count?: number;
  @Field(() => [ID], {
    description:
      'The notices it cites: those that the player got about the stretch, or those that were sent in vain if none got through.',
  })
  readonly notices!: readonly string[];
  @Field(() => Boolean, { description: 'Whether each of them is on record, about this stretch.' })
  readonly backed!: boolean;
}

@ObjectType('AuditNotice', { description: 'An attempt to tell a player something.' })
export class AuditNoticeType {
  @Field(() => ID, { description: 'The notice: the same for every attempt at it. Time-outs cite it.' })
  readonly notice!: string;
  @Field(() => Int, { description: 'Whom.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'The version that opened the decision it was about.' })
  readonly since!: number;
  @Field(() => String, { description: 'What about: turn, share, last, kept.' })
  readonly kind!: string;
  @Field(() => String, { description: 'By which kind of channel; never its address.' })
  readonly channel!: string;
  @Field(() => Int, { description: 'The how-manieth attempt.' })
  readonly attempt!: number;
  @Field(() => String, { description: 'What became of it: sent, failed, obsolete, …' })
  readonly result!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'The deadline it was about.' })
  readonly deadline?: Date;
  @Field(() => DateTimeScalar, { description: 'When it was due.' })
  readonly dueAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was over.' })
  readonly finishedAt?: Date;
}

@ObjectType('AuditChange', { description: 'Something that is otherwise at two versions.' })
export class AuditChangeType {
  @Field(() => String, { description: 'Where, with dots between the steps.' })
  readonly path!: string;
  @Field(() => JsonObjectScalar, {
    nullable: true,
    description: 'As `{value}` before; null where there was nothing.',
  })
  readonly before?: Readonly<{ value: unknown }>;
  @Field(() => JsonObjectScalar, {
    nullable: true,
    description: 'As `{value}` after; null where there is nothing.',
  })
  readonly after?: Readonly<{ value: unknown }>;
}

/** Notices are added by the resolver, for those who may see them. */
@ObjectType('Audit', {
  description:
    'What this server finds when it checks a game of its own. Whoever does not take its word downloads /games/<id>/archive.',
})
export class AuditType {
  @Field(() => ID, { description: 'Which game.' })
  readonly gameId!: string;
  @Field(() => Int, { description: 'The version up to which it was checked.' })
  readonly version!: number;
  @Field(() => String, { description: 'The head at that version, in hexadecimal.' })
  readonly head!: string;
  @Field(() => Boolean, { description: 'Whether nothing is wrong.' })
  readonly sound!: boolean;
  @Field(() => [String], {
    description: 'All of this in words, the most important first: what `cairn verify` would say.',
  })
  readonly words!: readonly string[];
  @Field(() => AuditDifferenceType, { nullable: true, description: 'The first thing that is wrong.' })
  readonly difference?: AuditDifferenceType;
  @Field(() => Int, { description: 'How many events the chain has.' })
  readonly events!: number;
  @Field(() => AuditTallyType, { description: 'Commands that were decided again.' })
  readonly commands!: AuditTallyType;
  @Field(() => AuditTallyType, {
    description: 'Draws that were made again from the seed; none before it is shown.',
  })
  readonly draws!: AuditTallyType;
  @Field(() => [String], { description: 'Codes of what could not be checked, as `cairn verify` gives them.' })
  readonly unchecked!: readonly string[];
  @Field(() => [LuckRowType], { description: 'Dice against expectation, by seat.' })
  readonly luck!: readonly LuckRowType[];
  @Field(() => [UndoneBranchType], { description: 'Branches that were taken back.' })
  readonly undone!: readonly UndoneBranchType[];
  @Field(() => [AuditTimeOutType], { description: 'Every time-out, with the notices it rests on.' })
  readonly timeOuts!: readonly AuditTimeOutType[];
}
