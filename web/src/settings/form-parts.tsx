import type { ReactNode, SubmitEvent } from 'react';
import type { Fault } from '../api/faults.js';
import { useMoreWords } from '../words/use-more-words.js';
import { ProblemNote } from './problem-note.js';
import { TextField } from '../forms/text-field.js';

type FormProps = Readonly<{
  title: string;
  /** Why it was not done. */
  problem: Fault | null;
  busy: boolean;
  done: string | null;
  open?: boolean;
  onSend: () => void;
  children: ReactNode;
}>;

/** A form that is folded until it is wanted. */
export function Folded({ title, problem, busy, done, open = false, onSend, children }: FormProps) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <details className="more-form" open={open}>
      <summary>{title}</summary>
      <form className="form" onSubmit={submit}>
        {children}
        <ProblemNote problem={problem} />
        <button type="submit" className="button" disabled={busy}>
          {title}
        </button>
        <p className="kept" role="status">
          {done}
        </p>
      </form>
    </details>
  );
}

type PasswordProps = Readonly<{ value: string; onValue: (text: string) => void }>;

/** Proof that it is me. */
export function CurrentPassword({ value, onValue }: PasswordProps) {
  const { settings: words } = useMoreWords();
  return (
    <TextField
      label={words.currentPassword}
      type="password"
      required
      maxLength={200}
      autoComplete="current-password"
      value={value}
      onValue={onValue}
    />
  );
}

/** A password yet to be kept. */
export function NewPassword({ label, value, onValue }: PasswordProps & Readonly<{ label: string }>) {
  const { settings: words } = useMoreWords();
  return (
    <TextField
      label={label}
      hint={words.passwordHint}
      type="password"
      required
      minLength={10}
      maxLength={200}
      autoComplete="new-password"
      value={value}
      onValue={onValue}
    />
  );
}
