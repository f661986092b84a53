import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Account, GameList, GamePage, Page } from '../../play/people-port.js';
import { signedIn, type RequestContext } from '../context.js';
import { rowIdIn } from '../edge/account-checks.js';
import { badInput } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import { countIn, opaqueCursorIn } from '../edge/pages.js';
import { GameListEnum } from '../enums-of-the-table.js';
import { personAt, seatName } from '../persons.js';
import { rowFor } from '../row-source.js';
import { PersonType } from '../types/person.type.js';
import { GameRowConnectionType, GameRowSeatType } from '../types/game-row.type.js';

@ArgsType()
class GamesArgs {
  @Field(() => GameListEnum, { description: 'Which games.' })
  readonly list!: Exclude<GameList['kind'], 'playedBy'>;
  @Field(() => ID, { nullable: true, description: 'With FINISHED: only those this person has played.' })
  readonly personId?: string | null;
  @Field(() => Int, { description: 'How many, 1 to 100.' })
  readonly first!: number;
  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  readonly after?: string | null;
}

@Resolver()
export class GamesResolver {
  @Query(() => GameRowConnectionType, { description: 'Games of one kind, page by page.' })
  async games(
    @Args(() => GamesArgs) args: GamesArgs,
    @Ctx() context: RequestContext,
  ): Promise<GameRowConnectionType> {
    const page = pageIn(args.first, args.after);
    return connectionOf(context, page, await context.api.games.list(listIn(args, context), page));
  }

  @Query(() => GameRowConnectionType, {
    description: 'Public games that can still be joined, newest first.',
    deprecationReason: 'Ask for `games(list: JOINABLE)`.',
  })
  async openTables(
    @Arg('first', () => Int, { description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<GameRowConnectionType> {
    const page = pageIn(first, after);
    return connectionOf(context, page, await context.api.games.list({ kind: 'joinable' }, page));
  }

  @Query(() => GameRowConnectionType, {
    description: 'Games you opened or sit in, those in which something happened last first.',
    deprecationReason: 'Ask for `games(list: MINE)`.',
  })
  async myGames(
    @Arg('first', () => Int, { description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<GameRowConnectionType> {
    const page = pageIn(first, after);
    return connectionOf(
      context,
      page,
      await context.api.games.list({ kind: 'mine', account: signedIn(context).id }, page),
    );
  }
}

@Resolver(() => GameRowSeatType)
export class GameRowSeatResolver {
  @FieldResolver(() => String, { description: 'The name of whoever holds it; for bots that of their kind.' })
  name(@Root() seat: GameRowSeatType, @Ctx() context: RequestContext): Promise<string> {
    return seatName(context, seat);
  }

  @FieldResolver(() => PersonType, {
    nullable: true,
    description: 'Who holds it; null for bots and for those who have deleted their account.',
  })
  person(@Root() seat: GameRowSeatType, @Ctx() context: RequestContext): Promise<Account | undefined> {
    return personAt(context, seat);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is yours.' })
  async mine(@Root() seat: GameRowSeatType, @Ctx() context: RequestContext): Promise<boolean> {
    return context.viewer !== undefined && (await personAt(context, seat))?.id === context.viewer.id;
  }
}

function listIn({ list, personId }: GamesArgs, context: RequestContext): GameList {
  const named = personId !== null && personId !== undefined;
  if (named && list !== 'finished') throw badInput('personId', 'used together with FINISHED');
  if (list === 'mine') return { kind: list, account: signedIn(context).id };
  if (!named) return { kind: list };
  const account = rowIdIn(personId, 'personId');
  return { kind: 'playedBy', account, ...present({ viewer: context.viewer?.id }) };
}

const pageIn = (first: number, after: string | null | undefined): Page => ({
  first: countIn(first, 'first'),
  ...present({ after: ifGiven(after, (cursor) => opaqueCursorIn(cursor, 'after')) }),
});

function connectionOf(
  context: RequestContext,
  { after }: Page,
  { rows, next }: GamePage,
): GameRowConnectionType {
  const edges = rows.map((row) => ({ cursor: row.cursor, node: rowFor(context, row) }));
  const [start, end] = [edges[0], edges.at(-1)];
  return {
    edges,
    pageInfo: {
      hasNextPage: next !== undefined,
      hasPreviousPage: after !== undefined,
      ...(start === undefined ? {} : { startCursor: start.cursor }),
      ...(end === undefined ? {} : { endCursor: end.cursor }),
    },
  };
}
