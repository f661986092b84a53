import type { ScratchPostgres } from '../lib/scratch-postgres.js';
import type { Script } from './script.js';

/** The addresses of the database with Cairn's tables. */
export type Urls = ReturnType<ScratchPostgres['urls']>;

/** Everything one game will append, to be called one after the other. */
export type Lane = readonly (() => Promise<void>)[];

/** A way to append, measured in a process of its own. */
export type Contestant = Readonly<{
  /** Gets a game ready: one append for each command of its script. */
  lane: (script: Script) => Lane | Promise<Lane>;
}>;

/** As many connections as games at once, for everybody. */
export const CONNECTIONS = 16;

/**
 * What the parent asks a contestant's process for. Scripts are written elsewhere: a server has one way through its
 * code, and rehearsing there would leave others behind.
 */
export type Heat = Readonly<{ scripts: readonly Script[] }>;

/**
 * Appends of each game before the clock starts. Idle connections were closed meanwhile, and new ones have nothing
 * planned or cached: that would be measured otherwise.
 */
export const RUN_UP = 25;

/** How long all lanes together took after the run-up. */
export type Timed = Readonly<{ seconds: number } | { failed: string }>;
