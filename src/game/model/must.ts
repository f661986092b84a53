/** The value, which a check before has made sure of; without it there is a bug in the rules. */
export function must<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`a refusal let through: ${what}`);
  return value;
}
