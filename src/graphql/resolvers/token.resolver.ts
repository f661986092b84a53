import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { TokenMade } from '../../play/membership/tokens.js';
import { signedIn, type RequestContext } from '../context.js';
import { rowIdIn } from '../edge/account-checks.js';
import { badInput, commandIdIn, textIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import { CreateAccessTokenInput } from '../inputs/account.input.js';
import { NewAccessTokenType } from '../types/account.type.js';

const LONGEST_NAME = 40;

@Resolver()
export class TokenResolver {
  @Mutation(() => NewAccessTokenType, {
    description:
      'Make a token for a program. It can do no more than you can: ORGANISE needs the role, for all games or for one.',
  })
  createAccessToken(
    @Arg('input', () => CreateAccessTokenInput, { description: 'Its name, and what it is for.' })
    input: CreateAccessTokenInput,
    @Ctx() context: RequestContext,
  ): Promise<TokenMade> {
    const { api, asker, address } = context;
    if (input.scopes.length === 0) throw badInput('input.scopes', 'at least one scope');
    const expires = ifGiven(input.expiresAt, (value) => {
      if (value <= api.now()) throw badInput('input.expiresAt', 'in the future');
      return value;
    });
    return api.membership.createToken({
      account: signedIn(context).id,
      organiser: asker.organiser,
      address,
      commandId: commandIdIn(input.commandId, 'input.commandId'),
      name: textIn(input.name, 'input.name', LONGEST_NAME),
      scopes: input.scopes,
      ...present({ expires }),
    });
  }

  @Mutation(() => Boolean, { description: 'Revoke a token at once. False when there is none with this id.' })
  revokeAccessToken(
    @Arg('id', () => ID, { description: 'The token, as `myAccount` lists it.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return context.api.accessTokens.revoke(signedIn(context).id, rowIdIn(id, 'id'));
  }
}
