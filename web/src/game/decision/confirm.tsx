import { useState, type ReactNode } from 'react';
import { onPress } from '../../lib/press.js';
import { useWords } from '../../words/use-words.js';
import { useTable } from '../table.js';
import type { Move } from './move.js';

type ConfirmProps = Readonly<{ move: Move; ready?: boolean; children: ReactNode }>;

/** The one button that sends: it names the outcome, and says why it cannot while the line is cut. */
export function Confirm({ move, ready = true, children }: ConfirmProps) {
  const { sender } = useTable();
  const { blocked, sending, send } = sender;
  return (
    <button
      type="button"
      className="button primary wide"
      data-confirm
      aria-busy={sending}
      disabled={!ready || sending || blocked !== null}
      {...(blocked === null ? {} : { title: blocked })}
      onClick={onPress(() => void send(move))}
    >
      {children}
    </button>
  );
}

type TwiceProps = Readonly<{ move: Move; warning: string; label: string; sure: string; primary?: boolean }>;

/** A button that asks once more before it sends, because what it does is easily regretted. */
export function ConfirmTwice({ move, warning, label, sure, primary = false }: TwiceProps) {
  const { common } = useWords();
  const { sender } = useTable();
  const [asked, ask] = useState(false);
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
      <p role="status">{warning}</p>
      <button
        type="button"
        className={className}
        disabled={sender.sending || sender.blocked !== null}
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
