import type { Table } from '../game/index.js';
import type { Loaded } from './loaded.js';
import type { Live } from './ports.js';
import type { Play, Sent } from './sent.js';

export type HousekeepingParts = Readonly<{
  live: Live;
  /** Told of what failed: everything done here is found again by whoever looks next. */
  warn: (what: string, error: unknown) => void;
}>;

/**
 * What the house does after a command is stored: tell whoever listens, and take the step that needs nobody.
 * Best effort, never awaited by the command.
 */
export const createHousekeeping =
  ({ live, warn }: HousekeepingParts) =>
  (loaded: Loaded, play: Play): void => {
    const { game, table } = loaded;
    live.announce(game, table.version).catch((error: unknown) => warn('announcing a move', error));
    const step = nextStep(loaded);
    if (step !== undefined) play(step).catch((error: unknown) => warn('taking the next step', error));
  };

/** A full table at which everybody is ready starts by itself; the id is always the same, so it starts once. */
function nextStep({ game, table }: Loaded): Sent | undefined {
  if (!mayStart(table)) return undefined;
  return { game, actor: 'server', commandId: 'start', command: { type: 'StartGame' } };
}

const mayStart = ({ settings, seats, game, closed }: Table): boolean =>
  game === undefined &&
  closed === undefined &&
  seats.length === settings?.seats &&
  seats.every(({ ready }) => ready);
