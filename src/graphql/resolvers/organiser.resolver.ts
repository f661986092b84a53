import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Appointment } from '../../play/membership/organisers.js';
import type { Account } from '../../play/people-port.js';
import { orUnknown } from '../access.js';
import { signedIn, type RequestContext } from '../context.js';
import { gameIdIn, textIn } from '../edge/checks.js';
import { OrganiserInput } from '../inputs/account.input.js';
import { GameType } from '../types/game.type.js';
import { PersonType } from '../types/person.type.js';

const LONGEST_HANDLE = 24;

@Resolver(() => GameType)
export class OrganiserResolver {
  @FieldResolver(() => [PersonType], { description: 'Whom the owner has appointed to see to this game.' })
  organisers(@Root() { id }: GameType, @Ctx() { api }: RequestContext): Promise<readonly Account[]> {
    return api.organisers.of(id);
  }

  @Mutation(() => [PersonType], {
    description:
      'Let somebody see to the game you opened: they can read it, whoever else may. Who sees to it now.',
  })
  appointOrganiser(
    @Arg('input', () => OrganiserInput, { description: 'Which game, and whom.' }) input: OrganiserInput,
    @Ctx() context: RequestContext,
  ): Promise<readonly Account[]> {
    const appointment = appointmentIn(input, context);
    return orUnknown(context, appointment.game, () => context.api.membership.appoint(appointment));
  }

  @Mutation(() => [PersonType], { description: 'Take that back. Who sees to the game now.' })
  dismissOrganiser(
    @Arg('input', () => OrganiserInput, { description: 'Which game, and whom.' }) input: OrganiserInput,
    @Ctx() context: RequestContext,
  ): Promise<readonly Account[]> {
    const appointment = appointmentIn(input, context);
    return orUnknown(context, appointment.game, () => context.api.membership.dismiss(appointment));
  }
}

function appointmentIn(input: OrganiserInput, context: RequestContext): Appointment {
  const game = gameIdIn(input.gameId, 'input.gameId');
  context.mention({ game });
  return { owner: signedIn(context).id, game, handle: textIn(input.handle, 'input.handle', LONGEST_HANDLE) };
}
