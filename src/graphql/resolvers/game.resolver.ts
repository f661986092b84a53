import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Account } from '../../play/people-port.js';
import type { RequestContext } from '../context.js';
import { atLeastIn, gameIdIn, linkIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import { gameFor } from '../game-source.js';
import { personAt, seatName } from '../persons.js';
import { AcceptedType } from '../types/play-result.type.js';
import { GameType } from '../types/game.type.js';
import { PersonType } from '../types/person.type.js';
import { SeatType } from '../types/seat.type.js';

@ArgsType()
class SightArgs {
  @Field(() => Int, { nullable: true, description: 'As it was at this version; null = now.' })
  readonly at?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Not older than this version, e.g. that of your last `Accepted`; beyond the head: CURSOR_AHEAD.',
  })
  readonly atLeast?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The secret of its link, where you need it to see the game.',
  })
  readonly link?: string | null;
}

@Resolver()
export class GameResolver {
  @Query(() => GameType, {
    nullable: true,
    description: 'A game as you may see it. Null together with an error NOT_FOUND if there is none for you.',
  })
  game(
    @Arg('id', () => ID, { description: 'The game.' }) id: string,
    @Args(() => SightArgs) { at, atLeast, link }: SightArgs,
    @Ctx() context: RequestContext,
  ): Promise<GameType> {
    const game = gameIdIn(id, 'id');
    context.mention({ game });
    return gameFor(
      context,
      game,
      present({
        at: ifGiven(at, (version) => atLeastIn(version, 'at', 1)),
        atLeast: ifGiven(atLeast, (version) => atLeastIn(version, 'atLeast', 0)),
        link: linkIn(link, 'link'),
      }),
    );
  }
}

@Resolver(() => AcceptedType)
export class AcceptedResolver {
  @FieldResolver(() => GameType, {
    description: 'The game as it stands now: at this version or a later one.',
  })
  game(@Root() { gameId, version }: AcceptedType, @Ctx() context: RequestContext): Promise<GameType> {
    return gameFor(context, gameId, { atLeast: version });
  }
}

@Resolver(() => SeatType)
export class SeatResolver {
  @FieldResolver(() => String, { description: 'The name of whoever holds it; for bots that of their kind.' })
  name(@Root() seat: SeatType, @Ctx() context: RequestContext): Promise<string> {
    return seatName(context, seat);
  }

  @FieldResolver(() => PersonType, {
    nullable: true,
    description: 'Who holds it; null for bots and for those who have deleted their account.',
  })
  person(@Root() seat: SeatType, @Ctx() context: RequestContext): Promise<Account | undefined> {
    return personAt(context, seat);
  }
}
