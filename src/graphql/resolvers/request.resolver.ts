import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { sendCommand } from '../commands.js';
import type { RequestContext } from '../context.js';
import { atLeastIn } from '../edge/checks.js';
import {
  AnswerRequestInput,
  AskCancelInput,
  AskFinishInput,
  AskReplaceInput,
  AskUndoInput,
  ComeBackInput,
  ResignInput,
} from '../inputs/request.input.js';
import { PlayResultUnion } from '../types/play-result.type.js';

type PlayResult = Promise<typeof PlayResultUnion>;

@Resolver()
export class RequestResolver {
  @Mutation(() => PlayResultUnion, {
    description:
      'Ask to take moves back where chance or somebody else’s move lies in between: everybody must agree (R38).',
  })
  askUndo(
    @Arg('input', () => AskUndoInput, { description: 'How far back.' }) input: AskUndoInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    const toVersion = atLeastIn(input.toVersion, 'input.toVersion', 0);
    return sendCommand(context, 'asSeat', input, { type: 'AskUndo', toVersion });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Ask to give a running game up without a result: everybody must agree (R39).',
  })
  askCancel(
    @Arg('input', () => AskCancelInput, { description: 'Which game.' }) input: AskCancelInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'AskCancel' });
  }

  @Mutation(() => PlayResultUnion, {
    description:
      'Ask to end the game where it stands and count the points (R25); the last person left decides it alone (R37).',
  })
  askFinish(
    @Arg('input', () => AskFinishInput, { description: 'Which game.' }) input: AskFinishInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'AskFinish' });
  }

  @Mutation(() => PlayResultUnion, {
    description:
      'Ask to open the seat of somebody who is away or has resigned to somebody else, who then joins (R37).',
  })
  askReplace(
    @Arg('input', () => AskReplaceInput, { description: 'Whose seat.' }) input: AskReplaceInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    const seat = atLeastIn(input.seat, 'input.seat', 1);
    return sendCommand(context, 'asSeat', input, { type: 'AskReplace', seat });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Answer a request. The last yes carries it out, the first no ends it (R38, R39).',
  })
  answerRequest(
    @Arg('input', () => AnswerRequestInput, { description: 'Which request, and yes or no.' })
    input: AnswerRequestInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    const request = atLeastIn(input.request, 'input.request', 1);
    return sendCommand(context, 'asSeat', input, { type: 'Answer', request, agree: input.agree });
  }

  @Mutation(() => PlayResultUnion, {
    description:
      'Give up your seat: autopilot plays it to the end and it ranks last; of two players the game ends (R37).',
  })
  resign(
    @Arg('input', () => ResignInput, { description: 'Which game.' }) input: ResignInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'Resign' });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Be back: your seat, which the autopilot has kept, is yours again at once (R37).',
  })
  comeBack(
    @Arg('input', () => ComeBackInput, { description: 'Which game.' }) input: ComeBackInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'ComeBack' });
  }
}
