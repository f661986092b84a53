import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import type { Nudged, NudgeOffer } from '../../play/nudging/nudging.js';
import type { RefusalView } from '../../views/refusal-view.js';
import { DateTimeScalar } from '../scalars.js';
import { RefusalType } from './refusal.type.js';

@ObjectType('NudgeOffer', { description: 'An awaited player whom you can nudge, now or later.' })
export class NudgeOfferType implements NudgeOffer {
  @Field(() => Int, { description: 'Who.' })
  readonly seat!: number;
  @Field(() => DateTimeScalar, {
    description: 'From when on: 12 hours after the last nudge, whoever it came from; in the past = now.',
  })
  readonly from!: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When somebody was last nudged there, whoever it came from; null if nobody was.',
  })
  readonly last?: Date;
}

@ObjectType('Nudged', {
  description: 'A nudge that is on its way, as a notice by the player’s own channels.',
})
export class NudgedType implements Nudged {
  @Field(() => Int, { description: 'Who was nudged.' })
  readonly seat!: number;
  @Field(() => DateTimeScalar, { description: 'When.' })
  readonly at!: Date;
  @Field(() => DateTimeScalar, { description: 'When that will be possible again.' })
  readonly again!: Date;
}

export const NudgeResultUnion = createUnionType({
  name: 'NudgeResult',
  description: 'That somebody was nudged, or why not.',
  types: () => [NudgedType, RefusalType] as const,
  resolveType: (value: Nudged | RefusalView) => ('code' in value ? RefusalType : NudgedType),
});
