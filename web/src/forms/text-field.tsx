import { useId, type ComponentProps } from 'react';

type Props = Readonly<{
  label: string;
  hint?: string;
  /** What is wrong with it; said beside it and to screen readers. */
  wrong?: string | null;
  value: string;
  onValue: (value: string) => void;
}> &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'>;

/** A line of text to fill in, with its name above, a word of help below, and what is wrong beside it. */
export function TextField({ label, hint, wrong = null, value, onValue, ...input }: Props) {
  const id = useId();
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
        onChange={(event) => onValue(event.currentTarget.value)}
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
