import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { refusalView } from '../../views/refusal-view.js';
import { signedIn, type RequestContext } from '../context.js';
import { uuidIn } from '../edge/checks.js';
import { VacationResultUnion, VacationType } from '../types/vacation.type.js';

@Resolver()
export class VacationResolver {
  @Query(() => [VacationType], { description: 'Your vacations of the last year and those to come.' })
  async myVacations(@Ctx() context: RequestContext): Promise<readonly VacationType[]> {
    return context.api.holidays.of(signedIn(context).id);
  }

  @Mutation(() => VacationResultUnion, {
    description:
      'Take whole days off, from tomorrow on: 28 in a year, of which 21 count in one game. Not while the last quarter of a stretch of yours is running.',
  })
  async takeVacation(
    @Arg('first', () => String, { description: 'The first day, YYYY-MM-DD.' }) first: string,
    @Arg('last', () => String, { description: 'The last day, YYYY-MM-DD.' }) last: string,
    @Ctx() context: RequestContext,
  ): Promise<typeof VacationResultUnion> {
    const taken = await context.api.holidays.take(signedIn(context).id, { first, last });
    // It is no matter of any game, so no rulebook has a word for it.
    return taken.ok
      ? taken.value
      : refusalView(taken.reason, { language: context.language, edition: 'cs-2019' });
  }

  @Mutation(() => Boolean, {
    description:
      'Take a vacation back that has not begun, or end one that has: today is then its last day. False when you have none.',
  })
  async endVacation(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return context.api.holidays.end(signedIn(context).id, uuidIn(id, 'id'));
  }
}
