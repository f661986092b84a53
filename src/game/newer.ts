import { isNewerForm } from './codec.js';
import { isCommandType } from './decide.js';
import { isObject } from './model/hostile.js';
import type { StoredEvent } from './recorded.js';
import { isSetting } from './table/settings.js';

/**
 * Whether an event has something that there is not in this program: its type, its shape, its command or a setting. A newer
 * one may have stored it; this one cannot say whether it is as it should be.
 */
export const isNewer = (stored: StoredEvent): boolean =>
  isNewerForm(stored) || hasNewerCommand(stored) || hasNewerSetting(stored);

function hasNewerCommand({ command }: StoredEvent): boolean {
  const type = command?.['type'];
  return typeof type === 'string' && !isCommandType(type);
}

function hasNewerSetting({ type, payload }: StoredEvent): boolean {
  const { settings } = payload;
  return type === 'GameOpened' && isObject(settings) && !Object.keys(settings).every(isSetting);
}
