import { boxOf } from '../rules/editions.js';
import { EDITIONS } from '../model/settings.js';
import type { Settings } from '../model/settings.js';
import { isObject, isWhole } from '../model/hostile.js';

type Loose = Readonly<Record<string, unknown>>;
type Check = (value: unknown, all: Loose) => boolean;

const optional =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    value === undefined || allowed.includes(value);
const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);

const HOUSE_RULES: Readonly<Record<keyof NonNullable<Settings['houseRules']>, Check>> = {
  starvation: optional('flat', 'perMissing'),
  huntAgain: optional(true, false),
  spareGreens: optional('secondSet', 'onePointEach'),
  tie: optional('sum', 'lexicographic'),
};

const SETTINGS: Readonly<Record<keyof Settings, Check>> = {
  edition: oneOf(...EDITIONS),
  expansion: optional('style'),
  olderTiles: (value, { expansion }) => value === undefined || (value === true && expansion !== undefined),
  houseRules: (value) =>
    value === undefined || (isObject(value) && wrongField(HOUSE_RULES, value) === undefined),
  seats: (value, all) => isWhole(value, 2, boxOf(all as unknown as Settings).maxPlayers),
  order: oneOf('drawn', 'joined'),
  entropy: oneOf('sealed', 'open'),
  practice: optional(true),
};

/** The first field of these settings that is not as it must be; unknown fields are wrong, they would be stored. */
export function wrongSetting(settings: unknown): string | undefined {
  return isObject(settings) ? wrongField(SETTINGS, settings) : 'settings';
}

function wrongField(checks: Readonly<Record<string, Check>>, value: Loose): string | undefined {
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(checks, key));
  return unknown ?? Object.entries(checks).find(([key, check]) => !check(value[key], value))?.[0];
}
