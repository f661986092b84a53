import { useState } from 'react';
import { Link } from '../app/navigation.js';
import { Icon } from '../art/icon.js';
import { LobbyFrame } from '../lobby/lobby-frame.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';
import { RegisterForm } from './register-form.js';

function Made({ handle, email }: Readonly<{ handle: string; email: string }>) {
  const { account, common } = useWords();
  return (
    <section className="panel padded form" role="status">
      <h2>
        <Icon name="b-check" /> {account.made(handle)}
      </h2>
      <p>{account.madeHint}</p>
      {email !== '' && <p className="note">{account.letterSent(email)}</p>}
      <div className="actions">
        <Link to={{ page: 'home' }} className="button primary">
          {common.toMyGames}
        </Link>
        <Link to={{ page: 'settings' }} className="button">
          {common.settings}
        </Link>
      </div>
    </section>
  );
}

/** "Keep your seat": a guest becomes an account and loses nothing; a stranger gets one at once. */
export function RegisterPage() {
  const { account } = useWords();
  const { viewer } = useSession();
  const [email, setEmail] = useState<string | null>(null);
  const handle = viewer?.handle ?? null;
  return (
    <LobbyFrame title={viewer?.guest === true ? account.keepSeat : account.newAccount} here={null}>
      <main className="one-column narrow">
        {handle === null ? (
          <section className="panel padded form">
            <p>{viewer === null ? account.newAccountHint : account.keepSeatHint}</p>
            <RegisterForm onMade={setEmail} />
            {viewer === null && (
              <Link to={{ page: 'signIn' }} className="link">
                {account.haveAccount}
              </Link>
            )}
          </section>
        ) : (
          <Made handle={handle} email={email ?? ''} />
        )}
      </main>
    </LobbyFrame>
  );
}
