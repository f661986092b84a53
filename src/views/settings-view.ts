import type { HouseRules, Settings, TimeSettings } from '../game/index.js';
import type { Language } from './sentences/languages.js';
import { briefWords, settingsWords, timeWords } from './sentences/settings-words.js';

/** The settings of a table with nothing left out, and in words. */
export type SettingsView = Readonly<{
  edition: Settings['edition'];
  expansion?: NonNullable<Settings['expansion']>;
  olderTiles: boolean;
  houseRules?: HouseRules;
  contentFile?: string;
  seats: number;
  order: Settings['order'];
  entropy: Settings['entropy'];
  practice: boolean;
  fullView: boolean;
  time?: TimeView;
  words: string;
  brief: string;
}>;

/** The clocks of a table, flat and in words. */
export type TimeView = Readonly<{
  system: TimeSettings['system']['kind'];
  hours: number;
  increment?: number;
  grace?: number;
  whenOut: TimeSettings['whenOut']['kind'];
  excuses?: number;
  keepAfter?: number;
  words: string;
}>;

/** What was agreed when the game was opened. */
export function settingsView(settings: Settings, language: Language): SettingsView {
  const { time, ...others } = settings;
  return {
    ...others,
    ...(time === undefined ? {} : { time: timeView(time, language) }),
    olderTiles: settings.olderTiles === true,
    practice: settings.practice === true,
    fullView: settings.fullView === true,
    words: settingsWords(settings, { language }),
    brief: briefWords(settings, { language }),
  };
}

function timeView(time: TimeSettings, language: Language): TimeView {
  const { kind: system, ...measured } = time.system;
  const { kind: whenOut, ...steps } = time.whenOut;
  return { system, ...measured, whenOut, ...steps, words: timeWords(time, { language }) };
}
