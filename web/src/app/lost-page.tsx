import type { ReactNode } from 'react';
import { mayPass, type Fault, type FaultKind } from '../api/faults.js';
import { faultText } from '../api/trouble-note.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';
import { Link } from './navigation.js';
import { LobbyFrame } from '../lobby/lobby-frame.js';

const HIDDEN: ReadonlySet<FaultKind> = new Set(['notFound', 'forbidden']);

type Props = Readonly<{
  fault: Fault;
  /** What may be the reason in this place, instead of the usual guess. */
  hint?: string;
  /** What else one may do, beside going home. */
  children?: ReactNode;
}>;

/** Nobody is signed in: what is not there for strangers may be there for them. */
function SignInHere() {
  const { account } = useWords();
  const { viewer, unknown, askSignIn } = useSession();
  if (viewer !== null || unknown) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => void askSignIn().then((me) => me !== null && location.reload())}
    >
      {account.signIn}
    </button>
  );
}

/** Where an address leads that we do not know, may not show, or cannot reach: what it is, and what to do next. */
export function LostPage({ fault, hint, children }: Props) {
  const words = useWords();
  const { common } = words;
  const { kind, quote } = fault;
  const text = faultText(fault, words);
  const looked = kind === 'broken' ? common.nothingLost : text.hint;
  return (
    <LobbyFrame title={text.title} here={null}>
      <main className="one-column narrow">
        <section className="panel lost">
          <svg
            className="scene"
            viewBox="0 0 214 150"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <use href="#scene-forest" />
          </svg>
          <p>{hint ?? looked}</p>
          {quote !== null && <p className="soft">{common.quote(quote)}</p>}
          <div className="actions">
            {mayPass(fault) && (
              <button type="button" className="button primary" onClick={() => location.reload()}>
                {common.tryAgain}
              </button>
            )}
            <Link to={{ page: 'home' }} className={mayPass(fault) ? 'button' : 'button primary'}>
              {common.toMyGames}
            </Link>
            {HIDDEN.has(kind) && <SignInHere />}
            {children}
          </div>
        </section>
      </main>
    </LobbyFrame>
  );
}
