import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useClient, useQuery } from 'urql';
import { ViewerDocument, type MeFragment } from '../gql/graphql.js';
import { AskName } from './ask-name.js';
import { signInAsGuest, signOut } from './sign-in.js';

/** Who sits before the screen. */
export type Session = Readonly<{
  viewer: MeFragment | null;
  /** True until the server has said who I am. */
  unknown: boolean;
  /** Makes sure somebody is signed in, asking for a name if need be; null when the player turned away. */
  ensure: () => Promise<MeFragment | null>;
  signInAs: (name: string) => Promise<MeFragment | null>;
  leave: () => Promise<void>;
}>;

const SessionContext = createContext<Session | null>(null);

type Question = Readonly<{ answer: (viewer: MeFragment | null) => void }>;

/** Holds the session of the page; asks for a name only when something needs one. */
export function SessionProvider({ children }: Readonly<{ children: ReactNode }>) {
  const client = useClient();
  const [{ data, fetching }, refetch] = useQuery({ query: ViewerDocument });
  const [question, ask] = useState<Question | null>(null);
  const viewer = data?.viewer ?? null;

  const signInAs = useCallback(
    async (name: string) => {
      const me = await signInAsGuest(client, name);
      refetch({ requestPolicy: 'network-only' });
      return me;
    },
    [client, refetch],
  );
  const session = useMemo<Session>(
    () => ({
      viewer,
      unknown: fetching && data === undefined,
      signInAs,
      ensure: () => (viewer === null ? new Promise((answer) => ask({ answer })) : Promise.resolve(viewer)),
      leave: async () => {
        await signOut(client);
        refetch({ requestPolicy: 'network-only' });
      },
    }),
    [client, data, fetching, refetch, signInAs, viewer],
  );
  const answer = (me: MeFragment | null): void => {
    question?.answer(me);
    ask(null);
  };
  return (
    <SessionContext value={session}>
      {children}
      {question !== null && <AskName signInAs={signInAs} onAnswer={answer} />}
    </SessionContext>
  );
}

/** The session of the page. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('No SessionProvider above this component');
  return session;
}
