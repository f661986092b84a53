import type { Settings, Switches, TimeSettings } from '../../game/index.js';
import { settingsBrief, settingsLine, timeParts } from './settings-line.js';
import { ENGLISH, sentencesIn, wordsIn, type Speech } from './told.js';

/** The settings of a table in one plain line: "Czech 2019 rules with Style is the Goal, practice game". */
export const settingsWords = (settings: Settings, speech: Speech = ENGLISH): string =>
  settingsLine(settings, sentencesIn(speech).settings, wordsIn(speech));

/** The same in few words: "Czech 2019 rules, 2 days for each turn". */
export const briefWords = (settings: Settings, speech: Speech = ENGLISH): string =>
  settingsBrief(settings, sentencesIn(speech).settings, wordsIn(speech));

/** How time is measured at a table, and what happens when it runs out. */
export const timeWords = (time: TimeSettings, speech: Speech = ENGLISH): string =>
  timeParts(time, sentencesIn(speech).settings.time, wordsIn(speech)).join(', ');

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
