import { remembering } from './remembering.js';

const memory = remembering(() => localStorage);
const keyOf = (key: string): string => `cairn.${key}`;

/** A number this device remembers about one thing; null where nothing was remembered. */
export function rememberedNumber(key: string): number | null {
  const stored = memory.getItem(keyOf(key));
  return stored === null ? null : Number(stored);
}

/** Remembers a number; without storage everything is simply new again next time. */
export const rememberNumber = (key: string, value: number): void => memory.setItem(keyOf(key), String(value));

/** Whether a number will still be remembered when the page is loaded anew. */
export const numberLasts = (key: string): boolean => memory.lasts(keyOf(key));
