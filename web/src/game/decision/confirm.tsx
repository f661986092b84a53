import { useId, useState, type ReactNode } from 'react';
import { onPress } from '../../lib/press.js';
import { useWords } from '../../words/use-words.js';
import { useTable } from '../table.js';
import type { Move } from './move.js';

type ConfirmProps = Readonly<{
  move: Move;
  /** What is still to be chosen; null when nothing is. */
  lack?: string | null;
  /** How much is chosen so far, for those who hear what changes. */
  told?: string | null;
  children: ReactNode;
}>;

/** The one button that sends: it names the outcome; while it cannot, what is still to be chosen stands above it. */
export function Confirm({ move, lack = null, told = null, children }: ConfirmProps) {
  const { sender } = useTable();
  const { blocked, sending, send } = sender;
  return (
    <>
      {/* It is always there: a status that comes together with its text is not announced. */}
      <p className={lack === null ? 'visually-hidden' : 'hint lack'} role="status">
        {told !== null && <span className="visually-hidden">{told}. </span>}
        {lack}
      </p>
      <button
        type="button"
        className="button primary wide"
        data-confirm
        aria-busy={sending}
        disabled={lack !== null || sending || blocked !== null}
        {...(blocked === null ? {} : { title: blocked })}
        onClick={onPress(() => void send(move))}
      >
        {children}
      </button>
    </>
  );
}

type TwiceProps = Readonly<{ move: Move; warning: string; label: string; sure: string; primary?: boolean }>;

/** A button that asks once more before it sends, because what it does is easily regretted. */
export function ConfirmTwice({ move, warning, label, sure, primary = false }: TwiceProps) {
  const { common } = useWords();
  const { sender } = useTable();
  const [asked, ask] = useState(false);
  const warned = useId();
  const className = primary ? 'button primary wide' : 'button';
  if (!asked) {
    return (
      <button type="button" className={className} onClick={() => ask(true)}>
        {label}
      </button>
    );
  }
  return (
    <div className="twice" role="group" aria-label={label}>
      <p id={warned}>{warning}</p>
      <button
        type="button"
        className={className}
        disabled={sender.sending || sender.blocked !== null}
        // Whoever gets here by the focus hears the warning with the button.
        aria-describedby={warned}
        autoFocus
        onClick={onPress(() => void sender.send(move))}
      >
        {sure}
      </button>
      <button type="button" className="button" onClick={() => ask(false)}>
        {common.back}
      </button>
    </div>
  );
}

/** Why nothing can be sent now, where it cannot. */
export function Blocked() {
  const { sender } = useTable();
  return sender.blocked === null ? null : <p className="hint blocked">{sender.blocked}</p>;
}
