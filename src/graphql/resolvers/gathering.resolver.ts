import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Settings } from '../../game/index.js';
import type { Invited } from '../../play/lobby-port.js';
import { Fault } from '../../play/faults.js';
import type { Account } from '../../play/people-port.js';
import { refusalView } from '../../views/refusal-view.js';
import { nameOfPracticeGame } from '../../views/sentences/names.js';
import { orUnknown } from '../access.js';
import { openedResult } from '../commands.js';
import { signedIn, type RequestContext } from '../context.js';
import { rowIdIn } from '../edge/account-checks.js';
import { badInput, commandIdIn, gameIdIn, hexIn, textIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import { gameFor } from '../game-source.js';
import {
  InviteInput,
  PlayNowInput,
  RematchInput,
  WithdrawInvitationInput,
} from '../inputs/gathering.input.js';
import { createLoaders } from '../loaders.js';
import { GameType } from '../types/game.type.js';
import { InvitationType, InviteUnion, PlayingNowType, PlayNowUnion } from '../types/gathering.type.js';
import { PlayResultUnion } from '../types/play-result.type.js';
import type { SignedInType } from '../types/session.type.js';
import { LONGEST_NAME, newcomer, started } from './session.resolver.js';

/** People asked with one request. */
const MOST_AT_ONCE = 20;
const LONGEST_HANDLE = 24;

@Resolver(() => PlayingNowType)
export class GatheringResolver {
  @Mutation(() => PlayNowUnion, {
    description:
      'Play at once: signs you in as a guest unless you are signed in, opens a practice game, seats you and bots, and starts. You are asked first.',
  })
  async playNow(
    @Arg('input', () => PlayNowInput, { description: 'Against whom, by which rules.' }) input: PlayNowInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof PlayNowUnion> {
    const commandId = commandIdIn(input.commandId, 'input.commandId');
    const name = ifGiven(input.name, (given) => textIn(given, 'input.name', LONGEST_NAME));
    const entropy = ifGiven(input.entropy, (given) => hexIn(given, 'input.entropy'));
    context.mention({ commandId, command: 'PlayNow' });
    const { language } = context;
    const session = context.viewer === undefined ? await comeIn(context, name, input) : undefined;
    const viewer = session?.viewer ?? signedIn(context);
    const { game, played } = await context.api.lobby.playNow({
      account: viewer.id,
      commandId,
      title: nameOfPracticeGame({ language }),
      bot: input.bot,
      rules: rulesIn(input),
      ...present({ entropy }),
    });
    if (game === undefined || played.kind !== 'accepted') return refused(played, input, context);
    context.mention({ game });
    const { version, head, replayed } = played;
    return { viewer, gameId: game, version, head, replayed, ...present({ signedIn: session }) };
  }

  @FieldResolver(() => GameType, { description: 'The game as it stands now.' })
  game(
    @Root() { viewer, gameId, version }: PlayingNowType,
    @Ctx() context: RequestContext,
  ): Promise<GameType> {
    const loaders = createLoaders(context.api, viewer, { remember: true });
    return gameFor({ ...context, viewer, loaders }, gameId, { atLeast: version });
  }

  @Mutation(() => PlayResultUnion, {
    description:
      'Play a closed game once more: opens a table with its settings, seats its bots and asks its people. Whoever comes second is asked to the table of whoever came first. Then sit down with `joinGame`; a practice game against bots alone seats you and starts at once, as `playNow` does.',
  })
  async rematch(
    @Arg('input', () => RematchInput, { description: 'Which game.' }) input: RematchInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof PlayResultUnion> {
    const game = gameIdIn(input.gameId, 'input.gameId');
    const commandId = commandIdIn(input.commandId, 'input.commandId');
    const account = signedIn(context).id;
    context.mention({ game, commandId, command: 'Rematch' });
    const entropy = ifGiven(input.entropy, (given) => hexIn(given, 'input.entropy'));
    const again = { account, game, commandId, ...present({ entropy }) };
    const opened = await orUnknown(context, game, () => context.api.lobby.rematch(again));
    const { table } = await context.api.look.now(game);
    return openedResult(context, opened, table.settings?.edition ?? 'cs-2019');
  }

  @Mutation(() => String, {
    description:
      'A new secret for the link of the game you opened; the old link is worthless from then on. Shown this once.',
  })
  renewLink(
    @Arg('gameId', () => ID, { description: 'The game.' }) gameId: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    const game = gameIdIn(gameId, 'gameId');
    const owner = signedIn(context).id;
    return orUnknown(context, game, () => context.api.lobby.renewLink(owner, game));
  }

  @Query(() => [InvitationType], {
    description: 'Who was asked to the table you opened and has not sat down.',
  })
  invitations(
    @Arg('gameId', () => ID, { description: 'The table.' }) gameId: string,
    @Ctx() context: RequestContext,
  ): Promise<readonly Invited[]> {
    const game = gameIdIn(gameId, 'gameId');
    const owner = signedIn(context).id;
    return orUnknown(context, game, () => context.api.lobby.invited(owner, game));
  }

  @Mutation(() => InviteUnion, {
    description:
      'Ask people to the table you opened. They find it in their inbox; sitting down is how they accept.',
  })
  async invite(
    @Arg('input', () => InviteInput, { description: 'Whom, to which table.' }) input: InviteInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof InviteUnion> {
    const game = gameIdIn(input.gameId, 'input.gameId');
    const owner = signedIn(context).id;
    const accounts = await peopleIn(input, context);
    const inviting = await orUnknown(context, game, () => context.api.lobby.invite(owner, game, accounts));
    if (inviting.kind === 'invited') return { gameId: game, invitations: inviting.invited };
    const { language } = context;
    const view = refusalView(inviting.rejection, { language, edition: 'cs-2019' });
    return { outcome: 'rejected', version: inviting.version, ...view };
  }

  @Mutation(() => Boolean, { description: 'Take an invitation back. False when there was none.' })
  withdrawInvitation(
    @Arg('input', () => WithdrawInvitationInput, { description: 'Whose, to which table.' })
    input: WithdrawInvitationInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const game = gameIdIn(input.gameId, 'input.gameId');
    const person = rowIdIn(input.personId, 'input.personId');
    const owner = signedIn(context).id;
    return orUnknown(context, game, () => context.api.lobby.withdraw(owner, game, person));
  }

  @Mutation(() => Boolean, { description: 'Say no to an invitation. False when there was none.' })
  declineInvitation(
    @Arg('gameId', () => ID, { description: 'The table.' }) gameId: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return context.api.lobby.decline(signedIn(context).id, gameIdIn(gameId, 'gameId'));
  }
}

const comeIn = async (
  context: RequestContext,
  name: string | undefined,
  { session, timeZone }: PlayNowInput,
): Promise<SignedInType> => started(context, await newcomer(context, name, timeZone), session);

const rulesIn = ({
  edition,
  expansion,
  seats,
}: PlayNowInput): Pick<Settings, 'edition' | 'expansion' | 'seats'> => ({
  edition,
  seats,
  ...present({ expansion }),
});

type Played = Awaited<ReturnType<RequestContext['api']['lobby']['playNow']>>['played'];

function refused(
  played: Played,
  { edition }: PlayNowInput,
  { language }: RequestContext,
): typeof PlayNowUnion {
  if (played.kind !== 'rejected') throw new Error('a new game was neither opened nor refused');
  const { version, rejection } = played;
  return { outcome: 'rejected', version, ...refusalView(rejection, { language, edition }) };
}

async function peopleIn(
  { handles, personIds }: InviteInput,
  { api }: RequestContext,
): Promise<readonly string[]> {
  if (handles.length + personIds.length > MOST_AT_ONCE)
    throw badInput('input.handles', `at most ${MOST_AT_ONCE} people at once`);
  const found = handles.map(async (given): Promise<Account> => {
    const handle = textIn(given, 'input.handles', LONGEST_HANDLE);
    const person = await api.accounts.byHandle(handle);
    if (person === undefined) throw new Fault('NOT_FOUND', 'Nobody here has this handle.', { handle });
    return person;
  });
  const ids = personIds.map((id) => rowIdIn(id, 'input.personIds'));
  return [...ids, ...(await Promise.all(found)).map(({ id }) => id)];
}
