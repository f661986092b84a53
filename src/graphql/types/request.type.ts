import { Field, Int, ObjectType } from 'type-graphql';
import type { RequestKind } from '../../game/index.js';
import { REQUESTS_LAPSE_AFTER_DAYS } from '../../play/expiry.js';
import type { RequestView } from '../../views/request-view.js';
import { RequestKindEnum } from '../enums-of-the-table.js';

@ObjectType('TableRequest', {
  description: `A question to the table. It is open until all have agreed, somebody has said no, or it lapses ${REQUESTS_LAPSE_AFTER_DAYS} days after it was asked.`,
})
export class TableRequestType implements RequestView {
  @Field(() => Int, { description: 'Its number in this game: send it with `answerRequest`.' })
  readonly request!: number;
  @Field(() => RequestKindEnum, { description: 'What the table is asked.' })
  readonly kind!: RequestKind;
  @Field(() => Int, { description: 'The seat that asks.' })
  readonly by!: number;
  @Field(() => Int, { nullable: true, description: 'The version to go back to; only for UNDO.' })
  readonly toVersion?: number;
  @Field(() => Int, { nullable: true, description: 'The seat it is about; only for REPLACE.' })
  readonly about?: number;
  @Field(() => [Int], { description: 'The seats that have agreed.' })
  readonly agreed!: readonly number[];
  @Field(() => [Int], { description: 'The seats that have yet to answer.' })
  readonly missing!: readonly number[];
  @Field(() => Boolean, { description: 'Whether your answer is awaited.' })
  readonly mine!: boolean;
}
