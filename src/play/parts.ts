import type { Actor } from '../game/index.js';
import type { Loaded } from './loaded.js';
import type { Lucks } from './luck.js';
import type { Journal } from './ports.js';
import type { RandomBytes } from './record.js';
import type { Tables } from './tables.js';

/** What playing a command needs from outside. */
export type PlayParts = Readonly<{
  journal: Journal;
  tables: Tables;
  lucks: Lucks;
  random: RandomBytes;
  now: () => Date;
  /** Called after the commit. Best effort: whatever it does cannot turn a stored move into an error. */
  stored: (loaded: Loaded, actor: Actor) => void;
}>;
