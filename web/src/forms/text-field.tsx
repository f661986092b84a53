import { useId, useState, type ComponentProps, type InvalidEvent } from 'react';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';

type Props = Readonly<{
  label: string;
  hint?: string;
  /** What is wrong with it; said beside it and to screen readers. */
  wrong?: string | null;
  value: string;
  onValue: (value: string) => void;
}> &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'>;

/** What the browser finds wrong with a field, in our words and language. */
function wrongWith(
  { validity, type, min, max, minLength }: HTMLInputElement,
  { common, account }: Words,
): string {
  const { fields } = common;
  if (validity.valueMissing) return fields.missing;
  if (validity.tooShort) return fields.atLeast(minLength);
  if (type === 'email') return account.bad.email;
  return type === 'number' ? fields.between(min, max) : fields.other;
}

/** What the browser does not let pass: said where everything else is said, the first of it with the focus. */
function useChecked() {
  const words = useWords();
  const [unfit, setUnfit] = useState<string | null>(null);
  const onInvalid = (event: InvalidEvent<HTMLInputElement>): void => {
    event.preventDefault();
    const field = event.currentTarget;
    setUnfit(wrongWith(field, words));
    if (field.form?.querySelector('input:invalid') === field) field.focus();
  };
  return { unfit, onInvalid, forget: () => setUnfit(null) };
}

/** A line of text to fill in, with its name above, a word of help below, and what is wrong beside it. */
export function TextField({ label, hint, wrong: refused = null, value, onValue, ...input }: Props) {
  const id = useId();
  const { unfit, onInvalid, forget } = useChecked();
  const wrong = unfit ?? refused;
  const told = [hint === undefined ? null : `${id}-hint`, wrong === null ? null : `${id}-wrong`];
  const describedBy = told.filter((each) => each !== null).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        value={value}
        aria-invalid={wrong !== null}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
        onInvalid={onInvalid}
        onChange={(event) => {
          forget();
          onValue(event.currentTarget.value);
        }}
      />
      {hint !== undefined && (
        <small id={`${id}-hint`} className="soft">
          {hint}
        </small>
      )}
      {wrong !== null && (
        <p id={`${id}-wrong`} className="field-wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
