import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { GameId } from '../../game/index.js';
import type { Look, Stretch } from '../../play/look.js';
import { readableRow } from '../access.js';
import type { RequestContext } from '../context.js';
import { badInput, gameIdIn, linkIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import { countIn, versionCursorIn } from '../edge/pages.js';
import { eventFor, readingFrom } from '../event-source.js';
import { GameEventConnectionType, GameEventType } from '../types/event.type.js';

@ArgsType()
class HistoryPage {
  @Field(() => Int, {
    nullable: true,
    description: 'So many from the oldest on, 1 to 100. Either this or `last`.',
  })
  readonly first?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'With `first`: after this cursor, which is a version.',
  })
  readonly after?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'So many from the newest back, 1 to 100. Either this or `first`.',
  })
  readonly last?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'With `last`: before this cursor, which is a version.',
  })
  readonly before?: string | null;
}

@Resolver(() => GameEventType)
export class HistoryResolver {
  @Query(() => GameEventConnectionType, {
    description:
      'What has happened in a game, oldest first. Versions are the same for everybody and have no gap.',
  })
  async gameEvents(
    @Arg('gameId', () => ID, { description: 'The game.' }) gameId: string,
    @Args(() => HistoryPage) page: HistoryPage,
    @Arg('link', () => String, {
      nullable: true,
      description: 'The secret of its link, where you need it to see the game.',
    })
    link: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<GameEventConnectionType> {
    const game = gameIdIn(gameId, 'gameId');
    context.mention({ game });
    await readableRow(context, game, linkIn(link, 'link'));
    const read = stretchOf(page);
    const [stretch, from] = await Promise.all([read(context.api.look, game), readingFrom(context, game)]);
    return connectionOf(stretch, (placed) => eventFor(placed, from));
  }

  @FieldResolver(() => String, {
    description: 'What happened, in one sentence to you and in your language, without a full stop.',
  })
  sentence(@Root() { told }: GameEventType): Promise<string> {
    return told();
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it has been taken back since; computed now, never stored.',
  })
  async undone(@Root() { stored }: GameEventType, @Ctx() { loaders }: RequestContext): Promise<boolean> {
    return (await loaders.undone.load(stored.game))(stored);
  }
}

function stretchOf(page: HistoryPage): (look: Look, game: GameId) => Promise<Stretch> {
  const { first, after, last, before } = present(page);
  if ((first === undefined) === (last === undefined))
    throw badInput('first', 'given, or else "last": one of them');
  if (last === undefined) {
    if (before !== undefined) throw badInput('before', 'used together with "last"');
    const [count, from] = [countIn(first ?? 0, 'first'), versionCursorIn(after ?? '0', 'after')];
    return (look, game) => look.forward(game, from, count);
  }
  if (after !== undefined) throw badInput('after', 'used together with "first"');
  const count = countIn(last, 'last');
  const to = ifGiven(before, (cursor) => versionCursorIn(cursor, 'before'));
  return (look, game) => look.backward(game, to, count);
}

function connectionOf(
  { events, head }: Stretch,
  show: (placed: Stretch['events'][number]) => GameEventType,
): GameEventConnectionType {
  const edges = events.map((placed) => ({ cursor: String(placed.event.version), node: show(placed) }));
  const [start, end] = [edges[0], edges.at(-1)];
  return {
    edges,
    pageInfo: {
      hasNextPage: end !== undefined && end.node.version < head,
      hasPreviousPage: start !== undefined && start.node.version > 1,
      ...(start === undefined ? {} : { startCursor: start.cursor }),
      ...(end === undefined ? {} : { endCursor: end.cursor }),
    },
  };
}
