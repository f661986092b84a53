import type { JsonObject, Rejection } from '../game/index.js';
import { RULE_OF } from './rule-of.js';
import { explain } from './sentences/refusals-en.js';

/** A refusal as it is shown: a word for programs, a sentence for people, the facts, and the passage it rests on. */
export type RefusalView = Readonly<{ code: string; message: string; facts: JsonObject; rule?: string }>;

/** Everything a client needs to show why the rules say no. */
export function refusalView(rejection: Rejection): RefusalView {
  const { code, ...facts } = rejection;
  const rule = RULE_OF[code];
  return { code, message: explain(rejection), facts, ...(rule === undefined ? {} : { rule }) };
}
