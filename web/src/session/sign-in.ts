import type { Client, OperationResult } from 'urql';
import { faultOf, plainFault, type Fault } from '../api/faults.js';
import {
  MakeAccountDocument,
  SignInAsGuestDocument,
  SignInDocument,
  SignOutDocument,
  type MeFragment,
  type RegisterInput,
} from '../gql/graphql.js';
import { deviceZone } from '../lib/device-zone.js';

/** Whether somebody got in, and if not, why. */
export type Entered = Readonly<{ viewer: MeFragment; fault: null } | { viewer: null; fault: Fault }>;

/** Every way in and out. */
export type Doors = Readonly<{
  comeIn: (name: string) => Promise<Entered>;
  signIn: (login: string, password: string) => Promise<Entered>;
  register: (input: RegisterInput) => Promise<Entered>;
  /** Somebody was signed in by other means. */
  adopt: (viewer: MeFragment) => void;
  leave: () => Promise<void>;
}>;

function enteredBy<Data>({ data, error }: OperationResult<Data>, pick: (data: Data) => MeFragment): Entered {
  if (error !== undefined) return { viewer: null, fault: faultOf(error) };
  return data === undefined
    ? { viewer: null, fault: plainFault('broken') }
    : { viewer: pick(data), fault: null };
}

/** Comes in as a guest under a name. */
export const signInAsGuest = async (client: Client, name: string): Promise<Entered> =>
  enteredBy(
    await client.mutation(SignInAsGuestDocument, {
      input: { name, session: 'COOKIE', timeZone: deviceZone() },
    }),
    ({ signInAsGuest: { viewer } }) => viewer,
  );

/** Signs in to an account by handle or mail address. */
export const signInToAccount = async (client: Client, login: string, password: string): Promise<Entered> =>
  enteredBy(
    await client.mutation(SignInDocument, { input: { login, password, session: 'COOKIE' } }),
    ({ signIn: { viewer } }) => viewer,
  );

/** Turns the guest who is signed in into an account. */
export const registerAs = async (client: Client, input: RegisterInput): Promise<Entered> =>
  enteredBy(await client.mutation(MakeAccountDocument, { input }), ({ register: { person } }) => person);

/** Ends the session on this device. */
export async function signOut(client: Client): Promise<void> {
  await client.mutation(SignOutDocument, {});
}
