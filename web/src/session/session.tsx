import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { SIGNED_OUT, type CairnLine } from '../api/client.js';
import type { Fault } from '../api/faults.js';
import type { MeFragment } from '../gql/graphql.js';
import { forgetSetting, readSetting } from '../lib/settings.js';
import { useSpeech } from '../words/use-words.js';
import { EnterSheet, type Door } from './enter-sheet.js';
import { useIntroduction } from './introduce.js';
import { registerAs, signInAsGuest, signInToAccount, signOut, type Doors, type Entered } from './sign-in.js';
import { rememberViewer, useViewer, type Known } from './use-viewer.js';

/** Who sits before the screen, and every way to come in and go. */
export type Session = Doors &
  Readonly<{
    viewer: MeFragment | null;
    /** True until the server has said who I am. */
    unknown: boolean;
    /** Why the server cannot say it; null while all is well. */
    fault: Fault | null;
    /** Goes up whenever somebody has come in or gone: everything must be asked again. */
    comings: number;
    /** True once the page has told the server where I am: my settings are others than before. */
    introduced: boolean;
    /** Under which handle this device was signed in before its session ended; null where it is, or never was. */
    expired: string | null;
    /** Makes sure somebody is signed in, asking if need be; null when the player turned away. */
    ensure: () => Promise<MeFragment | null>;
    /** Asks to sign in, here and now. */
    askSignIn: () => Promise<MeFragment | null>;
    /** Asks the server anew who I am: after a change of name, or of account. */
    again: () => void;
  }>;

/** For pages that are looked at without a server. */
export const SessionContext = createContext<Session | null>(null);

type Question = Readonly<{ door: Door; answer: (viewer: MeFragment | null) => void }>;

/** Every way in and out. Feeds are opened again each time: a socket stays with whoever opened it. */
function useDoors({ client, hangUp }: CairnLine, know: Known['know']): Doors {
  return useMemo(() => {
    const adopt = (viewer: MeFragment): void => {
      rememberViewer(viewer);
      know(viewer);
      hangUp();
    };
    const through = async (door: Promise<Entered>): Promise<Entered> => {
      const entered = await door;
      if (entered.viewer !== null) adopt(entered.viewer);
      return entered;
    };
    return {
      adopt,
      comeIn: (name) => through(signInAsGuest(client, name)),
      signIn: (login, password) => through(signInToAccount(client, login, password)),
      register: (input) => through(registerAs(client, input)),
      leave: async () => {
        await signOut(client);
        forgetSetting('account');
        forgetSetting('viewer');
        know(null);
        hangUp();
      },
    };
  }, [client, hangUp, know]);
}

/** Calls back whenever something was asked that only somebody who is signed in may ask. */
function useSignedOut(gone: (doing: boolean) => void): void {
  const latest = useRef(gone);
  useEffect(() => {
    latest.current = gone;
  });
  useEffect(() => {
    const heard = (event: Event): void => latest.current((event as CustomEvent<boolean>).detail);
    addEventListener(SIGNED_OUT, heard);
    return () => removeEventListener(SIGNED_OUT, heard);
  }, []);
}

/** Holds the session of the page; asks who one is only when something needs to know. */
export function SessionProvider({ line, children }: Readonly<{ line: CairnLine; children: ReactNode }>) {
  const { viewer, comings, fault, again, know, whenKnown } = useViewer(line);
  const introduced = useIntroduction(viewer?.id ?? null, useSpeech().language);
  const [question, ask] = useState<Question | null>(null);
  const doors = useDoors(line, know);
  const session = useMemo<Session>(() => {
    const asking = (door: Door): Promise<MeFragment | null> => new Promise((answer) => ask({ door, answer }));
    const me = viewer ?? null;
    return {
      ...doors,
      viewer: me,
      unknown: viewer === undefined,
      comings,
      introduced,
      fault,
      again,
      expired: viewer === null ? readSetting('account') : null,
      // Whoever is asked for a name too soon would come in as somebody else, and lose the seats they have.
      ensure: async () =>
        (viewer === undefined ? await whenKnown() : viewer) ??
        asking(readSetting('account') === null ? 'guest' : 'signIn'),
      askSignIn: () => asking('signIn'),
    };
  }, [again, comings, doors, fault, introduced, viewer, whenKnown]);
  useSignedOut((doing) => {
    if (viewer) know(null);
    if (doing) ask((before) => before ?? { door: 'signIn', answer: () => undefined });
  });
  const answer = (me: MeFragment | null): void => {
    question?.answer(me);
    ask(null);
  };
  return (
    <SessionContext value={session}>
      {children}
      {question !== null && (
        <EnterSheet door={question.door} doors={doors} expired={session.expired} onAnswer={answer} />
      )}
    </SessionContext>
  );
}

/** The session of the page. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('No SessionProvider above this component');
  return session;
}
