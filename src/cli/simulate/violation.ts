/** A law of the game that did not hold. */
export type Violation = Readonly<{ law: string; found: string }>;

/** The violation, unless the law holds. */
export const unless = (holds: boolean, law: string, found: () => string): readonly Violation[] =>
  holds ? [] : [{ law, found: found() }];
