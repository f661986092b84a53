import { gameOptions } from '../../game/index.js';
import type { GameCommand, PlaceRule, SeenGame, Tribe } from '../../game/index.js';
import { likelyYield, outlookOf } from './outlook.js';
import { buildingGain, cardGain, purseOf } from './purchases.js';
import type { Purse } from './purchases.js';
import { benefitWorth, foodWorth, goodsWorth } from './worth.js';

/** What one person is worth for a round: where less than that can be had, the person is better sent elsewhere. */
const PERSON_FOR_A_ROUND = 2.2;

/** Puts people where they bring most. */
export function place(game: SeenGame, tribe: Tribe): GameCommand {
  const options = gameOptions(game, tribe.seat);
  if (options?.kind !== 'place') throw new Error(`seat ${tribe.seat} need not place`);
  const purse = purseOf(outlookOf(game, tribe));
  let best: Readonly<{ place: string; people: number; gain: number }> | undefined;
  for (const option of options.places) {
    const rule = game.rules.places.get(option.place);
    if ('closed' in option || rule === undefined) continue;
    for (let people = option.min; people <= option.max; people += 1) {
      const gain = gainOf(purse, rule, people) - people * PERSON_FOR_A_ROUND;
      if (best === undefined || gain > best.gain) best = { place: option.place, people, gain };
    }
  }
  if (best === undefined) throw new Error('no place is open');
  return { type: 'PlacePeople', place: best.place, people: best.people };
}

function gainOf(purse: Purse, rule: PlaceRule, people: number): number {
  switch (rule.kind) {
    case 'village':
      return benefitWorth(purse, rule.benefit);
    case 'hunt':
      return foodWorth(purse, likelyYield(people, rule.divisor));
    case 'gather':
    case 'worker':
      return goodsWorth({ [rule.good]: likelyYield(people, rule.divisor) }, purse.rounds);
    case 'card':
      return cardGain(purse, rule);
    case 'building':
      return buildingGain(purse, rule);
  }
}
