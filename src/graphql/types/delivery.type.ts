import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ChannelKind } from '../../play/channels-port.js';
import type { DeliveryResult, NoticeKind } from '../../play/deliveries-port.js';
import { ChannelKindEnum, DeliveryResultEnum, NoticeKindEnum } from '../enums-of-notices.js';
import { DateTimeScalar } from '../scalars.js';
import { PageInfoType } from './page.type.js';

@ObjectType('Delivery', {
  description: 'One attempt to tell a player something. It names a seat and a kind of way, never an address.',
})
export class DeliveryType {
  @Field(() => ID, {
    description: 'What was to be told: the same for every attempt at it. Time-outs cite it.',
  })
  readonly notice!: string;
  @Field(() => Int, { description: 'Which attempt it was, from 1.' })
  readonly attempt!: number;
  @Field(() => Int, { description: 'The seat whose player was to be told.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'The stretch it was about: the version that opened it.' })
  readonly since!: number;
  @Field(() => NoticeKindEnum, { description: 'What the player was to be told.' })
  readonly kind!: NoticeKind;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The deadline that was told; null without a clock.',
  })
  readonly deadline?: Date;
  @Field(() => ChannelKindEnum, { description: 'By which way.' })
  readonly channel!: ChannelKind;
  @Field(() => DateTimeScalar, { description: 'When it was due.' })
  readonly dueAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the attempt began.' })
  readonly startedAt!: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it ended; null while somebody is at it.',
  })
  readonly endedAt?: Date;
  @Field(() => DeliveryResultEnum, { description: 'What became of it.' })
  readonly result!: DeliveryResult;
  @Field(() => String, {
    nullable: true,
    description: 'What the other side said if it failed, without addresses.',
  })
  readonly error?: string;
}

@ObjectType('DeliveryEdge', { description: 'An attempt in a list.' })
export class DeliveryEdgeType {
  @Field(() => String, { description: 'Where the list goes on after it.' })
  readonly cursor!: string;
  @Field(() => DeliveryType, { description: 'The attempt.' })
  readonly node!: DeliveryType;
}

@ObjectType('DeliveryConnection', { description: 'A page of attempts, oldest first.' })
export class DeliveryConnectionType {
  @Field(() => [DeliveryEdgeType], { description: 'The attempts.' })
  readonly edges!: readonly DeliveryEdgeType[];
  @Field(() => PageInfoType, { description: 'Where the page lies.' })
  readonly pageInfo!: PageInfoType;
}

@ObjectType('ToldNotice', { description: 'Something a player was told.' })
export class ToldNoticeType {
  @Field(() => ID, { description: 'The notice.' })
  readonly notice!: string;
  @Field(() => NoticeKindEnum, { description: 'What they were told.' })
  readonly kind!: NoticeKind;
  @Field(() => ChannelKindEnum, { description: 'By which way.' })
  readonly channel!: ChannelKind;
  @Field(() => DateTimeScalar, { description: 'When the other side took it.' })
  readonly at!: Date;
}

@ObjectType('WasTold', { description: 'Whether a player was told of a stretch.' })
export class WasToldType {
  @Field(() => [ToldNoticeType], {
    description: 'What the other side has taken (SMTP 250, HTTP 2xx), oldest first; empty if nothing.',
  })
  readonly told!: readonly ToldNoticeType[];
  @Field(() => Boolean, { description: 'It was tried, and every way has failed.' })
  readonly unreachable!: boolean;
}
