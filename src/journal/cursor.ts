import { Fault } from '../play/faults.js';

/** A place in a list that is ordered by time, then by id. */
export type Place = Readonly<{ at: Date; id: string }>;

const FORM = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A place as clients carry it around. They should read nothing into it, so it is not made to be read. */
export const cursorOf = ({ at, id }: Place): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** The place a cursor stands for; a fault if it is none of ours. */
export function placeOf(cursor: string): Place {
  const [, time, id] = FORM.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined) {
    throw new Fault('BAD_INPUT', 'This is not a cursor of this list.', { field: 'after' });
  }
  return { at: new Date(Number(time)), id };
}
