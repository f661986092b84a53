import { boxOf, tablesOf } from '../rules/editions.js';
import { EDITIONS } from '../model/settings.js';
import type { HouseRules, Settings } from '../model/settings.js';
import { isObject } from '../model/hostile.js';
import type { Contents } from '../model/rules.js';
import type { Rejection } from '../rejection.js';
import { fields, hex, oneOf, optional, whole, wrongField, type Checks } from './fields.js';
import { time } from './time-settings.js';

const HOUSE_RULES: Checks<Required<HouseRules>> = {
  starvation: optional(oneOf('flat', 'perMissing')),
  huntAgain: optional(oneOf(true, false)),
  spareGreens: optional(oneOf('secondSet', 'onePointEach')),
  tie: optional(oneOf('sum', 'lexicographic')),
};

const switchedOn = optional(oneOf(true));

const SETTINGS: Checks<Required<Settings>> = {
  edition: oneOf(...EDITIONS),
  expansion: optional(oneOf('style')),
  olderTiles: (value, all) =>
    value === true && all['expansion'] === undefined
      ? { allowed: { onlyWith: 'expansion' } }
      : switchedOn(value, all),
  houseRules: optional(fields(HOUSE_RULES)),
  contentFile: optional(hex),
  seats: (value, all) => whole(2, boxOf(all as unknown as Settings).maxPlayers)(value, all),
  order: oneOf('drawn', 'joined'),
  entropy: oneOf('sealed', 'open'),
  practice: switchedOn,
  fullView: switchedOn,
  time: optional(time),
};

/** Whether there is such a setting. */
export const isSetting = (name: string): boolean => Object.hasOwn(SETTINGS, name);

type InvalidSettings = Extract<Rejection, { code: 'INVALID_SETTINGS' }>;

/** Why nothing can be played by these settings; unknown fields are wrong, they would be stored. */
export function refuseSettings(settings: unknown): InvalidSettings | undefined {
  const wrong = isObject(settings) ? wrongField(SETTINGS, settings) : { field: 'settings' };
  return wrong === undefined ? undefined : { code: 'INVALID_SETTINGS', ...wrong };
}

/** As `refuseSettings`, for a secret number or its fingerprint. */
export function refuseHex(field: 'commitment' | 'seed', value: unknown): InvalidSettings | undefined {
  const wrong = hex(value, {});
  return wrong === undefined ? undefined : { code: 'INVALID_SETTINGS', field, ...wrong };
}

/** A content file must be at hand, and must have something to correct in what is to be played. */
export function refuseContent(settings: Settings, contents: Contents): Rejection | undefined {
  const { contentFile } = settings;
  if (contentFile === undefined || tablesOf(settings, contents) !== undefined) return undefined;
  const known = [...contents].some(({ file }) => file === contentFile);
  return { code: known ? 'CONTENT_FILE_CHANGES_NOTHING' : 'NO_SUCH_CONTENT_FILE' };
}
