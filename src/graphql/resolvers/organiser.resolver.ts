import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Appointment } from '../../play/membership/organisers.js';
import type { Account } from '../../play/people-port.js';
import { mustBeClose, orUnknown } from '../access.js';
import { sendCommand } from '../commands.js';
import { signedIn, type RequestContext } from '../context.js';
import { gameIdIn, textIn } from '../edge/checks.js';
import { OpenFullViewInput, OrganiserInput } from '../inputs/account.input.js';
import { seatName } from '../persons.js';
import { GameType } from '../types/game.type.js';
import { PersonType } from '../types/person.type.js';
import { PlayResultUnion } from '../types/play-result.type.js';

const LONGEST_HANDLE = 24;

@Resolver(() => GameType)
export class OrganiserResolver {
  @FieldResolver(() => [PersonType], { description: 'Whom the owner has appointed to see to this game.' })
  organisers(@Root() { id }: GameType, @Ctx() { api }: RequestContext): Promise<readonly Account[]> {
    return api.organisers.of(id);
  }

  @FieldResolver(() => [String], {
    description: 'Who sees everything while the game runs, by name. They have opened the full view.',
  })
  fullViewers(@Root() { id, viewers }: GameType, @Ctx() context: RequestContext): Promise<readonly string[]> {
    return Promise.all(viewers.map((seatId) => seatName(context, { game: id, seatId })));
  }

  @Mutation(() => PlayResultUnion, {
    description:
      'See everything in a running game that you see to and do not sit in, where its settings allow it. All players are told by an event, and you can never sit down there. Read anew what you have read.',
  })
  async openFullView(
    @Arg('input', () => OpenFullViewInput, { description: 'Which game.' }) input: OpenFullViewInput,
    @Ctx() context: RequestContext,
  ): Promise<typeof PlayResultUnion> {
    await mustBeClose(context, gameIdIn(input.gameId, 'input.gameId'), 'organiser');
    return sendCommand(context, 'asOrganiser', input, { type: 'OpenFullView' });
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
