import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Account } from '../../play/people-port.js';
import { signedIn, type RequestContext, type SessionKind } from '../context.js';
import { passwordIn, rowIdIn } from '../edge/account-checks.js';
import { textIn } from '../edge/checks.js';
import { present } from '../edge/defined.js';
import { SignInInput } from '../inputs/account.input.js';
import { SignInAsGuestInput } from '../inputs/session.input.js';
import { PersonType } from '../types/person.type.js';
import { SignedInType } from '../types/session.type.js';

/** Names that fit on a board. */
export const LONGEST_NAME = 40;
/** The longest mail address there can be. */
const LONGEST_LOGIN = 254;

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
    @Ctx() context: RequestContext,
  ): Promise<SignedInType> {
    const name = textIn(input.name, 'input.name', LONGEST_NAME);
    return started(context, await newcomer(context, name, input.timeZone), input.session);
  }

  @Mutation(() => SignedInType, {
    description:
      'Sign in to an account. WRONG_PASSWORD does not tell whether the name or the password is wrong.',
  })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'Your name, your password.' }) input: SignInInput,
    @Ctx() context: RequestContext,
  ): Promise<SignedInType> {
    const login = textIn(input.login, 'input.login', LONGEST_LOGIN);
    const password = passwordIn(input.password, 'input.password');
    const viewer = await context.api.membership.signIn({ login, password, address: context.address });
    return started(context, viewer, input.session);
  }

  @Mutation(() => Boolean, {
    description: 'End the session this request came with. False when it came with none.',
  })
  signOut(@Ctx() { sessions }: RequestContext): Promise<boolean> {
    return sessions.end();
  }

  @Mutation(() => Boolean, {
    description: 'End one of your sessions. False when there is none with this id.',
  })
  endSession(
    @Arg('id', () => ID, { description: 'The session, as `myAccount` lists it.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return context.api.sessions.endOne(signedIn(context).id, rowIdIn(id, 'id'));
  }

  @Mutation(() => Int, { description: 'End all your sessions but this one. How many there were.' })
  endOtherSessions(@Ctx() context: RequestContext): Promise<number> {
    return context.api.sessions.endOthers(signedIn(context).id, context.sessions.current?.tokenHash);
  }
}

/** Somebody new: until they choose, letters to them are in the language they came in with, and their days are those of their zone. */
export async function newcomer(
  { api, address, language }: RequestContext,
  name: string | undefined,
  timeZone: string | null | undefined,
): Promise<Account> {
  const account = await api.membership.comeIn(name, address);
  await api.settings.begin(account.id, { language, ...present({ zone: timeZone }) });
  return account;
}

/** Starts a session of somebody who has just come in. */
export async function started(
  { sessions }: RequestContext,
  viewer: Account,
  kind: SessionKind,
): Promise<SignedInType> {
  const { token, expires } = await sessions.start(viewer, kind);
  return { viewer, expiresAt: expires, ...(token === undefined ? {} : { token }) };
}
