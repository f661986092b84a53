import { remembering } from './remembering.js';

type SettingKey =
  'language' | 'theme' | 'name' | 'account' | 'viewer' | 'keys' | 'hints' | 'motion' | 'sound' | 'introduced';

/** Private windows may refuse storage, even to look at it: a choice then holds for this page. */
const memory = remembering(() => localStorage);

/** What this device remembers; null where nothing was chosen. */
export const readSetting = (key: SettingKey): string | null => memory.getItem(`cairn.${key}`);

/** Remembers a choice on this device; without storage it simply lasts until the page closes. */
export const writeSetting = (key: SettingKey, value: string): void => memory.setItem(`cairn.${key}`, value);

/** Forgets what this device remembered. */
export const forgetSetting = (key: SettingKey): void => memory.removeItem(`cairn.${key}`);

/** Calls back whenever another tab has remembered something else, or forgotten it. */
export function onSettingElsewhere(key: SettingKey, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === `cairn.${key}`) changed();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
