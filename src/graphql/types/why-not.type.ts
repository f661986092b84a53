import { Field, Int, ObjectType } from 'type-graphql';
import type { RefusalView } from '../../views/refusal-view.js';
import type { WhyNotView } from '../../views/why-not-view.js';
import { RefusalType } from './refusal.type.js';

@ObjectType('WhyNot', { description: 'What would become of a command if it were sent now.' })
export class WhyNotType implements WhyNotView {
  @Field(() => Int, { description: 'The version of the game at which it was judged.' })
  readonly version!: number;
  @Field(() => Boolean, { description: 'Whether it would be accepted.' })
  readonly allowed!: boolean;
  @Field(() => Boolean, {
    description: 'Whether the table has moved on from what it names in `decision` or `expectedVersion`.',
  })
  readonly stale!: boolean;
  @Field(() => RefusalType, {
    nullable: true,
    description: 'Why the rules say no; null when it would be accepted or is stale.',
  })
  readonly refusal?: RefusalView;
}
