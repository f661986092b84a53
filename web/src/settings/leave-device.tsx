import { useState } from 'react';
import { goTo } from '../app/navigation.js';
import { Sheet } from '../app/sheet.js';
import { useMoreWords } from '../words/use-more-words.js';
import { useWords } from '../words/use-words.js';

type Props = Readonly<{ guest: boolean; leave: () => void }>;

/** Signing out here. A guest is asked first: nobody can ever sign in as that guest again. */
export function LeaveDevice({ guest, leave }: Props) {
  const { common } = useWords();
  const { settings: words } = useMoreWords();
  const [asked, ask] = useState(false);
  const back = (): void => ask(false);
  return (
    <>
      <button type="button" className="button small" onClick={guest ? () => ask(true) : leave}>
        {common.signOut}
      </button>
      {asked && (
        <Sheet label={words.leaveAsGuest} onClose={back}>
          <h2>{words.leaveAsGuest}</h2>
          <p>{words.guestIsLost}</p>
          <div className="actions">
            <button type="button" className="button primary" onClick={() => goTo({ page: 'register' })}>
              {words.keepGames}
            </button>
            <button type="button" className="button" onClick={leave}>
              {words.leaveAnyway}
            </button>
            <button type="button" className="button" onClick={back}>
              {common.back}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
