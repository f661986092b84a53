import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Account } from '../../play/people-port.js';
import type { RequestContext } from '../context.js';
import { textIn } from '../edge/checks.js';
import { SignInAsGuestInput } from '../inputs/session.input.js';
import { PersonType } from '../types/person.type.js';
import { SignedInType } from '../types/session.type.js';

const LONGEST_NAME = 40;

@Resolver()
export class SessionResolver {
  @Query(() => PersonType, { nullable: true, description: 'Who you are; null when you are not signed in.' })
  viewer(@Ctx() { viewer }: RequestContext): Account | undefined {
    return viewer;
  }

  @Mutation(() => SignedInType, { description: 'Start playing at once: a name is enough.' })
  async signInAsGuest(
    @Arg('input', () => SignInAsGuestInput, { description: 'Your name and how you want the session.' })
    input: SignInAsGuestInput,
    @Ctx() { api, sessions }: RequestContext,
  ): Promise<SignedInType> {
    const name = textIn(input.name, 'input.name', LONGEST_NAME);
    const viewer = await api.accounts.createGuest(name, api.now());
    const { token, expires } = await sessions.start(viewer, input.session);
    return { viewer, expiresAt: expires, ...(token === undefined ? {} : { token }) };
  }

  @Mutation(() => Boolean, {
    description: 'End the session this request came with. False when it came with none.',
  })
  signOut(@Ctx() { sessions }: RequestContext): Promise<boolean> {
    return sessions.end();
  }
}
