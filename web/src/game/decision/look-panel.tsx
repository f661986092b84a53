import { useSession } from '../../session/session.js';
import { useWords } from '../../words/use-words.js';
import type { Look } from './decision.js';
import { Panel } from './panel.js';
import { Awaited, UntilWhen } from './waiting-panel.js';

/** For those who have no seat here: whom the table waits for, and until when. */
export function LookPanel({ look: { waiting } }: Readonly<{ look: Look }>) {
  const { decision, account } = useWords();
  const { viewer, unknown, askSignIn } = useSession();
  // Where nobody is signed in, one of the seats may be theirs. They come back to this very board.
  const signIn = viewer === null && !unknown && (
    <button type="button" className="button" onClick={() => void askSignIn()}>
      {account.signIn}
    </button>
  );
  return (
    <Panel tag={decision.looking} mine={false} title={decision.watching} actions={signIn}>
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
