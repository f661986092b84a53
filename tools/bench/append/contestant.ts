import type { ScratchPostgres } from '../lib/scratch-postgres.js';

/** The addresses of the database with Cairn's tables. */
export type Urls = ReturnType<ScratchPostgres['urls']>;

/** Everything one game will append, one call after the other. */
export type Lane = () => Promise<void>;

/** A way to append, measured in a process of its own. */
export type Contestant = Readonly<{
  /** Gets a game ready, which is not measured; running its lane appends `length` times, which is. */
  lane: (length: number) => Promise<Lane>;
}>;

/** As many connections as games at once, for everybody. */
export const CONNECTIONS = 16;

/** What the parent asks a contestant's process for. */
export type Heat = Readonly<{ games: number; length: number }>;

/** How long the lanes of a heat took together. */
export type Timed = Readonly<{ seconds: number } | { failed: string }>;
