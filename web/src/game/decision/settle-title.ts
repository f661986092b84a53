import { sentence } from '../../words/sentence.js';
import type { Words } from '../../words/words.js';
import { benefitText, cardText } from '../ledge/content-text.js';
import type { GameView } from '../model.js';
import type { SettleDecision } from './decision.js';
import { nameOf } from './place-names.js';

/** What was rolled for: a place, a card, or what a building gives. */
function rolledFor(
  { source }: Pick<SettleDecision, 'source'>,
  words: Words,
  view: Pick<GameView, 'cards'>,
): string {
  if ('place' in source) return nameOf(source.place, words, view);
  if ('card' in source) return cardText(source.card, words);
  const effect = source.building?.effect ?? null;
  return effect === null ? words.board.buildings : benefitText(effect, words);
}

type Head = Readonly<{ tag: string; title: string; question?: string }>;

/** What is asked about a roll. Only a place has a name that says it by itself where the question has no room. */
export function settleHead(
  decision: Pick<SettleDecision, 'source'>,
  question: string,
  words: Words,
  view: Pick<GameView, 'cards'>,
): Head {
  const about = rolledFor(decision, words, view);
  return 'place' in decision.source
    ? { tag: words.decision.yours, title: about, question }
    : { tag: about, title: sentence(question) };
}
