import type { Command, EditionId, GameId, Rejection } from '../game/index.js';
import type { Act, Wish } from '../play/act.js';
import type { Opened } from '../play/lobby/open-game.js';
import type { Played } from '../play/sent.js';
import { refusalView, type RefusalView } from '../views/refusal-view.js';
import { orUnknown } from './access.js';
import { signedIn, type RequestContext } from './context.js';
import { atLeastIn, commandIdIn, gameIdIn } from './edge/checks.js';
import { ifGiven, present } from './edge/defined.js';
import { MOVES, type MoveInputs, type MoveName } from './edge/moves.js';
import { refusalFor } from './refusals.js';
import type { PlayResultUnion } from './types/play-result.type.js';

type PlayResult = typeof PlayResultUnion;

/** What every command to a game carries. */
export type Addressed = Readonly<{
  commandId: string;
  gameId: string;
  expectedVersion?: number | null;
  decision?: number | null;
}>;

/** Sends a command of the viewer to a game, in one of their roles. */
export const sendCommand = (
  context: RequestContext,
  as: keyof Act,
  input: Addressed,
  command: Command,
): Promise<PlayResult> => sendThrough(context, context.api.act[as], input, command);

/** Sends a command of the viewer to a game: input checked, rights found, outcome as data. */
export async function sendThrough(
  context: RequestContext,
  send: (wish: Wish) => Promise<Played>,
  input: Addressed,
  command: Command,
): Promise<PlayResult> {
  const wish = wishOf(context, input, command);
  context.mention({ game: wish.game, commandId: wish.commandId, command: command.type });
  const played = await orUnknown(context, wish.game, () => send(wish));
  context.loaders.forget();
  return playResult(wish.game, played, async (rejection) =>
    refusalFor(context, await context.api.look.now(wish.game), rejection),
  );
}

/** Sends a move of the viewer's own seat. */
export const sendMove = <Name extends MoveName>(
  context: RequestContext,
  name: Name,
  input: MoveInputs[Name],
): Promise<PlayResult> => sendCommand(context, 'asSeat', input, MOVES[name](input));

/** What the viewer wants to do, checked. */
export function wishOf(context: RequestContext, input: Addressed, command: Command): Wish {
  return {
    account: signedIn(context).id,
    game: gameIdIn(input.gameId, 'input.gameId'),
    commandId: commandIdIn(input.commandId, 'input.commandId'),
    command,
    ...present({
      decision: ifGiven(input.decision, (value) => atLeastIn(value, 'input.decision', 0)),
      expectedVersion: ifGiven(input.expectedVersion, (value) =>
        atLeastIn(value, 'input.expectedVersion', 0),
      ),
    }),
  };
}

/** The outcome of a command in the words of the schema; a refusal cites the rulebook of the game's edition, in the viewer's language. */
export async function playResult(
  gameId: GameId | undefined,
  played: Played,
  tell: (rejection: Rejection) => RefusalView | Promise<RefusalView>,
  link?: string,
): Promise<PlayResult> {
  const { kind: outcome, version } = played;
  switch (outcome) {
    case 'accepted':
      if (gameId === undefined) throw new Error('a command was accepted in no game');
      return {
        outcome,
        gameId,
        version,
        head: played.head,
        replayed: played.replayed,
        ...present({ link }),
      };
    case 'rejected':
      return { outcome, version, ...(await tell(played.rejection)) };
    case 'stale':
      return { outcome, version };
  }
}

/** The outcome of opening a game; the secret of its link is shown this once. */
export async function openedResult(
  { language, mention }: RequestContext,
  { game, played, link }: Opened,
  edition: EditionId,
): Promise<PlayResult> {
  if (game !== undefined) mention({ game });
  return playResult(game, played, (rejection) => refusalView(rejection, { language, edition }), link);
}
