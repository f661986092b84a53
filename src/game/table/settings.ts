import { boxOf } from '../rules/editions.js';
import { EDITIONS } from '../model/settings.js';
import type { HouseRules, Settings } from '../model/settings.js';
import { isObject, isWhole } from '../model/hostile.js';
import { hasFields, oneOf, optional, wrongField, type Checks } from './fields.js';
import { isTime } from './time-settings.js';

const HOUSE_RULES: Checks<Required<HouseRules>> = {
  starvation: optional('flat', 'perMissing'),
  huntAgain: optional(true, false),
  spareGreens: optional('secondSet', 'onePointEach'),
  tie: optional('sum', 'lexicographic'),
};

const SETTINGS: Checks<Required<Settings>> = {
  edition: oneOf(...EDITIONS),
  expansion: optional('style'),
  olderTiles: (value, { expansion }) => value === undefined || (value === true && expansion !== undefined),
  houseRules: (value) => value === undefined || hasFields(HOUSE_RULES, value),
  seats: (value, all) => isWhole(value, 2, boxOf(all as unknown as Settings).maxPlayers),
  order: oneOf('drawn', 'joined'),
  entropy: oneOf('sealed', 'open'),
  practice: optional(true),
  time: isTime,
};

/** The first field of these settings that is not as it must be; unknown fields are wrong, they would be stored. */
export function wrongSetting(settings: unknown): string | undefined {
  return isObject(settings) ? wrongField(SETTINGS, settings) : 'settings';
}
