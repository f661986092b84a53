import { resourcesIn } from '../model/goods.js';
import type { CultureSymbol, Profession } from '../model/cards.js';
import type { Rules } from '../model/rules.js';
import { SCORE_PARTS } from '../model/scores.js';
import type { ScorePart, ScoreSheet } from '../model/scores.js';
import type { Tribe } from '../state.js';
import { toolValue } from './tools.js';

/** The final score of one tribe, part by part (R26). */
export function scoreSheet(rules: Rules, tribe: Tribe): ScoreSheet {
  const parts: Record<ScorePart, number> = {
    inPlay: tribe.score,
    culture: cultureScore(rules, tribe),
    farmers: figures(rules, tribe, 'farmer') * tribe.agriculture,
    toolMakers: figures(rules, tribe, 'toolMaker') * toolValue(tribe),
    hutBuilders: figures(rules, tribe, 'hutBuilder') * tribe.tiles.length,
    shamans: figures(rules, tribe, 'shaman') * tribe.people,
    traders: figures(rules, tribe, 'trader') * tribe.trade,
    resources: resourcesIn(tribe.stock),
  };
  return { seat: tribe.seat, parts, total: SCORE_PARTS.reduce((sum, part) => sum + parts[part], 0) };
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
function cultureScore(rules: Rules, tribe: Tribe): number {
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
  return seen.size ** 2 + (rules.spareGreens === 'secondSet' ? spare.size ** 2 : spares);
}
