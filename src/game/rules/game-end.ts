/** The end of the game: cards are shown, points are counted (000:425). */

import type { EndReason } from '../event.js';
import { takeLeftOver } from './any-two.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';
import { ranking } from './ranking.js';
import { scoreSheet } from './scoring.js';

/** Extra cards are shown, points counted, places given (000:434-534). */
export function endGame(draft: Draft, reason: EndReason): void {
  for (const { seat } of draft.game.tribes) takeLeftOver(draft, seat);
  for (const { seat, extras, extraCards: cards } of draft.game.tribes) {
    if (extras > 0) emit(draft, { type: 'CardsRevealed', seat, cards });
  }
  const { rules, tribes } = draft.game;
  const scores = tribes.map((tribe) => scoreSheet(rules, tribe));
  emit(draft, { type: 'ScoresCounted', scores });
  const places = ranking(rules, tribes, scores);
  const winners = places.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  emit(draft, { type: 'GameEnded', reason, ranking: places, winners });
}
