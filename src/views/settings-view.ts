import type { HouseRules, Settings } from '../game/index.js';
import type { Language } from './sentences/languages.js';
import { settingsWords } from './sentences/settings-words.js';

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
  words: string;
}>;

/** What was agreed when the game was opened. */
export const settingsView = (settings: Settings, language: Language): SettingsView => ({
  ...settings,
  olderTiles: settings.olderTiles === true,
  practice: settings.practice === true,
  words: settingsWords(settings, { language }),
});
