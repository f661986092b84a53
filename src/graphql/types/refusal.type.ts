import { Field, ObjectType } from 'type-graphql';
import type { JsonObject } from '../../game/index.js';
import type { RefusalView } from '../../views/refusal-view.js';
import { JsonObjectScalar } from '../scalars.js';

@ObjectType('Refusal', {
  description: 'Why the rules say no: the same code and facts that the command itself would get.',
})
export class RefusalType implements RefusalView {
  @Field(() => String, { description: 'A word for programs; it never changes its meaning.' })
  readonly code!: string;
  @Field(() => String, { description: 'A sentence for people.' })
  readonly message!: string;
  @Field(() => JsonObjectScalar, { description: 'The facts the refusal rests on.' })
  readonly facts!: JsonObject;
  @Field(() => String, { description: 'The rule that says no, R1 to R40.' })
  readonly rule!: string;
  @Field(() => [String], {
    description: 'Where the rulebooks of this game say so, rulebook:line; empty where they are silent.',
  })
  readonly citations!: readonly string[];
}
