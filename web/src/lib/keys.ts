import { readSetting, writeSetting } from './settings.js';

/** Whether single keys do anything on this device; those who dictate may want them off. */
export const keysAreOn = (): boolean => readSetting('keys') !== 'off';

/** Turns the keys of the game page on or off. */
export const switchKeys = (on: boolean): void => writeSetting('keys', on ? 'on' : 'off');
