import {
  encode,
  type Actor,
  type CairnEvent,
  type Command,
  type GameId,
  type JsonObject,
  type StoredEvent,
} from '../game/index.js';
import { hashEvent } from '../fairness/chain.js';
import { toHex } from '../fairness/bytes.js';
import type { Hash } from '../fairness/hash.js';
import { SALT_BYTES, sealHash } from '../fairness/seal.js';

/** Where the new events go: the head they follow, and by whose command. */
export type Record = Readonly<{
  game: GameId;
  version: number;
  headHash: string;
  actor: Actor;
  commandId: string;
  command: Command;
  at: string;
}>;

/** Bytes nobody can guess; the platform's, passed in. */
export type RandomBytes = (count: number) => Uint8Array;

/** What recording takes from the machine it runs on. */
export type RecordingParts = Readonly<{ random: RandomBytes; hash?: Hash | undefined }>;

/** Gives one command's events their versions, seals and hashes: the rows exactly as they are stored for ever. */
export function recordEvents(
  place: Record,
  events: readonly CairnEvent[],
  { random, hash }: RecordingParts,
): readonly StoredEvent[] {
  const stored: StoredEvent[] = [];
  let previous = place.headHash;
  for (const [ordinal, event] of events.entries()) {
    const row = rowOf(place, event, ordinal, random);
    previous = hashEvent(previous, row, hash);
    stored.push({ ...row, hash: previous });
  }
  return stored;
}

function rowOf(
  place: Record,
  event: CairnEvent,
  ordinal: number,
  random: RandomBytes,
): Omit<StoredEvent, 'hash'> {
  const { type, shape, payload, sealedValue } = encode(event);
  return {
    game: place.game,
    version: place.version + 1 + ordinal,
    ordinal,
    type,
    shape,
    actor: place.actor,
    payload,
    ...(sealedValue === undefined ? {} : { sealed: seal(sealedValue, random(SALT_BYTES)) }),
    ...(ordinal === 0 ? { command: place.command } : {}),
    commandId: place.commandId,
    at: place.at,
  };
}

const seal = (value: JsonObject, salt: Uint8Array) => ({
  hash: sealHash(salt, value),
  salt: toHex(salt),
  value,
});
