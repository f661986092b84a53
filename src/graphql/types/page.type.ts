import { Field, ObjectType } from 'type-graphql';

@ObjectType('PageInfo', { description: 'Where a page of a list lies.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether more follows.' })
  readonly hasNextPage!: boolean;
  @Field(() => Boolean, { description: 'Whether something comes before.' })
  readonly hasPreviousPage!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first item; null on an empty page.',
  })
  readonly startCursor?: string;
  @Field(() => String, { nullable: true, description: 'The cursor of the last item; null on an empty page.' })
  readonly endCursor?: string;
}
