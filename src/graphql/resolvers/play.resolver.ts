import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { sendCommand } from '../commands.js';
import type { RequestContext } from '../context.js';
import { wordIn } from '../edge/checks.js';
import { PlacePeopleInput, UndoMoveInput } from '../inputs/play.input.js';
import { PlayResultUnion } from '../types/play-result.type.js';

type PlayResult = typeof PlayResultUnion;

@Resolver()
export class PlayResolver {
  @Mutation(() => PlayResultUnion, {
    description:
      'Send people of your tribe to one place: a whole turn of placing (000:117). Options say where and how many.',
  })
  placePeople(
    @Arg('input', () => PlacePeopleInput, { description: 'Where and how many.' }) input: PlacePeopleInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    const place = wordIn(input.place, 'input.place');
    return sendCommand(context, 'asSeat', input, { type: 'PlacePeople', place, people: input.people });
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Take back your last move, while no chance and nobody else’s move lies in between.',
  })
  undoMove(
    @Arg('input', () => UndoMoveInput, { description: 'In which game.' }) input: UndoMoveInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    return sendCommand(context, 'asSeat', input, { type: 'UndoMove' });
  }
}
