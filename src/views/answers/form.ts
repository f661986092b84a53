/** Something to fill in. Its name is what the answer is read by. */
export type FormField =
  | Readonly<{ kind: 'number'; name: string; label: string; min: number; max: number; value: number }>
  | Readonly<{ kind: 'check'; name: string; label: string; checked: boolean }>;

/** One way to answer a decision: a button that names the outcome, and what must be said with it. */
export type AnswerForm = Readonly<{
  /** What is done and, if there are several, where: "roll forest". */
  move: string;
  label: string;
  hint?: string;
  fields: readonly FormField[];
  /** What is seldom needed, under a heading of its own. */
  more?: Readonly<{ label: string; fields: readonly FormField[] }>;
}>;
