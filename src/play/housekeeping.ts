import type { Actor, GameId } from '../game/index.js';
import type { Loaded } from './loaded.js';
import type { Live } from './ports.js';
import type { Play } from './sent.js';
import { serverSteps, waitsForServer } from './server-steps.js';
import type { Tables } from './tables.js';

export type HousekeepingParts = Readonly<{
  live: Live;
  tables: Tables;
  /** Told of what failed: everything done here is found again by whoever looks next. */
  warn: (what: string, error: unknown) => void;
  pauses?: Pauses;
}>;

/** How long a bot thinks: after a person, long enough to take a move back; after another bot, long enough to see it. */
export type Pauses = Readonly<{ afterPersonMs: number; afterBotMs: number }>;

const PAUSES: Pauses = { afterPersonMs: 1_000, afterBotMs: 250 };

export type Housekeeping = Readonly<{
  /** After a command is stored: tell whoever listens, and take the steps that need nobody. Never awaited by it. */
  stored: (loaded: Loaded, actor: Actor, play: Play) => void;
  /** Takes the steps that are due in a game now; for games whose process died before it could. */
  attend: (game: GameId, play: Play) => Promise<void>;
  /** Lets go of what was planned: another process will find it. */
  close: () => void;
}>;

export function createHousekeeping(parts: HousekeepingParts): Housekeeping {
  const { live, tables, warn, pauses = PAUSES } = parts;
  const planned = new Set<NodeJS.Timeout>();

  const attend = async (game: GameId, play: Play): Promise<void> => {
    const loaded = await tables.fresh(game);
    if (loaded === undefined) return;
    for (const step of serverSteps(game, loaded.table)) await play(step);
  };

  const plan = (delay: number, work: () => Promise<void>): void => {
    const timer = setTimeout(() => {
      planned.delete(timer);
      work().catch((error: unknown) => warn('taking the next step', error));
    }, delay);
    planned.add(timer);
  };

  const stored = ({ game, table }: Loaded, actor: Actor, play: Play): void => {
    live.announce(game, table.version).catch((error: unknown) => warn('announcing a move', error));
    if (waitsForServer(table)) plan(pauseAfter(actor, table.game !== undefined), () => attend(game, play));
  };

  const pauseAfter = (actor: Actor, started: boolean): number => {
    if (!started) return 0;
    return actor.startsWith('seat:') ? pauses.afterPersonMs : pauses.afterBotMs;
  };

  const close = (): void => {
    for (const timer of planned) clearTimeout(timer);
    planned.clear();
  };

  return { stored, attend, close };
}
