import type { Allowed, Rejection } from '../../game/index.js';
import { choice } from './grammar.js';
import type { Words } from './words.js';

type InvalidSettings = Extract<Rejection, { code: 'INVALID_SETTINGS' }>;

/** What a language calls the settings and their parts, and how it says what could stand there. */
export type SettingWords = Readonly<{
  fields: ReadonlyMap<string, string>;
  parts: ReadonlyMap<string, string>;
  range: (allowed: Extract<Allowed, { min: number }>) => string;
  bytes: (allowed: Extract<Allowed, { bytes: number }>) => string;
  onlyWithExpansion: string;
}>;

/** Which setting is wrong and what is allowed: "the number of seats (2 to 4)". What has no name here is quoted. */
export function settingNamed(
  { field, part, allowed }: InvalidSettings,
  words: Words,
  say: SettingWords,
): string {
  const within = part === undefined ? '' : `, ${say.parts.get(part) ?? words.quote(part)}`;
  const instead = allowed === undefined ? '' : ` (${allowedNamed(allowed, words, say)})`;
  return `${say.fields.get(field) ?? words.quote(field)}${within}${instead}`;
}

function allowedNamed(allowed: Allowed, words: Words, say: SettingWords): string {
  if ('oneOf' in allowed)
    return choice(
      words,
      allowed.oneOf.map((each) => words.quote(String(each))),
    );
  if ('min' in allowed) return say.range(allowed);
  return 'bytes' in allowed ? say.bytes(allowed) : say.onlyWithExpansion;
}
