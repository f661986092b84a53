import type { Rejection } from '../../game/index.js';
import type { Told } from './sentences.js';
import { ENGLISH, sentencesIn, toldTo, type SentenceContext } from './told.js';

/** Why it was refused: one plain sentence to whoever tried it. */
export function refusalSentence(rejection: Rejection, context: SentenceContext): string {
  const explain = sentencesIn(context).refusals[rejection.code] as (refused: Rejection, told: Told) => string;
  return explain(rejection, toldTo(context));
}

/** Whether the sentence is about players, so that it takes their names to tell it. */
export function namesPlayers(rejection: Rejection): boolean {
  let named = false;
  const nameOf = (): string => {
    named = true;
    return '';
  };
  refusalSentence(rejection, { ...ENGLISH, nameOf });
  return named;
}
