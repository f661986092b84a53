/** Final scoring: green and sand-coloured cards, resources left over (000:432-522). */

import { resourcesIn } from '../model/goods.js';
import type { CultureSymbol, Profession } from '../model/cards.js';
import type { Rules } from '../model/rules.js';
import { SCORE_PARTS } from '../model/scores.js';
import type { ScorePart, ScoreSheet, ScoreTerm } from '../model/scores.js';
import type { Tribe } from '../state.js';
import { toolValue } from './tools.js';

/** The final score of one tribe, part by part (R26). */
export function scoreSheet(rules: Rules, tribe: Tribe): ScoreSheet {
  const parts = Object.fromEntries(SCORE_PARTS.map((part) => [part, 0])) as Record<ScorePart, number>;
  for (const { part, count, times } of scoreTerms(rules, tribe)) parts[part] += count * times;
  return { seat: tribe.seat, parts, total: SCORE_PARTS.reduce((sum, part) => sum + parts[part], 0) };
}

/** The products a final score is the sum of; those that bring nothing are left out. */
export function scoreTerms(rules: Rules, tribe: Tribe): readonly ScoreTerm[] {
  const of = (profession: Profession): number => figures(rules, tribe, profession);
  const terms: readonly ScoreTerm[] = [
    { part: 'inPlay', count: tribe.score, times: 1 },
    ...cultureTerms(rules, tribe),
    { part: 'farmers', count: of('farmer'), times: tribe.agriculture },
    { part: 'toolMakers', count: of('toolMaker'), times: toolValue(tribe) },
    { part: 'hutBuilders', count: of('hutBuilder'), times: tribe.tiles.length },
    { part: 'shamans', count: of('shaman'), times: tribe.people },
    { part: 'traders', count: of('trader'), times: tribe.trade },
    { part: 'resources', count: resourcesIn(tribe.stock), times: 1 },
  ];
  return terms.filter(({ count, times }) => count * times !== 0);
}

const allCards = ({ cards, extraCards }: Tribe): readonly string[] => [...cards, ...extraCards];

/** How many figures of a profession stand on the tribe's cards. */
function figures(rules: Rules, tribe: Tribe, profession: Profession): number {
  return allCards(tribe).reduce((sum, card) => {
    const bottom = rules.cards.get(card)?.bottom;
    return bottom?.kind === 'people' && bottom.profession === profession ? sum + bottom.count : sum;
  }, 0);
}

/** Different symbols squared; spare ones are a second set, or a point each, as the edition says. */
function cultureTerms(rules: Rules, tribe: Tribe): readonly ScoreTerm[] {
  const seen = new Set<CultureSymbol>();
  const spare = new Set<CultureSymbol>();
  let spares = 0;
  for (const card of allCards(tribe)) {
    const bottom = rules.cards.get(card)?.bottom;
    if (bottom?.kind !== 'culture') continue;
    if (seen.has(bottom.symbol)) {
      spare.add(bottom.symbol);
      spares += 1;
    }
    seen.add(bottom.symbol);
  }
  const second =
    rules.spareGreens === 'secondSet'
      ? { count: spare.size, times: spare.size }
      : { count: spares, times: 1 };
  return [
    { part: 'culture', count: seen.size, times: seen.size },
    { part: 'culture', ...second },
  ];
}
