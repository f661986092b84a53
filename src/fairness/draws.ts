import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Luck } from '../game/index.js';
import { concat, expectLength, fromHex, tag, u32, u8, uuidBytes } from './bytes.js';
import { hashOf, type Hash } from './hash.js';

const SEED = tag('cairn/seed/1');
const ENTROPY = tag('cairn/entropy/1');
const KEY = tag('cairn/key/1');
const DRAW = tag('cairn/draw/1');

/** Seeds, entropy and keys all have this many bytes. */
export const SECRET_BYTES = 32;

/** What a bot's seat, or one whose client gave none, contributes to the key. */
export const NO_ENTROPY: Uint8Array = new Uint8Array(SECRET_BYTES);

/** Binds the server to its seed before anybody joins, without showing it. */
export function seedCommitment(game: string, seed: Uint8Array): string {
  expectLength(seed, SECRET_BYTES, 'a seed');
  return hashOf(SEED, uuidBytes(game), seed);
}

/** Binds the `join`-th claimed seat (from 1) to its entropy before it knows that of the others. */
export function entropySeal(game: string, join: number, entropy: Uint8Array): string {
  expectLength(entropy, SECRET_BYTES, 'entropy');
  return hashOf(ENTROPY, uuidBytes(game), u8(join), entropy);
}

/** The key of all draws: from the server's seed and the entropy of every seat, in order of joining. */
export function drawKey(seed: Uint8Array, game: string, entropies: readonly Uint8Array[]): Uint8Array {
  expectLength(seed, SECRET_BYTES, 'a seed');
  for (const entropy of entropies) expectLength(entropy, SECRET_BYTES, 'entropy');
  return hmac(sha256, seed, concat(KEY, uuidBytes(game), u8(entropies.length), ...entropies));
}

/** The outcome of one numbered draw, read piece by piece. */
export type Draw = Readonly<{
  /** The next of `size` (1…256) equally likely numbers, from 0. */
  uniform: (size: number) => number;
  /** The next `count` dice. */
  dice: (count: number) => readonly number[];
  /** `count` different members of a set of ids, in the order in which they are drawn. */
  pick: (from: readonly string[], count: number) => readonly string[];
}>;

/** Draw `number` of a game. It depends on nothing else: not on other draws, nor on how often it is made. */
export function drawStream(key: Uint8Array, game: string, number: number, hash?: Hash): Draw {
  expectLength(key, SECRET_BYTES, 'a key');
  const bytes = byteStream(macOf(key, hash), concat(DRAW, uuidBytes(game), u32(number)));

  const uniform = (size: number): number => {
    if (!Number.isInteger(size) || size < 1 || size > 256) throw new RangeError(`cannot draw one of ${size}`);
    // bytes beyond the last whole multiple would favour small numbers
    const limit = 256 - (256 % size);
    let byte = bytes.next().value;
    while (byte >= limit) byte = bytes.next().value;
    return byte % size;
  };

  const dice = (count: number): readonly number[] => {
    if (!isCount(count)) throw new RangeError(`cannot roll ${count} dice`);
    return Array.from({ length: count }, () => 1 + uniform(6));
  };

  const pick = (from: readonly string[], count: number): readonly string[] => {
    if (!isCount(count) || count > from.length)
      throw new RangeError(`cannot pick ${count} of ${from.length}`);
    const left = sortedSet(from);
    return Array.from({ length: count }, () => left.splice(uniform(left.length), 1)).flat();
  };

  return { uniform, dice, pick };
}

/** The luck of one command: every call is one draw, numbered from `firstDraw`, the number of draws stored so far. */
export function createLuck(key: Uint8Array, game: string, firstDraw: number, hash?: Hash): Luck {
  let next = firstDraw;
  const nextDraw = () => {
    const draw = next;
    next += 1;
    return { draw, stream: drawStream(key, game, draw, hash) };
  };
  return {
    roll: (count) => {
      const { draw, stream } = nextDraw();
      return { draw, dice: stream.dice(count) };
    },
    pick: (from, count) => {
      const { draw, stream } = nextDraw();
      return { draw, picked: stream.pick(from, count) };
    },
  };
}

/** HMAC(key, prefix ‖ 0), HMAC(key, prefix ‖ 1), … byte by byte; a block is made when it is needed. */
function* byteStream(mac: Mac, prefix: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block += 1) yield* mac(concat(prefix, u32(block)));
}

type Mac = (message: Uint8Array) => Uint8Array;

/** HMAC-SHA-256 with this key; made of the given hash (RFC 2104), if the machine has a faster one. */
const macOf = (key: Uint8Array, hash?: Hash): Mac =>
  hash === undefined
    ? (message) => hmac(sha256, key, message)
    : (message) => fromHex(hash(padded(key, OUTER), fromHex(hash(padded(key, INNER), message))));

const BLOCK_BYTES = 64;
const INNER = 0x36;
const OUTER = 0x5c;

/** A key that is no longer than a block, as HMAC mixes it in. */
function padded(key: Uint8Array, mask: number): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES).fill(mask);
  block.set(key.map((octet) => octet ^ mask));
  return block;
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** In ASCII order, so that a draw does not depend on how the caller keeps its ids. */
function sortedSet(ids: readonly string[]): string[] {
  const sorted = [...ids].sort();
  if (sorted.some((id, index) => id === sorted[index - 1])) throw new Error('an id is there twice');
  return sorted;
}
