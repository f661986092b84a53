import type { JsonObject, StoredEvent } from '../../game/index.js';
import { isHex } from '../bytes.js';
import { HASH_BYTES } from '../hash.js';
import { isKeyId, isPublicKey } from '../signature.js';
import {
  ARCHIVE_KIND,
  type DeliveryLine,
  type DigestLine,
  type Header,
  type ScoresLine,
  type Trailer,
} from './lines.js';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;
type Loose = Readonly<Record<string, unknown>>;

/** A line of an event, taken apart: what is hashed, and beside it what is not. */
export type EventLine = Readonly<{
  kind: 'event';
  hash: string;
  event: Omit<StoredEvent, 'hash' | 'sealed'> & Readonly<{ sealed?: string }>;
  opened?: Readonly<{ salt: string; value: JsonObject }>;
}>;

export type Line = Header | EventLine | DeliveryLine | ScoresLine | DigestLine | Trailer;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isHash: Check = (value) => isHex(value, HASH_BYTES);
const exactly =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const listOf =
  (each: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(each);
const matching =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value);

/** Has all of the first fields, perhaps some of the second, and no others. */
const record =
  (always: Fields, sometimes: Fields = {}): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(always).every(([key, check]) => check(value[key])) &&
    Object.entries(value).every(
      ([key, field]) =>
        Object.hasOwn(always, key) || (Object.hasOwn(sometimes, key) && sometimes[key]?.(field) === true),
    );

const GAME = matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

const EVENT = record(
  {
    actor: isText,
    at: isText,
    commandId: isText,
    game: isText,
    ordinal: isCount,
    payload: isObject,
    shape: isCount,
    type: isText,
    version: isCount,
  },
  { clock: isObject, command: isObject, sealed: isHash },
);

/** What each kind of line must look like before anything is read from it. */
const FORMS: Readonly<Record<string, Check>> = {
  [ARCHIVE_KIND]: record({
    kind: isText,
    game: GAME,
    entropy: exactly('sealed', 'open'),
    view: matching(/^(full|public|seat:[1-9])$/),
    content: record({ name: isText, hash: isHash }, { tables: isObject }),
  }),
  event: record(
    { kind: isText, hash: isHash, event: EVENT },
    { opened: record({ salt: isText, value: isObject }) },
  ),
  delivery: isObject,
  scores: record({
    kind: isText,
    reason: isText,
    ranking: listOf(isObject),
    winners: listOf(isCount),
    scores: listOf(isObject),
  }),
  digest: record({
    kind: isText,
    date: isText,
    root: isHash,
    previousRoot: isHash,
    count: isCount,
    keyId: isKeyId,
    publicKey: isPublicKey,
    signature: isText,
    version: isCount,
    position: isCount,
    path: listOf(isHash),
  }),
  trailer: record({
    kind: isText,
    sha256: isHash,
    version: isCount,
    head: isHash,
    headSignature: isText,
    publicKey: isPublicKey,
    keyId: isKeyId,
    signature: isText,
  }),
};

/** The line that this JSON is; undefined if it is none that an archive may have. */
export function lineOf(value: unknown): Line | undefined {
  if (!isObject(value) || typeof value['kind'] !== 'string') return undefined;
  const isFine = Object.hasOwn(FORMS, value['kind']) ? FORMS[value['kind']] : undefined;
  return isFine?.(value) === true ? (value as unknown as Line) : undefined;
}
