import { useState } from 'react';
import { Sheet } from '../app/sheet.js';
import type { MeFragment } from '../gql/graphql.js';
import { useWords } from '../words/use-words.js';
import { GuestForm } from './guest-form.js';
import type { Doors } from './sign-in.js';
import { SignInForm } from './sign-in-form.js';

/** By which door one is expected to come in; the other one is always there too. */
export type Door = 'guest' | 'signIn';

type Props = Readonly<{
  door: Door;
  doors: Pick<Doors, 'comeIn' | 'signIn'>;
  /** Whose sign-in has ended on this device; null where nobody's has. */
  expired: string | null;
  onAnswer: (viewer: MeFragment | null) => void;
}>;

/** Asks who one is, over the page one is on: nothing of it is lost. */
export function EnterSheet({ door, doors: { comeIn, signIn }, expired, onAnswer }: Props) {
  const { account, lobby } = useWords();
  const [at, goTo] = useState(door);
  const title = at === 'guest' ? lobby.yourName : account.signIn;
  return (
    <Sheet label={title} onClose={() => onAnswer(null)}>
      <div className="enter">
        <h2>{title}</h2>
        {at === 'signIn' && expired !== null && (
          <p className="note">
            <b>{account.expired}</b>
            {account.expiredHint}
          </p>
        )}
        {at === 'guest' ? (
          <GuestForm comeIn={comeIn} onEntered={onAnswer} />
        ) : (
          <SignInForm
            signIn={signIn}
            known={expired ?? ''}
            onEntered={onAnswer}
            onForgotten={() => onAnswer(null)}
          />
        )}
        <button type="button" className="link" onClick={() => goTo(at === 'guest' ? 'signIn' : 'guest')}>
          {at === 'guest' ? account.haveAccount : account.asGuest}
        </button>
      </div>
    </Sheet>
  );
}
