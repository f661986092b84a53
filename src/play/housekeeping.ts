import type { Actor, GameId, Table } from '../game/index.js';
import type { Loaded } from './loaded.js';
import type { Obey } from './orders/obeying.js';
import { createObeyingSoon } from './orders/obeying-soon.js';
import { createPlanner } from './planner.js';
import type { Live, Seeds } from './ports.js';
import type { Play, Sent } from './sent.js';
import { owesSeed, revealStep, serverSteps, waitsForServer } from './server-steps.js';
import { createFirstWakes } from './reminding/first-wakes.js';
import type { Tables } from './tables.js';
import type { Waker } from './waker-port.js';

export type HousekeepingParts = Readonly<{
  live: Live;
  tables: Tables;
  seeds: Seeds;
  /** Told of what failed: everything done here is found again by whoever looks next. */
  warn: (what: string, error: unknown) => void;
  /** Absent where nobody is woken. */
  waker?: Waker | undefined;
  /** Plays what standing orders say. */
  obey: Obey;
  pauses?: Pauses | undefined;
}>;

/** How long a bot thinks: after a person, long enough to take a move back; after another bot, long enough to see it. */
export type Pauses = Readonly<{ afterPersonMs: number; afterBotMs: number }>;

const PAUSES: Pauses = { afterPersonMs: 1_000, afterBotMs: 250 };

export type Housekeeping = Readonly<{
  /** After a command is stored: tell whoever listens, have stretches looked at, and take the steps that need nobody. Never awaited by it. */
  stored: (loaded: Loaded, actor: Actor, play: Play) => void;
  /** Somebody has left orders, which may have been waited for. */
  heard: (game: GameId, play: Play) => void;
  /** Takes the steps that are due in a game now; for games whose process died before it could. */
  attend: (game: GameId, play: Play) => Promise<void>;
  /** Lets go of what was planned, which another process will find, waits for what is under way and arms what is held. */
  close: () => Promise<void>;
}>;

export function createHousekeeping(parts: HousekeepingParts): Housekeeping {
  const { live, tables, seeds, warn, waker, obey, pauses = PAUSES } = parts;
  const planner = createPlanner((error) => warn('taking the next step', error));
  const wakes = waker && createFirstWakes(waker, (error) => warn('arming a wake-up', error));
  const obeySoon = createObeyingSoon(obey, planner);

  const attend = async (game: GameId, play: Play): Promise<void> => {
    const loaded = await tables.fresh(game);
    if (loaded === undefined) return;
    for (const step of await stepsIn(loaded, seeds)) {
      const played = await play(step);
      // Nobody would notice a seat that the house plays and that cannot move.
      if (played.kind === 'rejected') warn(`playing for ${step.actor} in game ${game}`, played.rejection);
    }
  };

  const stored = (loaded: Loaded, actor: Actor, play: Play): void => {
    const { game, table } = loaded;
    live.announce(game, table.version).catch((error: unknown) => warn('announcing a move', error));
    wakes?.after(loaded);
    const pause = pauseAfter(actor, table);
    if (waitsForServer(table)) planner.plan(pause, () => attend(game, play));
    else if (loaded.stretches.length > 0) obeySoon(game, pause, play);
  };

  const pauseAfter = (actor: Actor, { game, closed }: Table): number => {
    if (game === undefined || closed !== undefined) return 0;
    return actor.startsWith('seat:') ? pauses.afterPersonMs : pauses.afterBotMs;
  };

  const heard = (game: GameId, play: Play): void => obeySoon(game, pauses.afterPersonMs, play);

  return {
    stored,
    heard,
    attend,
    close: async () => {
      await planner.close();
      await wakes?.close();
    },
  };
}

/** The seed is looked up only once it may be shown: nothing before that moment needs to hold it. */
async function stepsIn({ game, table }: Loaded, seeds: Seeds): Promise<readonly Sent[]> {
  if (!owesSeed(table)) return serverSteps(game, table);
  const seed = await seeds.seedOf(game);
  return seed === undefined ? [] : [revealStep(game, seed)];
}
