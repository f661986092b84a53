import { citationOf, type EditionId, type JsonObject, type Rejection } from '../game/index.js';
import { refusalSentence } from './sentences/refusal-sentence.js';
import { ENGLISH } from './sentences/told.js';

/** A refusal as it is shown: a word for programs, a sentence for people, the facts, and the passages it rests on. */
export type RefusalView = Readonly<{
  code: string;
  message: string;
  facts: JsonObject;
  rule: string;
  citations: readonly string[];
}>;

/** Everything a client needs to show why the rules say no. */
export function refusalView(rejection: Rejection, edition: EditionId): RefusalView {
  const { code, ...facts } = rejection;
  const [rule = '', ...citations] = citationOf(rejection, edition);
  return { code, message: refusalSentence(rejection, { ...ENGLISH, edition }), facts, rule, citations };
}
