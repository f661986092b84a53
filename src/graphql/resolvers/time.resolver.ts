import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { sendCommand } from '../commands.js';
import type { RequestContext } from '../context.js';
import { AskPauseInput, ResumeClocksInput } from '../inputs/time.input.js';
import { PlayResultUnion } from '../types/play-result.type.js';

type PlayResult = Promise<typeof PlayResultUnion>;

/** Stopping the clocks of a table, and starting them. */
@Resolver()
export class TimeResolver {
  @Mutation(() => PlayResultUnion, {
    description: 'Ask to stop all clocks of a game for a while: everybody must agree (R39).',
  })
  askPause(
    @Arg('input', () => AskPauseInput, { description: 'Which game.' }) input: AskPauseInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'AskPause' });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Let the clocks run again that the table has stopped. Whoever is back first may.',
  })
  resumeClocks(
    @Arg('input', () => ResumeClocksInput, { description: 'Which game.' }) input: ResumeClocksInput,
    @Ctx() context: RequestContext,
  ): PlayResult {
    return sendCommand(context, 'asSeat', input, { type: 'Resume' });
  }
}
