import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { GameId, TableSeat } from '../../game/index.js';
import type { TalkLine } from '../../play/lobby-port.js';
import { LONGEST_LINE, type TalkItem } from '../../play/talk.js';
import { ownSeat } from '../access.js';
import { signedIn, type RequestContext } from '../context.js';
import { atLeastIn, commandIdIn, gameIdIn, paragraphIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import { countIn, versionCursorIn } from '../edge/pages.js';
import { EraseLineInput, SayInput } from '../inputs/gathering.input.js';
import { seatName } from '../persons.js';
import { createRight } from '../right.js';
import { shownWhile } from '../shown.js';
import {
  TalkCaughtUpType,
  TalkConnectionType,
  TalkHeartbeatType,
  TalkItemUnion,
  TalkLineType,
} from '../types/talk.type.js';

type Sent = typeof TalkItemUnion;
type TalkArgs = Readonly<{ gameId: string; after: number }>;

/** Table talk is for those who sit at the table. */
@Resolver(() => TalkLineType)
export class TalkResolver {
  @Query(() => TalkConnectionType, { description: 'What was said at your table, the oldest line first.' })
  async tableTalk(
    @Arg('gameId', () => ID, { description: 'The game.' }) gameId: string,
    @Arg('last', () => Int, { description: 'So many lines from the newest back, 1 to 100.' }) last: number,
    @Arg('before', () => String, {
      nullable: true,
      description: 'Before this cursor; null = up to the newest.',
    })
    before: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<TalkConnectionType> {
    const { game } = await seatedIn(context, gameId, 'gameId');
    const until = ifGiven(before, (cursor) => versionCursorIn(cursor, 'before'));
    const count = countIn(last, 'last');
    // One more than asked for, to know whether there are more.
    const lines = await context.api.talk.lines(game, until, count + 1);
    return pageOf(
      lines.map((line) => lineOf(game, line)),
      count,
      until !== undefined,
    );
  }

  @Mutation(() => TalkLineType, {
    description: 'Say something at your table. At most 12 lines a minute: RATE_LIMITED.',
  })
  async say(
    @Arg('input', () => SayInput, { description: 'What, at which table.' }) input: SayInput,
    @Ctx() context: RequestContext,
  ): Promise<TalkLineType> {
    const commandId = commandIdIn(input.commandId, 'input.commandId');
    const text = paragraphIn(input.text, 'input.text', LONGEST_LINE);
    const { game, seat } = await seatedIn(context, input.gameId, 'input.gameId');
    const { seatId } = seat;
    const account = signedIn(context).id;
    return lineOf(game, await context.api.talk.say({ game, account, seatId, commandId, text }));
  }

  @Mutation(() => Boolean, {
    description: 'Erase what you have said. False when there is no such line of yours.',
  })
  async eraseLine(
    @Arg('input', () => EraseLineInput, { description: 'Which line.' }) input: EraseLineInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const line = atLeastIn(input.line, 'input.line', 1);
    const { game } = await seatedIn(context, input.gameId, 'input.gameId');
    return context.api.talk.erase(game, signedIn(context).id, line);
  }

  @Subscription(() => TalkItemUnion, {
    description:
      'What is said at your table after a change: first what was said, then TalkCaughtUp, then what is being said. An erased line comes again, without its text.',
    subscribe: async ({ args, context }: { args: TalkArgs; context: RequestContext }) => {
      const after = atLeastIn(args.after, 'after', 0);
      const { game } = await seatedIn(context, args.gameId, 'gameId');
      return talkFor(context, game, after);
    },
  })
  talkFeed(
    @Arg('gameId', () => ID, { description: 'The game.' }) _gameId: string,
    @Arg('after', () => Int, { description: 'The last change you have; 0 = from the start.' }) _after: number,
    @Root() item: Sent,
  ): Sent {
    return item;
  }

  @FieldResolver(() => String, { description: 'The name of whoever said it.' })
  name(@Root() { game, seatId }: TalkLineType, @Ctx() context: RequestContext): Promise<string> {
    return seatName(context, { game, seatId });
  }

  @FieldResolver(() => Boolean, { description: 'Whether you said it, and may erase it.' })
  mine(@Root() { account }: TalkLineType, @Ctx() { viewer }: RequestContext): boolean {
    return account === viewer?.id;
  }
}

type Seated = Readonly<{ game: GameId; seat: TableSeat }>;

async function seatedIn(context: RequestContext, gameId: string, field: string): Promise<Seated> {
  const game = gameIdIn(gameId, field);
  signedIn(context);
  context.mention({ game });
  return { game, seat: await ownSeat(context, game) };
}

const lineOf = (game: GameId, line: TalkLine): TalkLineType =>
  Object.assign(new TalkLineType(), { game, ...line });

/** The newest `count` of these lines; a line is its own cursor. */
function pageOf(lines: readonly TalkLineType[], count: number, hasNextPage: boolean): TalkConnectionType {
  const edges = lines.slice(-count).map((node) => ({ cursor: String(node.line), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: lines.length > count,
      ...present({ startCursor: edges[0]?.cursor, endCursor: edges.at(-1)?.cursor }),
    },
  };
}

function talkFor(context: RequestContext, game: GameId, after: number): AsyncIterableIterator<Sent> {
  const right = createRight(context, async () => {
    await ownSeat(context, game);
  });
  const show = (item: TalkItem): Sent => sentFor(game, item);
  return shownWhile(context.api.talk.follow(game, after), {
    right,
    forbid: context.connection?.forbid,
    show,
  });
}

function sentFor(game: GameId, item: TalkItem): Sent {
  switch (item.kind) {
    case 'line':
      return lineOf(game, item.line);
    case 'caughtUp':
      return Object.assign(new TalkCaughtUpType(), { change: item.change });
    case 'heartbeat':
      return Object.assign(new TalkHeartbeatType(), { change: item.change });
  }
}
