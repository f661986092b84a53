import type { HouseRules, Settings } from '../../game/index.js';
import type { SettingsSentences } from './sentences.js';
import type { Words } from './words.js';

/** The settings of a table in one plain line, from the words of a language. */
export const settingsLine = (settings: Settings, say: SettingsSentences, words: Words): string =>
  [
    say.rules(settings, words),
    ...(settings.contentFile === undefined ? [] : [say.corrected]),
    ...houseRules(settings.houseRules ?? {}, say),
    ...(settings.practice === true ? [say.practice] : []),
    ...(settings.entropy === 'open' ? [say.openEntropy] : []),
  ].join(', ');

function houseRules(
  { starvation, huntAgain, spareGreens, tie }: HouseRules,
  say: SettingsSentences,
): readonly string[] {
  return [
    starvation && say.starvation[starvation],
    huntAgain === undefined ? undefined : say.huntAgain[huntAgain ? 'yes' : 'no'],
    spareGreens && say.spareGreens[spareGreens],
    tie && say.tie[tie],
  ].filter((words) => words !== undefined);
}
