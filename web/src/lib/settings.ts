export type SettingKey =
  'language' | 'theme' | 'name' | 'account' | 'viewer' | 'keys' | 'hints' | 'motion' | 'introduced';

/** What this device remembers; null where storage is off or nothing was chosen. */
export function readSetting(key: SettingKey): string | null {
  try {
    return localStorage.getItem(`cairn.${key}`);
  } catch {
    return null;
  }
}

/** Remembers a choice on this device; without storage it simply lasts until the page closes. */
export function writeSetting(key: SettingKey, value: string): void {
  try {
    localStorage.setItem(`cairn.${key}`, value);
  } catch {
    // Private windows may refuse storage; the choice still holds for this page.
  }
}

/** Forgets what this device remembered. */
export function forgetSetting(key: SettingKey): void {
  try {
    localStorage.removeItem(`cairn.${key}`);
  } catch {
    // What could not be stored need not be forgotten.
  }
}

/** Calls back whenever another tab has remembered something else, or forgotten it. */
export function onSettingElsewhere(key: SettingKey, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === `cairn.${key}`) changed();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
