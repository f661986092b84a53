import type { Stretch } from '../clock/stretch.js';
import type { GameId } from '../game/index.js';
import type { StretchName } from './deliveries-port.js';

/** Open stretches, as the appends have left them beside the events. */
export type Stretches = Readonly<{
  /** Those whose time is out by the clock of the database, the longest ago first; nobody's who is on vacation. */
  due: (limit: number) => Promise<readonly StretchName[]>;
  /** Those of one person, in every game that is being played. */
  ofAccount: (account: string) => Promise<readonly (Stretch & Readonly<{ game: GameId }>)[]>;
}>;
