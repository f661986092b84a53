import { gameOptions } from '../../game/index.js';
import type { GameCommand, PlaceRule, SeenGame, Tribe } from '../../game/index.js';
import { likelyYield, outlookOf } from './outlook.js';
import type { Outlook } from './outlook.js';
import { buildingGain, cardGain } from './purchases.js';
import { benefitWorth, foodWorth, goodsWorth } from './worth.js';

/** What one person is worth for a round: where less than that can be had, the person is better sent elsewhere. */
const PERSON_FOR_A_ROUND = 2.2;

/** Puts people where they bring most. */
export function place(game: SeenGame, tribe: Tribe): GameCommand {
  const options = gameOptions(game, tribe.seat);
  if (options?.kind !== 'place') throw new Error(`seat ${tribe.seat} need not place`);
  const outlook = outlookOf(game, tribe);
  let best: Readonly<{ place: string; people: number; gain: number }> | undefined;
  for (const option of options.places) {
    const rule = game.rules.places.get(option.place);
    if ('closed' in option || rule === undefined) continue;
    for (let people = option.min; people <= option.max; people += 1) {
      const gain = gainOf(outlook, rule, people) - people * PERSON_FOR_A_ROUND;
      if (best === undefined || gain > best.gain) best = { place: option.place, people, gain };
    }
  }
  if (best === undefined) throw new Error('no place is open');
  return { type: 'PlacePeople', place: best.place, people: best.people };
}

function gainOf(outlook: Outlook, rule: PlaceRule, people: number): number {
  switch (rule.kind) {
    case 'village':
      return benefitWorth(outlook, rule.benefit);
    case 'hunt':
      return foodWorth(outlook.missing, likelyYield(people, rule.divisor));
    case 'gather':
    case 'worker':
      return goodsWorth({ [rule.good]: likelyYield(people, rule.divisor) }, outlook.rounds);
    case 'card':
      return cardGain(outlook, rule);
    case 'building':
      return buildingGain(outlook, rule);
  }
}
