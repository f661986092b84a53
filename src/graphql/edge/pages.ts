import { badInput } from './checks.js';

/** The longest page. */
export const MOST = 100;

/** How many items of a page: 1 to 100, never "all". */
export function countIn(value: number, field: string): number {
  if (value < 1 || value > MOST) throw badInput(field, `a number from 1 to ${MOST}`);
  return value;
}

/** A cursor into a history is a version. */
export function versionCursorIn(value: string, field: string): number {
  if (!/^(0|[1-9]\d{0,8})$/.test(value)) throw badInput(field, 'a cursor this list has given out');
  return Number(value);
}

/** A cursor that only whoever gave it out can read. */
export function opaqueCursorIn(value: string, field: string): string {
  if (!/^[\w:.~-]{1,200}$/.test(value)) throw badInput(field, 'a cursor this list has given out');
  return value;
}
