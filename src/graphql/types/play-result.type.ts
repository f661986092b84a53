import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { GameId } from '../../game/index.js';
import type { RefusalView } from '../../views/refusal-view.js';
import { RefusalType } from './refusal.type.js';

/** The game itself is added by the resolver. */
@ObjectType('Accepted', { description: 'The command is stored. Nothing can take that back but an undo.' })
export class AcceptedType {
  readonly outcome!: 'accepted';
  @Field(() => ID, { description: 'The game it belongs to.' })
  readonly gameId!: GameId;
  @Field(() => Int, { description: 'The last version the command made.' })
  readonly version!: number;
  @Field(() => String, {
    description: 'The hash of that version. Keep both: a rewritten history can then be proved.',
  })
  readonly head!: string;
  @Field(() => Boolean, {
    description: 'Whether this `commandId` had been stored before: then this is its first outcome once more.',
  })
  readonly replayed!: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'The secret of the link of an unlisted game or one by invitation that you have just opened. Shown this once: `renewLink` makes another.',
  })
  readonly link?: string;
}

@ObjectType('Rejected', {
  description: 'The rules say no. Nothing is stored, and the `commandId` may be used again.',
})
export class RejectedType extends RefusalType implements RefusalView {
  readonly outcome!: 'rejected';
  @Field(() => Int, { description: 'The version of the game at which the rules said no.' })
  readonly version!: number;
}

@ObjectType('Stale', {
  description:
    'The table has moved on from what the command named in `decision` or `expectedVersion`. Nothing is stored.',
})
export class StaleType {
  readonly outcome!: 'stale';
  @Field(() => Int, { description: 'The version of the game now.' })
  readonly version!: number;
}

const TYPES = { accepted: AcceptedType, rejected: RejectedType, stale: StaleType } as const;

export const PlayResultUnion = createUnionType({
  name: 'PlayResult',
  description: 'What became of a command.',
  types: () => [AcceptedType, RejectedType, StaleType] as const,
  resolveType: ({ outcome }) => TYPES[outcome],
});
