import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Command } from '../../game/index.js';
import { judge, type WhyNotView } from '../../views/why-not-view.js';
import { ownSeat } from '../access.js';
import { wishOf, type Addressed } from '../commands.js';
import { signedIn, type RequestContext } from '../context.js';
import { badInput } from '../edge/checks.js';
import { MOVES, type MoveInputs, type MoveName } from '../edge/moves.js';
import { WhyNotArgs } from '../inputs/why-not.args.js';
import { refusalFor } from '../refusals.js';
import { WhyNotType } from '../types/why-not.type.js';

@Resolver()
export class WhyNotResolver {
  @Query(() => WhyNotType, {
    description:
      'Whether a move of yours would be accepted now, and if not, why: the same code, facts and rule as the mutation of that name would answer (R40). Stores nothing, spends no `commandId`. Give exactly one argument.',
  })
  async whyNot(
    @Args(() => WhyNotArgs) args: WhyNotArgs,
    @Ctx() context: RequestContext,
  ): Promise<WhyNotView> {
    const { input, command } = askedIn(args);
    signedIn(context);
    const wish = wishOf(context, input, command);
    context.mention({ game: wish.game });
    const { seat } = await ownSeat(context, wish.game);
    const loaded = await context.loaders.tables.load(wish.game);
    const { rejection, ...judged } = judge(loaded.table, seat, command, wish);
    return rejection === undefined
      ? judged
      : { ...judged, refusal: await refusalFor(context, loaded, rejection) };
  }
}

type Asked = Readonly<{ input: Addressed; command: Command }>;

function askedIn(args: WhyNotArgs): Asked {
  const given = (Object.keys(MOVES) as readonly MoveName[]).flatMap((name) => {
    const input = args[name];
    return input === undefined || input === null ? [] : [asking(name, input)];
  });
  const [one, ...more] = given;
  if (one === undefined || more.length > 0) throw badInput('placePeople', 'given, or one other: exactly one');
  return one;
}

const asking = <Name extends MoveName>(name: Name, input: MoveInputs[Name]): Asked => ({
  input,
  command: MOVES[name](input),
});
