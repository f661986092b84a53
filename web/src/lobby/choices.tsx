type Option<Value extends string> = Readonly<{ value: Value; label: string; hint?: string }>;

type Props<Value extends string> = Readonly<{
  legend: string;
  name: string;
  value: Value;
  options: readonly Option<Value>[];
  /** Short ones stand side by side even on a phone. */
  short?: boolean;
  onChoose: (value: Value) => void;
}>;

/** One of a few, each with a word on what it means. */
export function Choices<Value extends string>({
  legend,
  name,
  value,
  options,
  short = false,
  onChoose,
}: Props<Value>) {
  return (
    <fieldset className={short ? 'choices short' : 'choices'}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>
            {option.label}
            {option.hint !== undefined && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
