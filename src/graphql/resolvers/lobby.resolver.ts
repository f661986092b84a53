import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Settings } from '../../game/index.js';
import { joinableRow } from '../access.js';
import { openedResult, sendThrough } from '../commands.js';
import { signedIn, type RequestContext } from '../context.js';
import { atLeastIn, commandIdIn, gameIdIn, hexIn, linkIn, textIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import { timeIn } from '../edge/time-in.js';
import { JoinGameInput, OpenGameInput, type GameSettingsInput } from '../inputs/lobby.input.js';
import { PlayResultUnion } from '../types/play-result.type.js';

type PlayResult = typeof PlayResultUnion;

const LONGEST_TITLE = 80;

@Resolver()
export class LobbyResolver {
  @Mutation(() => PlayResultUnion, {
    description: 'Open a game: fixes its settings and commits to its seed.',
  })
  async openGame(
    @Arg('input', () => OpenGameInput, { description: 'The game to open.' }) input: OpenGameInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    const owner = signedIn(context).id;
    const commandId = commandIdIn(input.commandId, 'input.commandId');
    const title = textIn(input.title, 'input.title', LONGEST_TITLE);
    context.mention({ commandId, command: 'OpenGame' });
    const { visibility } = input;
    const opening = { owner, commandId, title, visibility, settings: settingsIn(input.settings) };
    return openedResult(context, await context.api.lobby.open(opening), input.settings.edition);
  }

  @Mutation(() => PlayResultUnion, { description: 'Sit down at a table that has a free seat.' })
  async joinGame(
    @Arg('input', () => JoinGameInput, { description: 'Which table, and your sealed or open entropy.' })
    input: JoinGameInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    signedIn(context);
    // Joining makes a claim first, and a claim must not be made on a table that is not open to the viewer.
    await joinableRow(context, gameIdIn(input.gameId, 'input.gameId'), linkIn(input.link, 'input.link'));
    return sendThrough(context, context.api.lobby.join, input, {
      type: 'JoinGame',
      ...present({
        join: ifGiven(input.join, (value) => atLeastIn(value, 'input.join', 1)),
        entropySeal: ifGiven(input.entropySeal, (value) => hexIn(value, 'input.entropySeal')),
        entropy: ifGiven(input.entropy, (value) => hexIn(value, 'input.entropy')),
      }),
    });
  }
}

/** Settings stand in an event for ever: only what differs from the ordinary is named. */
function settingsIn(input: GameSettingsInput): Settings {
  const { edition, seats, order, entropy, expansion } = input;
  const houseRules = present(input.houseRules ?? {});
  return {
    edition,
    seats,
    order,
    entropy,
    ...present({
      expansion,
      contentFile: ifGiven(input.contentFile, (value) => hexIn(value, 'input.settings.contentFile')),
    }),
    ...(input.olderTiles ? { olderTiles: true } : {}),
    ...(Object.keys(houseRules).length === 0 ? {} : { houseRules }),
    ...(input.practice ? { practice: true } : {}),
    ...(input.fullView ? { fullView: true } : {}),
    ...present({ time: timeIn(input.time, input.clock, 'input.settings.time') }),
  };
}
