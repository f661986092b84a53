import { useEffect, useRef, useState } from 'react';
import { tryNow } from '../api/hurry.js';
import { Icon } from '../art/icon.js';
import { clockTime } from '../words/times.js';
import { RuleLink } from '../help/rule-link.js';
import { useSpeech, useWords } from '../words/use-words.js';
import { useTable } from './table.js';

/** How long nobody needs to try again: an answer takes that long. */
const TRYING = 1_000;

/** Whoever knows that the network is back need not wait for the page to find out. */
function TryNow() {
  const { common } = useWords();
  const [trying, setTrying] = useState(false);
  useEffect(() => {
    if (!trying) return undefined;
    const timer = setTimeout(() => setTrying(false), TRYING);
    return () => clearTimeout(timer);
  }, [trying]);
  const hurry = (): void => {
    setTrying(true);
    tryNow();
  };
  return (
    // Not disabled, which would take the focus away from whoever has pressed it.
    <button
      type="button"
      className="button small"
      aria-disabled={trying}
      onClick={trying ? undefined : hurry}
    >
      {common.tryNow}
    </button>
  );
}

/** Under the bar while the socket is gone, and for a moment after it came back. */
export function ConnectionBar() {
  const { words, language } = useSpeech();
  const { decision } = words;
  const { notices, view } = useTable();
  if (notices.lostSince !== null) {
    return (
      <p className="connection gone" role="alert">
        <Icon name="b-warn" size={16} />
        <span>{decision.noConnection(clockTime(language, notices.lostSince, new Date()), view.head)}</span>
        <TryNow />
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

/** A refusal or a table that moved on: right above the buttons, with the choice left as it was. */
export function Answer() {
  const { decision, common } = useWords();
  const { refusal, stale, missed, dismiss } = useTable().notices;
  const moved = stale ? { sentence: decision.tableMovedOn, more: decision.staleHint } : null;
  const never = missed === null ? null : { sentence: common.noSuchMove(missed), more: common.aheadHint };
  const said =
    refusal === null
      ? (moved ?? never)
      : { sentence: refusal.sentence, more: refusal.hint ?? <RuleLink {...refusal} /> };
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
