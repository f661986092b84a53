import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { signedIn, type RequestContext } from '../context.js';
import { newPasswordIn } from '../edge/account-checks.js';
import { textIn } from '../edge/checks.js';
import { ResetPasswordInput } from '../inputs/account.input.js';

const LONGEST_SECRET = 100;
const LONGEST_LOGIN = 254;

/** What goes through a letter to somebody's own address. */
@Resolver()
export class LetterResolver {
  @Mutation(() => Boolean, {
    description:
      'Send the letter again with which you confirm your mail address. False when there is nothing to confirm, or when this server sends no mail.',
  })
  requestEmailConfirmation(@Ctx() context: RequestContext): Promise<boolean> {
    return context.api.membership.askConfirmation(signedIn(context).id, context.address);
  }

  @Mutation(() => Boolean, {
    description: 'Confirm a mail address with the link from the letter. True, or a fault.',
  })
  async confirmEmail(
    @Arg('secret', () => String, { description: 'What the link carries. It works once.' }) secret: string,
    @Ctx() { api, address }: RequestContext,
  ): Promise<boolean> {
    await api.membership.verifyEmail(textIn(secret, 'secret', LONGEST_SECRET), address);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Ask for a letter with which to set a new password. Always true: whether there is such an account, only its mail box learns.',
  })
  async requestPasswordReset(
    @Arg('login', () => String, { description: 'Your handle, or the mail address you have confirmed.' })
    login: string,
    @Ctx() { api, address }: RequestContext,
  ): Promise<boolean> {
    await api.membership.askReset(textIn(login, 'login', LONGEST_LOGIN), address);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Set a new password with the link from the letter; all sessions end. True, or a fault.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The link and the new password.' })
    input: ResetPasswordInput,
    @Ctx() { api, address }: RequestContext,
  ): Promise<boolean> {
    const secret = textIn(input.secret, 'input.secret', LONGEST_SECRET);
    await api.membership.resetPassword(
      secret,
      newPasswordIn(input.newPassword, 'input.newPassword'),
      address,
    );
    return true;
  }
}
