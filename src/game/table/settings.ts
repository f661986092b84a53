import { boxOf, tablesOf } from '../rules/editions.js';
import { EDITIONS } from '../model/settings.js';
import type { HouseRules, Settings } from '../model/settings.js';
import { isObject, isWhole } from '../model/hostile.js';
import type { Contents } from '../model/rules.js';
import type { Rejection } from '../rejection.js';
import { isHex } from './checks.js';
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
  contentFile: (value) => value === undefined || isHex(value),
  seats: (value, all) => isWhole(value, 2, boxOf(all as unknown as Settings).maxPlayers),
  order: oneOf('drawn', 'joined'),
  entropy: oneOf('sealed', 'open'),
  practice: optional(true),
  fullView: optional(true),
  time: isTime,
};

/** The first field of these settings that is not as it must be; unknown fields are wrong, they would be stored. */
export function wrongSetting(settings: unknown): string | undefined {
  return isObject(settings) ? wrongField(SETTINGS, settings) : 'settings';
}

/** A content file must be at hand, and must have something to correct in what is to be played. */
export function refuseContent(settings: Settings, contents: Contents): Rejection | undefined {
  const { contentFile } = settings;
  if (contentFile === undefined || tablesOf(settings, contents) !== undefined) return undefined;
  const known = [...contents].some(({ file }) => file === contentFile);
  return { code: known ? 'CONTENT_FILE_CHANGES_NOTHING' : 'NO_SUCH_CONTENT_FILE' };
}
