import { citationOf, type EditionId, type JsonObject, type Rejection, type Settings } from '../game/index.js';
import type { Language } from './sentences/languages.js';
import { refusalSentence } from './sentences/refusal-sentence.js';
import type { Speech } from './sentences/told.js';

/** A refusal as it is shown: a word for programs, a sentence for people, the facts, and the passages it rests on. */
export type RefusalView = Readonly<{
  code: string;
  message: string;
  facts: JsonObject;
  rule: string;
  citations: readonly string[];
}>;

/** In whose words a game is told: those of a language, and of the game's rulebook. */
export type GameSpeech = Speech & Readonly<{ edition: EditionId }>;

/** A game is told in the words of its own rulebook. */
export const speechOf = (
  { edition, expansion }: Pick<Settings, 'edition' | 'expansion'>,
  language: Language,
): GameSpeech => ({ language, edition, ...(expansion === undefined ? {} : { expansion }) });

/** Everything a client needs to show why the rules say no. */
export function refusalView(rejection: Rejection, speech: GameSpeech): RefusalView {
  const { code, ...facts } = rejection;
  const [rule = '', ...citations] = citationOf(rejection, speech.edition);
  return { code, message: refusalSentence(rejection, speech), facts, rule, citations };
}
