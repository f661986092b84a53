import { citationOf, type EditionId, type JsonObject, type Rejection, type Settings } from '../game/index.js';
import type { Language } from './sentences/languages.js';
import { refusalSentence } from './sentences/refusal-sentence.js';
import type { SentenceContext } from './sentences/told.js';

/** A refusal as it is shown: a word for programs, a sentence for people, the facts, and the passages it rests on. */
export type RefusalView = Readonly<{
  code: string;
  message: string;
  facts: JsonObject;
  rule: string;
  citations: readonly string[];
}>;

/** In whose words a game is told: those of a language, and of the game's rulebook; with names for those who know them. */
export type GameSpeech = SentenceContext & Readonly<{ edition: EditionId }>;

type Told = Readonly<{
  settings?: Settings | undefined;
  game?: Readonly<{ rules: SentenceContext['rules'] }> | undefined;
}>;

/** A game is told in the words of its own rulebook, and of its own cards and buildings. */
export function speechOf({ settings, game }: Told, language: Language): GameSpeech {
  if (settings === undefined) throw new Error('a game that was never opened');
  const { edition, expansion } = settings;
  return {
    language,
    edition,
    ...(expansion === undefined ? {} : { expansion }),
    ...(game?.rules === undefined ? {} : { rules: game.rules }),
  };
}

/** Everything a client needs to show why the rules say no. */
export function refusalView(rejection: Rejection, speech: GameSpeech): RefusalView {
  const { code, ...facts } = rejection;
  const [rule = '', ...citations] = citationOf(rejection, speech.edition);
  return { code, message: refusalSentence(rejection, speech), facts, rule, citations };
}
