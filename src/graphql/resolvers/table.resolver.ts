import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Wish } from '../../play/act.js';
import type { Played } from '../../play/sent.js';
import { sendCommand, sendThrough } from '../commands.js';
import type { RequestContext } from '../context.js';
import { hexIn, seatIdIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import {
  AddBotInput,
  CancelGameInput,
  FillWithBotsInput,
  LeaveGameInput,
  ReadyInput,
  RemovePlayerInput,
  StartGameInput,
} from '../inputs/lobby.input.js';
import { PlayResultUnion } from '../types/play-result.type.js';

type PlayResult = typeof PlayResultUnion;

/** What happens at a table between opening and start, once one sits there or owns it. */
@Resolver()
export class TableResolver {
  @Mutation(() => PlayResultUnion, { description: 'Get up again, before the start.' })
  leaveGame(
    @Arg('input', () => LeaveGameInput, { description: 'Which table.' }) input: LeaveGameInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    return sendCommand(context, 'asSeat', input, { type: 'LeaveGame' });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Free a seat of the table you opened, before the start: a person’s or a bot’s.',
  })
  removePlayer(
    @Arg('input', () => RemovePlayerInput, { description: 'Which seat.' }) input: RemovePlayerInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    const seatId = seatIdIn(input.seatId, 'input.seatId');
    const remove = (wish: Wish): Promise<Played> => context.api.lobby.remove(wish, seatId);
    return sendThrough(context, remove, input, { type: 'LeaveGame', seatId });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Seat one bot; in a running game, on a seat that the table has agreed to open (R37).',
  })
  addBot(
    @Arg('input', () => AddBotInput, { description: 'Which table, and which bot.' }) input: AddBotInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    return sendCommand(context, 'asOwner', input, { type: 'JoinGame', bot: input.bot });
  }

  @Mutation(() => PlayResultUnion, { description: 'Seat a bot on every seat that is still free.' })
  fillWithBots(
    @Arg('input', () => FillWithBotsInput, { description: 'Which table, and which bots.' })
    input: FillWithBotsInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    return sendCommand(context, 'asOwner', input, { type: 'JoinGame', bot: input.bot, fill: true });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Give up the table you opened, before the start. Later the players must agree: `askCancel`.',
  })
  cancelGame(
    @Arg('input', () => CancelGameInput, { description: 'Which table.' }) input: CancelGameInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    return sendCommand(context, 'asOwner', input, { type: 'AskCancel' });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Reveal the entropy you sealed: from now on the game may start.',
  })
  ready(
    @Arg('input', () => ReadyInput, { description: 'Which table, and your entropy.' }) input: ReadyInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    return sendCommand(context, 'asSeat', input, {
      type: 'Ready',
      ...present({ entropy: ifGiven(input.entropy, (value) => hexIn(value, 'input.entropy')) }),
    });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Start the game you opened: seats are drawn, cards and buildings turned up (R1).',
  })
  startGame(
    @Arg('input', () => StartGameInput, { description: 'Which game.' }) input: StartGameInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    return sendCommand(context, 'asOwner', input, { type: 'StartGame' });
  }
}
