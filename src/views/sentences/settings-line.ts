import type { HouseRules, Settings, TimeSettings } from '../../game/index.js';
import { counted } from './grammar.js';
import type { SettingsSentences, TimeSentences } from './sentences.js';
import type { Form, Words } from './words.js';

/** The settings of a table in one plain line, from the words of a language. */
export const settingsLine = (settings: Settings, say: SettingsSentences, words: Words): string =>
  [
    say.rules(settings, words),
    ...(settings.contentFile === undefined ? [] : [say.corrected]),
    ...houseRules(settings.houseRules ?? {}, say),
    ...(settings.practice === true ? [say.practice] : []),
    ...(settings.fullView === true ? [say.fullView] : []),
    ...(settings.entropy === 'open' ? [say.openEntropy] : []),
    ...(settings.time === undefined ? [] : timeParts(settings.time, say.time, words)),
  ].join(', ');

/** Rules and pace alone, for lists in which tables stand below one another. */
export const settingsBrief = (settings: Settings, say: SettingsSentences, words: Words): string =>
  [
    say.rules(settings, words),
    ...(settings.practice === true ? [say.practice] : []),
    settings.time === undefined ? say.time.none : paceOf(settings.time, say.time, words),
  ].join(', ');

/** How time is measured, and what happens when it runs out. */
export function timeParts(
  { system, whenOut }: TimeSettings,
  say: TimeSentences,
  words: Words,
): readonly string[] {
  const { grace } = system;
  return [
    paceOf({ system, whenOut }, say, words),
    ...(grace === undefined ? [] : [say.grace(duration(words, grace))]),
    whenOut.kind === 'remind' ? say.remind : say.ladder(whenOut, words),
  ];
}

/** How much time there is. */
function paceOf({ system }: TimeSettings, say: TimeSentences, words: Words): string {
  if (system.kind === 'perStretch') return say.perStretch(duration(words, system.hours));
  return say.bank(
    duration(words, system.hours),
    system.increment === 0 ? undefined : duration(words, system.increment, 'object'),
  );
}

/** Whole days where there are, else hours. */
const duration = (words: Words, hours: number, form?: Form): string =>
  hours % 24 === 0 ? counted(words, hours / 24, words.days, form) : counted(words, hours, words.hours, form);

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
