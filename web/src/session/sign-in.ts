import type { Client } from 'urql';
import { SignInAsGuestDocument, SignOutDocument, type MeFragment } from '../gql/graphql.js';
import { writeSetting } from '../lib/settings.js';

/** Plays as a guest under a name; null when the server could not be reached or did not like the name. */
export async function signInAsGuest(client: Client, name: string): Promise<MeFragment | null> {
  const { data } = await client.mutation(SignInAsGuestDocument, { input: { name, session: 'COOKIE' } });
  const viewer = data?.signInAsGuest.viewer ?? null;
  if (viewer !== null) writeSetting('name', viewer.name);
  return viewer;
}

/** Ends the session on this device. */
export async function signOut(client: Client): Promise<void> {
  await client.mutation(SignOutDocument, {});
}
