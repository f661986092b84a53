import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { GamePage, GameRow, Page } from '../../play/people-port.js';
import { settingsView } from '../../views/settings-view.js';
import { nameOfTable } from '../../views/sentences/names.js';
import { summaryFrom } from '../../views/summary.js';
import { signedIn, type RequestContext } from '../context.js';
import { ifGiven, present } from '../edge/defined.js';
import { countIn, opaqueCursorIn } from '../edge/pages.js';
import { personAt, seatName } from '../persons.js';
import { GameRowConnectionType, GameRowSeatType, type GameRowType } from '../types/game-row.type.js';

@Resolver()
export class GamesResolver {
  @Query(() => GameRowConnectionType, { description: 'Public games that can still be joined, newest first.' })
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

  @FieldResolver(() => Boolean, { description: 'Whether it is yours.' })
  async mine(@Root() seat: GameRowSeatType, @Ctx() context: RequestContext): Promise<boolean> {
    return context.viewer !== undefined && (await personAt(context, seat))?.id === context.viewer.id;
  }
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

function rowFor({ viewer, language }: RequestContext, row: GameRow): GameRowType {
  const { settings, taken, ...summary } = summaryFrom(row.summary);
  if (settings === undefined) throw new Error(`game ${row.id} has a summary without settings`);
  return {
    ...summary,
    winners: summary.winners ?? [],
    id: row.id,
    title: nameOfTable(row.title, { language }),
    visibility: row.visibility,
    version: row.version,
    settings: settingsView(settings, language),
    taken: taken.map((seat) => ({ ...seat, game: row.id })),
    openedAt: row.openedAt,
    updatedAt: row.updatedAt,
    mine: viewer !== undefined && row.owner === viewer.id,
  };
}
