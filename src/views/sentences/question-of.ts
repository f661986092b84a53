import { gameOptions, type Awaited, type DecisionOptions, type SeenGame } from '../../game/index.js';
import type { Told } from './sentences.js';
import { sentencesIn, toldTo, type SentenceContext } from './told.js';

/**
 * What an open decision asks: "Quarry: you rolled 13. Add tools?".
 * To everybody but the one who is asked it says what is waited for: "Marek is placing people".
 */
export function questionOf(awaited: Awaited, game: SeenGame, context: SentenceContext): string {
  const told = toldTo({ rules: game.rules, ...context });
  const who = told.who(awaited.seat);
  const { questions, waiting } = sentencesIn(context);
  if (!who.you) return waiting[awaited.kind](who.name);
  const asked = gameOptions(game, awaited.seat);
  if (asked === undefined) throw new Error(`seat ${awaited.seat} is asked nothing`);
  const ask = questions[asked.kind] as (asked: DecisionOptions, told: Told) => string;
  return ask(asked, told);
}
