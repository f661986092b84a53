import {
  encode,
  type Actor,
  type CairnEvent,
  type ClockReading,
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
  /** What the clock of whoever acts shows. */
  clock?: ClockReading | undefined;
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
  let previous = place.headHash;
  return events.map((event, ordinal) => {
    const row = rowOf(place, event, ordinal, random);
    previous = hashEvent(previous, row, hash);
    // Not a copy with one more key: those are so many shapes that everything which reads them becomes slow.
    return Object.assign(row, { hash: previous });
  });
}

type Row = { -readonly [Key in keyof Omit<StoredEvent, 'hash'>]: StoredEvent[Key] };

function rowOf(place: Record, event: CairnEvent, ordinal: number, random: RandomBytes): Row {
  const { type, shape, payload, sealedValue } = encode(event);
  const { game, version, actor, commandId, at } = place;
  const row: Row = {
    game,
    version: version + 1 + ordinal,
    ordinal,
    type,
    shape,
    actor,
    payload,
    commandId,
    at,
  };
  if (sealedValue !== undefined) row.sealed = seal(sealedValue, random(SALT_BYTES));
  if (ordinal === 0) row.command = place.command;
  if (ordinal === 0 && place.clock !== undefined) row.clock = place.clock;
  return row;
}

const seal = (value: JsonObject, salt: Uint8Array) => ({
  hash: sealHash(salt, value),
  salt: toHex(salt),
  value,
});
