import type { Actor, ClockReading, GameId, JsonObject, Sealed, StoredEvent } from '../game/index.js';

/** Everything of an event but its game, in the form the journal reads it. */
export const EVENT_COLUMNS = `version, ordinal, type, shape, actor, payload,
  encode(sealed_hash, 'hex') as sealed_hash, encode(sealed_salt, 'hex') as sealed_salt, sealed_value,
  command, command_id, at, clock, encode(hash, 'hex') as hash`;

export type EventRow = Readonly<{
  version: number;
  ordinal: number;
  type: string;
  shape: number;
  actor: Actor;
  payload: JsonObject;
  sealed_hash: string | null;
  sealed_salt: string | null;
  sealed_value: JsonObject | null;
  command: JsonObject | null;
  command_id: string;
  at: Date;
  clock: ClockReading | null;
  hash: string;
}>;

/** A row as the event it was stored as. */
export const eventOf = (game: GameId, row: EventRow): StoredEvent => ({
  game,
  version: row.version,
  ordinal: row.ordinal,
  type: row.type,
  shape: row.shape,
  actor: row.actor,
  payload: row.payload,
  ...(row.sealed_hash === null ? {} : { sealed: sealedOf(row.sealed_hash, row) }),
  ...(row.command === null ? {} : { command: row.command }),
  commandId: row.command_id,
  at: row.at.toISOString(),
  ...(row.clock === null ? {} : { clock: row.clock }),
  hash: row.hash,
});

const sealedOf = (hash: string, { sealed_salt: salt, sealed_value: value }: EventRow): Sealed => ({
  hash,
  ...(salt === null ? {} : { salt }),
  ...(value === null ? {} : { value }),
});

/** The events of one command as append_events takes them: what differs from one to the next. */
export const eventsParameter = (events: readonly StoredEvent[], previousHash: string): string =>
  JSON.stringify(rowsOf(events, previousHash));

/** Events as they are handed over to Postgres, each with the hash before it. */
export const rowsOf = (events: readonly StoredEvent[], previousHash: string): readonly object[] =>
  events.map(({ version, ordinal, type, shape, payload, sealed, command, clock, hash }, index) => ({
    version,
    ordinal,
    type,
    shape,
    payload,
    sealed_hash: sealed?.hash,
    sealed_salt: sealed?.salt,
    sealed_value: sealed?.value,
    command,
    clock,
    prev_hash: events[index - 1]?.hash ?? previousHash,
    hash,
  }));
