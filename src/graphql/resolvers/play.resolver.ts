import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { sendMove } from '../commands.js';
import type { RequestContext } from '../context.js';
import { PlacePeopleInput, UndoMoveInput } from '../inputs/play.input.js';
import { PlayResultUnion } from '../types/play-result.type.js';

type PlayResult = typeof PlayResultUnion;

@Resolver()
export class PlayResolver {
  @Mutation(() => PlayResultUnion, {
    description:
      'Send people of your tribe to one place: a whole turn of placing (R2–R5). Options say where and how many.',
  })
  placePeople(
    @Arg('input', () => PlacePeopleInput, { description: 'Where and how many.' }) input: PlacePeopleInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    return sendMove(context, 'placePeople', input);
  }

  @Mutation(() => PlayResultUnion, {
    description: 'Take back your last move, while no chance and nobody else’s move lies in between (R38).',
  })
  undoMove(
    @Arg('input', () => UndoMoveInput, { description: 'In which game.' }) input: UndoMoveInput,
    @Ctx() context: RequestContext,
  ): Promise<PlayResult> {
    return sendMove(context, 'undoMove', input);
  }
}
