import { TroubleNote } from '../api/trouble-note.js';
import { useWords } from '../words/use-words.js';
import { usePlayNow } from './use-play-now.js';

/** One press from nothing to a game against a bot: no form, no account. */
export function PlayNow({ className }: Readonly<{ className: string }>) {
  const { lobby } = useWords();
  const { play, busy, trouble } = usePlayNow();
  return (
    <>
      <button type="button" className={className} disabled={busy} onClick={() => void play()}>
        {busy ? lobby.opening : lobby.playNow}
      </button>
      <TroubleNote trouble={trouble} />
    </>
  );
}
