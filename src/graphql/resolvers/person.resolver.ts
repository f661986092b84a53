import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Fault } from '../../play/faults.js';
import type { Results } from '../../play/lobby-port.js';
import type { Reliability } from '../../play/reliability.js';
import type { Account } from '../../play/people-port.js';
import type { RequestContext } from '../context.js';
import { rowIdIn } from '../edge/account-checks.js';
import { badInput, textIn } from '../edge/checks.js';
import { GameRowType } from '../types/game-row.type.js';
import { ResultsType } from '../types/gathering.type.js';
import { PersonType, ReliabilityType } from '../types/person.type.js';

const LONGEST_HANDLE = 24;
const NOTHING: Results = { games: 0, wins: 0, places: [], cancelled: 0, practice: 0 };

@Resolver(() => PersonType)
export class PersonResolver {
  @Query(() => PersonType, {
    nullable: true,
    description:
      'Somebody who plays here, by id or by handle. Null together with NOT_FOUND if there is nobody.',
  })
  async person(
    @Arg('id', () => ID, { nullable: true, description: 'Their id. Either this or `handle`.' })
    id: string | undefined,
    @Arg('handle', () => String, { nullable: true, description: 'Their handle. Either this or `id`.' })
    handle: string | undefined,
    @Ctx() { api, loaders }: RequestContext,
  ): Promise<Account> {
    if ((id ?? undefined) === undefined && (handle ?? undefined) === undefined)
      throw badInput('id', 'given, or else "handle"');
    const found =
      typeof id === 'string'
        ? await loaders.people.load(rowIdIn(id, 'id'))
        : await api.accounts.byHandle(textIn(handle ?? '', 'handle', LONGEST_HANDLE));
    if (found === undefined) throw new Fault('NOT_FOUND', 'Nobody here is called so.');
    return found;
  }

  @FieldResolver(() => ResultsType, { description: 'What became of the games they have played.' })
  async results(@Root() { id }: PersonType, @Ctx() { loaders }: RequestContext): Promise<Results> {
    return (await loaders.results.load(id)) ?? NOTHING;
  }

  @FieldResolver(() => ReliabilityType, { description: 'How they keep to the time in games with a clock.' })
  async reliability(@Root() { id }: PersonType, @Ctx() { loaders }: RequestContext): Promise<Reliability> {
    return (await loaders.reliability.load(id)) ?? { stretches: 0 };
  }
}

@Resolver(() => GameRowType)
export class GameRowResolver {
  @FieldResolver(() => PersonType, {
    nullable: true,
    description: 'Who opened it; null for those who have deleted their account.',
  })
  owner(@Root() { ownerId }: GameRowType, @Ctx() { loaders }: RequestContext): Promise<Account | undefined> {
    return loaders.people.load(ownerId);
  }
}
