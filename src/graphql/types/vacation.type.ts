import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import type { RefusalView } from '../../views/refusal-view.js';
import { DateTimeScalar } from '../scalars.js';
import { RefusalType } from './refusal.type.js';

@ObjectType('Vacation', {
  description: 'Whole days, where you are, on which your clocks stand still in all your games.',
})
export class VacationType {
  @Field(() => ID, { description: 'By which it can be ended.' })
  readonly id!: string;
  @Field(() => String, { description: 'The first day, YYYY-MM-DD.' })
  readonly first!: string;
  @Field(() => String, { description: 'The last day, YYYY-MM-DD.' })
  readonly last!: string;
  @Field(() => DateTimeScalar, { description: 'When the first day begins.' })
  readonly startsAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the last day ends.' })
  readonly endsAt!: Date;
}

export const VacationResultUnion = createUnionType({
  name: 'VacationResult',
  description: 'The vacation as it was taken, or why it cannot be.',
  types: () => [VacationType, RefusalType] as const,
  resolveType: (value: VacationType | RefusalView) => ('code' in value ? RefusalType : VacationType),
});
