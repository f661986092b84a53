import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DecisionKind, RequestKind } from '../../game/index.js';
import type { ChannelKind } from '../../play/channels-port.js';
import type { NewsKind } from '../../play/lobby-port.js';
import { ChannelKindEnum } from '../enums-of-notices.js';
import { DecisionKindEnum } from '../enums-of-the-game.js';
import { NewsKindEnum, RequestKindEnum } from '../enums-of-the-table.js';
import { DateTimeScalar } from '../scalars.js';
import { GameRowType } from './game-row.type.js';

@ObjectType('WaitingDecision', { description: 'A decision that waits for you.' })
export class WaitingDecisionType {
  @Field(() => GameRowType, { description: 'In which game.' })
  readonly game!: GameRowType;
  @Field(() => Int, { description: 'Your seat.' })
  readonly seat!: number;
  @Field(() => DecisionKindEnum, { description: 'What you are asked.' })
  readonly kind!: DecisionKind;
  @Field(() => Int, { description: 'Its name: what `decision` names in a command.' })
  readonly decision!: number;
  @Field(() => DateTimeScalar, { description: 'Since when the table has been waiting for you.' })
  readonly waitingSince!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when; null where no clock runs.' })
  readonly deadline?: Date;
}

@ObjectType('WaitingRequest', { description: 'A question of the table that waits for your answer.' })
export class WaitingRequestType {
  @Field(() => GameRowType, { description: 'In which game.' })
  readonly game!: GameRowType;
  @Field(() => Int, { description: 'Your seat.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'Its number: send it with `answerRequest`.' })
  readonly request!: number;
  @Field(() => RequestKindEnum, { description: 'What you are asked to agree to.' })
  readonly kind!: RequestKind;
  @Field(() => Int, { description: 'The seat that asks.' })
  readonly by!: number;
}

@ObjectType('WaitingInvitation', {
  description: 'A table you are asked to: accept with `joinGame`, or `declineInvitation`.',
})
export class WaitingInvitationType {
  @Field(() => GameRowType, { description: 'The table.' })
  readonly game!: GameRowType;
  @Field(() => DateTimeScalar, { description: 'When you were asked.' })
  readonly at!: Date;
}

@ObjectType('News', { description: 'Something you should know about a table; `readNews` puts it away.' })
export class NewsType {
  @Field(() => GameRowType, { description: 'The table.' })
  readonly game!: GameRowType;
  @Field(() => NewsKindEnum, { description: 'What happened.' })
  readonly kind!: NewsKind;
  @Field(() => DateTimeScalar, { description: 'When.' })
  readonly at!: Date;
}

@ObjectType('BrokenChannel', {
  description:
    'A way to reach you through which nothing got for a whole day, so that it is off. `sendTest` switches it on again if it works.',
})
export class BrokenChannelType {
  @Field(() => ID, { description: 'The channel, as your settings list it.' })
  readonly channelId!: string;
  @Field(() => ChannelKindEnum, { description: 'What kind of way it is.' })
  readonly kind!: ChannelKind;
  @Field(() => DateTimeScalar, { description: 'Since when nothing is sent there.' })
  readonly offSince!: Date;
  @Field(() => String, { nullable: true, description: 'What went wrong last.' })
  readonly error?: string;
}

@ObjectType('Inbox', { description: 'Everything that waits for you. Small, and always sent as a whole.' })
export class InboxType {
  @Field(() => Boolean, {
    description: 'Whether it says something else than the one sent before; false in a heartbeat.',
  })
  readonly changed!: boolean;
  @Field(() => [WaitingDecisionType], {
    description: 'Decisions that wait for you, the longest waiting first.',
  })
  readonly decisions!: readonly WaitingDecisionType[];
  @Field(() => [WaitingRequestType], { description: 'Questions of tables that wait for your answer.' })
  readonly requests!: readonly WaitingRequestType[];
  @Field(() => [GameRowType], { description: 'Full tables that wait for you to be `ready`.' })
  readonly unready!: readonly GameRowType[];
  @Field(() => [GameRowType], {
    description: 'Games in which the autopilot keeps your seat: `comeBack` when you are there again.',
  })
  readonly kept!: readonly GameRowType[];
  @Field(() => [WaitingInvitationType], { description: 'Tables you are asked to, the first one first.' })
  readonly invitations!: readonly WaitingInvitationType[];
  @Field(() => [NewsType], { description: 'What you have not read yet.' })
  readonly news!: readonly NewsType[];
  @Field(() => [BrokenChannelType], {
    description: 'Ways to reach you that were switched off because nothing got through, the first one first.',
  })
  readonly brokenChannels!: readonly BrokenChannelType[];
}
