import { readSetting, writeSetting } from './settings.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

/** The theme chosen on this device; the system's unless the player said otherwise. */
export function chosenTheme(): Theme {
  const stored = readSetting('theme');
  return isTheme(stored) ? stored : 'system';
}

/** Colours follow the attribute; without it they follow the system. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Remembers and applies a theme. */
export function chooseTheme(theme: Theme): void {
  writeSetting('theme', theme);
  applyTheme(theme);
}
