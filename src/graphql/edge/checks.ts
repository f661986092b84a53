import type { GameId, SeatId } from '../../game/index.js';
import { Fault } from '../../play/faults.js';
import { isLink } from '../../play/link.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const COMMAND_ID = /^[A-Za-z0-9_-]{1,64}$/;
const HEX_32_BYTES = /^[0-9a-f]{64}$/;
const SEAT_ID = /^[A-Za-z0-9-]{1,64}$/;
const WORD = /^[A-Za-z0-9-]{1,32}$/;
/** Control characters, lone surrogates, and marks that turn the direction of what is written after them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
/** Joiners belong into emoji and some scripts; but a name of nothing else is no name that anybody could read. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\p{Cf}\u2800]/u;

/** Input that no rule needs to look at: it is not even well formed. Nothing of it is stored or repeated. */
export const badInput = (field: string, wanted: string): Fault =>
  new Fault('BAD_INPUT', `"${field}" must be ${wanted}.`, { field });

/** A game's id. */
export function gameIdIn(value: string, field: string): GameId {
  if (!UUID.test(value)) throw badInput(field, 'the id of a game');
  return value as GameId;
}

/** The id of something that is yours. */
export function uuidIn(value: string, field: string): string {
  if (!UUID.test(value)) throw badInput(field, 'an id as it was shown');
  return value;
}

/** What a retry is recognised by. */
export function commandIdIn(value: string, field: string): string {
  if (!COMMAND_ID.test(value)) throw badInput(field, '1 to 64 letters, digits, "_" or "-"');
  return value;
}

/** The id by which events name a seat. */
export function seatIdIn(value: string, field: string): SeatId {
  if (!SEAT_ID.test(value)) throw badInput(field, 'the id of a seat as the game shows it');
  return value as SeatId;
}

/** The id of a place, a card, a tile. */
export function wordIn(value: string, field: string): string {
  if (!WORD.test(value)) throw badInput(field, 'an id as the game shows it');
  return value;
}

/** Entropy or a seal: 32 bytes. */
export function hexIn(value: string, field: string): string {
  if (!HEX_32_BYTES.test(value)) throw badInput(field, '32 bytes in lower-case hexadecimal');
  return value;
}

/** The secret of a game's link, if one is given. */
export function linkIn(value: string | null | undefined, field: string): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (!isLink(value)) throw badInput(field, 'the secret of a link: 32 hexadecimal digits');
  return value;
}

/** Text that people will read, without the spaces around it. */
export function textIn(value: string, field: string, longest: number): string {
  const text = value.trim();
  if (Array.from(text).length > longest || UNPRINTABLE.test(text) || !VISIBLE.test(text)) {
    throw badInput(field, `1 to ${longest} printable characters`);
  }
  return text;
}

const NEW_LINES = /\r\n|\r|\n/g;

/** As `textIn`, where lines may be broken. */
export function paragraphIn(value: string, field: string, longest: number): string {
  const text = value.trim().replaceAll(NEW_LINES, '\n');
  const inOneLine = text.replaceAll('\n', ' ');
  if (Array.from(text).length > longest || UNPRINTABLE.test(inOneLine) || !VISIBLE.test(text)) {
    throw badInput(field, `1 to ${longest} printable characters`);
  }
  return text;
}

/** A whole number from `least` on. Numbers too large for the schema never come this far. */
export function atLeastIn(value: number, field: string, least: number): number {
  if (!Number.isSafeInteger(value) || value < least) throw badInput(field, `a whole number from ${least} on`);
  return value;
}
