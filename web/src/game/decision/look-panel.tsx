import { useSession } from '../../session/session.js';
import { useWords } from '../../words/use-words.js';
import type { Look } from './decision.js';
import { Panel } from './panel.js';
import { Awaited, UntilWhen } from './waiting-panel.js';

/** Nobody is signed in: one of the seats may be theirs. They come back to this very board. */
function SignInHere() {
  const { account } = useWords();
  const { viewer, unknown, askSignIn } = useSession();
  if (viewer !== null || unknown) return null;
  return (
    <button type="button" className="button" onClick={() => void askSignIn()}>
      {account.signIn}
    </button>
  );
}

/** For those who have no seat here: whom the table waits for, and until when. */
export function LookPanel({ look: { waiting } }: Readonly<{ look: Look }>) {
  const { decision } = useWords();
  return (
    <Panel tag={decision.looking} mine={false} title={decision.watching} actions={<SignInHere />}>
      {waiting !== null && waiting.players.length > 0 && (
        <div className="looked-at">
          <Awaited waiting={waiting} />
          <UntilWhen waiting={waiting} />
        </div>
      )}
      <p className="hint">{decision.watchingHint}</p>
    </Panel>
  );
}
