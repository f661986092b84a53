import { randomUUID } from 'node:crypto';
import { clientOf, type Client } from './api-client.js';
import { guest } from './api-play.js';

export const PASSWORD = 'a cairn marks the path';

/** Turns a guest into an account. */
export async function register(client: Client, handle: string, more: Record<string, unknown> = {}) {
  const { data, errors } = await client.send<{ register: { person: { handle: string } } }>(
    'mutation Register($input: RegisterInput!) { register(input: $input) { person { id name handle guest } email emailVerified } }',
    { input: { handle, password: PASSWORD, ...more } },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.register;
}

/** Somebody who has an account under this handle, with a session. */
export async function member(
  address: string,
  handle: string,
  more: Record<string, unknown> = {},
): Promise<Client> {
  const client = await guest(address, handle);
  await register(client, handle, more);
  return client;
}

export const SIGN_IN = `mutation SignIn($login: String!, $password: String!) {
  signIn(input: { login: $login, password: $password, session: TOKEN }) { token viewer { id name handle } } }`;

/** A new session of somebody who has an account. */
export async function signIn(address: string, login: string, password = PASSWORD): Promise<Client> {
  const { data, errors } = await clientOf(address).send<{ signIn: { token: string } }>(SIGN_IN, {
    login,
    password,
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return clientOf(address, data.signIn.token);
}

export const CREATE_TOKEN = `mutation Create($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { secret token { id name scopes createdAt lastUsedAt expiresAt } } }`;

/** A program that acts for somebody with a token of theirs. */
export async function program(client: Client, ...scopes: readonly string[]): Promise<Client> {
  const input = { commandId: randomUUID(), name: 'A program', scopes };
  const { data, errors } = await client.send<{ createAccessToken: { secret: string } }>(CREATE_TOKEN, {
    input,
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return clientOf(client.address, data.createAccessToken.secret);
}
