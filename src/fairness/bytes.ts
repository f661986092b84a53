const encoder = new TextEncoder();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HEX = /^(?:[0-9a-f]{2})*$/;
const CODE_OF_0 = 0x30;
const CODE_OF_9 = 0x39;
const CODE_OF_A = 0x61;
const OCTETS: readonly string[] = Array.from({ length: 256 }, (_, octet) =>
  octet.toString(16).padStart(2, '0'),
);

/** The UTF-8 form of a text. */
export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** A label that keeps hashes of different kinds apart: the ASCII text and one zero byte. */
export const tag = (label: string): Uint8Array => utf8(`${label}\0`);

/** One byte. */
export function u8(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value > 0xff)
    throw new RangeError(`${value} does not fit one byte`);
  return Uint8Array.of(value);
}

/** Four bytes, the most significant first. */
export function u32(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) {
    throw new RangeError(`${value} does not fit four bytes`);
  }
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** All parts, one after the other. */
export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    joined.set(part, end);
    end += part.length;
  }
  return joined;
}

/** Lower-case hexadecimal, the only form in which bytes stand in JSON. */
export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const octet of bytes) hex += OCTETS[octet] ?? '';
  return hex;
}

/** Whether a value is the lower-case hexadecimal of exactly `length` bytes. */
export const isHex = (value: unknown, length: number): value is string =>
  typeof value === 'string' && value.length === 2 * length && HEX.test(value);

/** The bytes of a lower-case hexadecimal text. The text stays out of the error: it may be a secret. */
export function fromHex(hex: string): Uint8Array {
  if (!HEX.test(hex)) throw new Error('not lower-case hexadecimal of whole bytes');
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = (nibble(hex.charCodeAt(2 * at)) << 4) | nibble(hex.charCodeAt(2 * at + 1));
  }
  return bytes;
}

const nibble = (code: number): number => (code <= CODE_OF_9 ? code - CODE_OF_0 : code - CODE_OF_A + 10);

/** The 16 bytes of a UUID. Upper case is refused: the text itself is hashed too, so there must be only one. */
export function uuidBytes(uuid: string): Uint8Array {
  if (!UUID.test(uuid)) throw new Error(`not a UUID in lower case: ${JSON.stringify(uuid)}`);
  return fromHex(uuid.replaceAll('-', ''));
}

/** Throws unless there are exactly `length` bytes; says how many there were, not which. */
export function expectLength(bytes: Uint8Array, length: number, what: string): void {
  if (bytes.length !== length) throw new RangeError(`${what} must have ${length} bytes, not ${bytes.length}`);
}
