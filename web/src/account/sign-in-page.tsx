import { useEffect } from 'react';
import { goTo, Link } from '../app/navigation.js';
import { LobbyFrame } from '../lobby/lobby-frame.js';
import { PlayNow } from '../lobby/play-now.js';
import { SignInForm } from '../session/sign-in-form.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';

/** The way in for those who have an account; whoever is in already has nothing to do here. */
export function SignInPage() {
  const { account } = useWords();
  const { viewer, signIn, expired } = useSession();
  const here = viewer !== null && !viewer.guest;
  useEffect(() => {
    if (here) goTo({ page: 'home' }, { replace: true });
  }, [here]);
  return (
    <LobbyFrame title={account.signIn} here={null}>
      <main className="one-column narrow">
        <section className="panel padded form">
          <SignInForm signIn={signIn} known={expired ?? ''} onEntered={() => undefined} />
        </section>
        <section className="panel padded form">
          <h2>{account.noAccount}</h2>
          <p className="soft">{account.noAccountHint}</p>
          <div className="actions">
            <PlayNow className="button outlined" />
            <Link to={{ page: 'register' }} className="button">
              {account.makeAccount}
            </Link>
          </div>
        </section>
      </main>
    </LobbyFrame>
  );
}
