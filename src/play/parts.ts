import type { Actor } from '../game/index.js';
import type { Hash } from '../fairness/hash.js';
import type { Loaded } from './loaded.js';
import type { Lucks } from './luck.js';
import type { Journal } from './ports.js';
import type { RandomBytes } from './record.js';
import type { SeatCalendars } from './stretches.js';
import type { Tables } from './tables.js';

/** What playing a command needs from outside. */
export type PlayParts = Readonly<{
  journal: Journal;
  tables: Tables;
  lucks: Lucks;
  random: RandomBytes;
  /** The machine's own SHA-256, if it has one: hashing is much of what a move costs. */
  hash?: Hash | undefined;
  now: () => Date;
  /** When those who sit in a game can be expected to play. */
  calendars: SeatCalendars;
  /** Called after the commit. Best effort: whatever it does cannot turn a stored move into an error. */
  stored: (loaded: Loaded, actor: Actor) => void;
}>;
