import type { HouseRules, Settings, Switches } from '../../game/index.js';
import type { SettingsSentences } from './sentences.js';
import { ENGLISH, sentencesIn, wordsIn, type Speech } from './told.js';
import type { Words } from './words.js';

/** The settings of a table in one plain line: "Czech 2019 rules with Style is the Goal, practice game". */
export const settingsWords = (settings: Settings, speech: Speech = ENGLISH): string =>
  settingsLine(settings, sentencesIn(speech).settings, wordsIn(speech));

/** As `settingsWords`, for sentences that have their words already. */
export const settingsLine = (settings: Settings, say: SettingsSentences, words: Words): string =>
  [
    say.rules(settings, words),
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

/** What each switch of an edition means. */
export function switchWords(
  { starvation, huntAgain, spareGreens, tie }: Switches,
  speech: Speech = ENGLISH,
): Readonly<Record<keyof Switches, string>> {
  const say = sentencesIn(speech).settings;
  return {
    starvation: say.starvation[starvation.kind],
    huntAgain: say.huntAgain[huntAgain ? 'yes' : 'no'],
    spareGreens: say.spareGreens[spareGreens],
    tie: say.tie[tie],
  };
}
