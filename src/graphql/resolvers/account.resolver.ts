import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { OwnAccount, TokenRow } from '../../play/accounts-port.js';
import { Fault } from '../../play/faults.js';
import type { Self } from '../../play/membership/account.js';
import { signedIn, type RequestContext } from '../context.js';
import { emailIn, handleIn, newPasswordIn, passwordIn } from '../edge/account-checks.js';
import { textIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import {
  ChangeEmailInput,
  ChangeNameInput,
  ChangePasswordInput,
  DeleteAccountInput,
  RegisterInput,
} from '../inputs/account.input.js';
import { AccessTokenType, MyAccountType, SessionType } from '../types/account.type.js';
import { LONGEST_NAME } from './session.resolver.js';

@Resolver(() => MyAccountType)
export class AccountResolver {
  @Query(() => MyAccountType, {
    description: 'Your account, sessions and tokens. By session only, never by token.',
  })
  async myAccount(@Ctx() context: RequestContext): Promise<MyAccountType> {
    const own = await context.api.accounts.own(signedIn(context).id);
    if (own === undefined) throw new Fault('UNAUTHENTICATED', 'This account has been deleted.');
    return accountSource(own);
  }

  @FieldResolver(() => [SessionType], { description: 'Where you are signed in, the place used last first.' })
  async sessions(
    @Root() { own }: MyAccountType,
    @Ctx() { api, sessions: { current } }: RequestContext,
  ): Promise<readonly SessionType[]> {
    const rows = await api.sessions.of(own.id, api.now());
    return rows.map((row) => ({ ...row, current: row.id === current?.id }));
  }

  @FieldResolver(() => [AccessTokenType], {
    description: 'What you have given to programs, the newest first.',
  })
  accessTokens(@Root() { own }: MyAccountType, @Ctx() { api }: RequestContext): Promise<readonly TokenRow[]> {
    return api.accessTokens.of(own.id);
  }

  @Mutation(() => MyAccountType, {
    description: 'Turn the guest you are into an account. You keep everything.',
  })
  async register(
    @Arg('input', () => RegisterInput, { description: 'What you will sign in with.' }) input: RegisterInput,
    @Ctx() context: RequestContext,
  ): Promise<MyAccountType> {
    const registering = {
      handle: handleIn(input.handle, 'input.handle'),
      password: newPasswordIn(input.password, 'input.password'),
      ...present({ email: ifGiven(input.email, (email) => emailIn(email, 'input.email')) }),
    };
    return accountSource(await context.api.membership.register(selfIn(context), registering));
  }

  @Mutation(() => MyAccountType, { description: 'Change the name the others see.' })
  async changeName(
    @Arg('input', () => ChangeNameInput, { description: 'The new name.' }) input: ChangeNameInput,
    @Ctx() context: RequestContext,
  ): Promise<MyAccountType> {
    const name = textIn(input.name, 'input.name', LONGEST_NAME);
    return accountSource(await context.api.membership.rename(selfIn(context, input.currentPassword), name));
  }

  @Mutation(() => MyAccountType, {
    description: 'Change or remove your mail address. A letter with a link asks you to confirm the new one.',
  })
  async changeEmail(
    @Arg('input', () => ChangeEmailInput, { description: 'The new address.' }) input: ChangeEmailInput,
    @Ctx() context: RequestContext,
  ): Promise<MyAccountType> {
    const email = ifGiven(input.email, (value) => emailIn(value, 'input.email'));
    return accountSource(
      await context.api.membership.changeEmail(selfIn(context, input.currentPassword), email),
    );
  }

  @Mutation(() => MyAccountType, { description: 'Change your password. You are signed out everywhere else.' })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The old and the new one.' })
    input: ChangePasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<MyAccountType> {
    const changed = {
      password: newPasswordIn(input.newPassword, 'input.newPassword'),
      session: context.sessions.current?.tokenHash,
      revokeTokens: input.revokeTokens,
    };
    const self = selfIn(context, input.currentPassword);
    return accountSource(await context.api.membership.changePassword(self, changed));
  }

  @Mutation(() => Boolean, {
    description:
      'Delete your account for good: everything about you is erased. Tables you opened are given up before the start, running games are resigned; your seats stay as those of a former player.',
  })
  async deleteAccount(
    @Arg('input', () => DeleteAccountInput, { description: 'Proof that it is you.' })
    input: DeleteAccountInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await context.api.membership.deleteAccount(selfIn(context, input.currentPassword));
    context.sessions.forget();
    return true;
  }
}

function selfIn(context: RequestContext, currentPassword?: string | null): Self {
  const password = ifGiven(currentPassword, (value) => passwordIn(value, 'input.currentPassword'));
  return {
    account: signedIn(context).id,
    address: context.address,
    ...present({ currentPassword: password }),
  };
}

const accountSource = (own: OwnAccount): MyAccountType => ({
  own,
  person: own,
  ...present({ email: own.email }),
  emailVerified: own.emailVerified,
  organiser: own.organiser,
  createdAt: own.createdAt,
});
