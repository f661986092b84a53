import { useEffect, useRef } from 'react';
import { Icon } from '../art/icon.js';
import { clockTime } from '../words/times.js';
import { useSpeech, useWords } from '../words/use-words.js';
import type { Colour } from './model.js';

/** What is said beside the board: a lost connection, a refusal, a table that moved on, a move that can be taken back. */
export type Notices = Readonly<{
  lostSince: Date | null;
  caughtUp: number | null;
  refusal: Readonly<{ sentence: string; rule: string | null }> | null;
  stale: boolean;
  undo: Readonly<{ sentence: string; colour: Colour; take: () => void }> | null;
  dismiss: () => void;
}>;

/** Under the bar while the socket is gone, and for a moment after it came back. */
export function ConnectionBar({ notices, move }: Readonly<{ notices: Notices; move: number }>) {
  const { words, language } = useSpeech();
  const { decision } = words;
  if (notices.lostSince !== null) {
    return (
      <p className="connection lost" role="alert">
        <Icon name="b-warn" size={16} />
        {decision.noConnection(clockTime(language, notices.lostSince, new Date()), move)}
      </p>
    );
  }
  if (notices.caughtUp === null) return null;
  return (
    <p className="connection" role="status">
      <Icon name="b-check" size={16} />
      {decision.caughtUp(notices.caughtUp)}
    </p>
  );
}

/** Moves the focus to what was said, each time something new is said. */
function useFocusOn(said: string | null) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said !== null) note.current?.focus();
  }, [said]);
  return note;
}

/** A refusal or a table that moved on: above the decision, with the choice left as it was. */
export function Answer({ notices }: Readonly<{ notices: Notices }>) {
  const { decision, common } = useWords();
  const { refusal, stale, dismiss } = notices;
  const moved = stale ? { sentence: decision.tableMovedOn, more: decision.staleHint } : null;
  const refused = refusal && {
    sentence: refusal.sentence,
    more: refusal.rule && decision.ruleOf(refusal.rule),
  };
  const said = refused ?? moved;
  const note = useFocusOn(said?.sentence ?? null);
  if (said === null) return null;
  return (
    <div
      ref={note}
      className={refusal === null ? 'note answer' : 'note answer refused'}
      role="alert"
      tabIndex={-1}
    >
      <b>{said.sentence}</b>
      {said.more}
      <button type="button" className="icon-button" aria-label={common.close} onClick={dismiss}>
        <Icon name="b-close" size={16} />
      </button>
    </div>
  );
}

/** The last move, while it can still be taken back freely. */
export function UndoToast({ notices }: Readonly<{ notices: Notices }>) {
  const { decision } = useWords();
  if (notices.undo === null) return null;
  const { sentence, colour, take } = notices.undo;
  return (
    <p className="toast" role="status">
      <Icon name={`p-${colour}`} size={22} />
      {sentence}
      <button type="button" onClick={take}>
        {decision.undo}
      </button>
    </p>
  );
}
