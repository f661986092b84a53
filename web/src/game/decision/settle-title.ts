import type { Words } from '../../words/words.js';
import { benefitText, cardText } from '../ledge/content-text.js';
import type { GameView } from '../model.js';
import type { SettleDecision } from './decision.js';
import { nameOf } from './place-names.js';

/** What was rolled for: a place, a card, or what a building gives. */
export function settleTitle(
  { source }: Pick<SettleDecision, 'source'>,
  words: Words,
  view: Pick<GameView, 'cards'>,
): string {
  if ('place' in source) return nameOf(source.place, words, view);
  if ('card' in source) return cardText(source.card, words);
  const effect = source.building?.effect ?? null;
  return effect === null ? words.board.buildings : benefitText(effect, words);
}
