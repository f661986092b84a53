import type { CairnEvent } from './event.js';
import type { Actor, GameId } from './model/ids.js';

/** JSON as it may stand in an event: integers only, absent instead of null. */
export type Json = string | number | boolean | readonly Json[] | JsonObject;
export type JsonObject = Readonly<{ [key: string]: Json }>;

/** An event with its place in the history of its game: what the fold reads. */
export type Recorded = Readonly<{
  version: number;
  /** 0 for the first event of a command; the rest are its consequences. */
  ordinal: number;
  actor: Actor;
  commandId: string;
  event: CairnEvent;
  /** When, and what the clock of whoever acted then showed; absent in histories that were never stored. */
  at?: string;
  clock?: ClockReading;
}>;

/** The secret part of an event. Whoever may not see it gets the hash alone. */
export type Sealed = Readonly<{ hash: string; salt?: string; value?: JsonObject }>;

/**
 * Time used and left in the stretch that version `since` opened, by the seat that acted or was timed out. In seconds
 * of that player's own days, 86,400 for each full window of awake hours; absent where no clock runs.
 */
export type ClockReading = Readonly<{ since: number; spent: number; left: number }>;

/** An event exactly as it is stored, hashed and exported. Upcasting happens only when folding. */
export type StoredEvent = Readonly<{
  game: GameId;
  version: number;
  ordinal: number;
  type: string;
  shape: number;
  actor: Actor;
  payload: JsonObject;
  sealed?: Sealed;
  /** The command as it was decided; only on ordinal 0. */
  command?: JsonObject;
  commandId: string;
  /** UTC with milliseconds. */
  at: string;
  clock?: ClockReading;
  hash: string;
}>;
