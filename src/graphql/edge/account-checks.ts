import { isMailAddress } from '../../lib/mail-address.js';
import { handleFrom } from '../../play/handles.js';
import { badInput } from './checks.js';

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

/** A name under which others find somebody. */
export function handleIn(value: string, field: string): string {
  const handle = handleFrom(value);
  if (handle === undefined)
    throw badInput(
      field,
      '3 to 24 letters a–z or digits, with single ".", "_" or "-" between them, and not reserved',
    );
  return handle;
}

/** A mail address. */
export function emailIn(value: string, field: string): string {
  const email = value.trim();
  if (!isMailAddress(email)) throw badInput(field, 'a mail address');
  return email;
}

/** A new password: long rather than strange. */
export function newPasswordIn(value: string, field: string): string {
  const length = Array.from(value.normalize('NFKC')).length;
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD)
    throw badInput(field, `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters long`);
  return value;
}

/** A password to be tried; one that is too long to be anybody's is not even compared. */
export function passwordIn(value: string, field: string): string {
  if (value.length > 4 * LONGEST_PASSWORD) throw badInput(field, 'a password');
  return value;
}

/** The id of a session or a token. */
export function rowIdIn(value: string, field: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value))
    throw badInput(field, 'an id from the list');
  return value;
}
