import type { GameId } from '../../game/index.js';
import type { Loaded } from '../loaded.js';
import type { Wake, Waker } from '../waker-port.js';
import { FIRST_WAIT_MS } from './moments.js';

/**
 * So long at most what a move has opened is held before a wake-up is armed for it. Where people play at one sitting most
 * of it ends sooner, and a wake-up in the queue costs Postgres more than the move that asked for it. What is held when a
 * process is killed is found by the sweep, as before.
 */
const HELD_MS = 10_000;
/** Armed in one statement. */
const AT_ONCE = 200;

export type FirstWakes = Readonly<{
  /** Has the stretches looked at that a command has opened, unless they end in the next few seconds. */
  after: (loaded: Loaded) => void;
  /** Arms what is held; nothing is held any more from now on. */
  close: () => Promise<void>;
}>;

type Held = Readonly<{ wake: Wake; since: number }>;

/** The first look at each stretch, as far as the commands of one process open them. */
export function createFirstWakes(waker: Waker, failed: (error: unknown) => void): FirstWakes {
  let held = new Map<GameId, readonly Held[]>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let arming = Promise.resolve();

  const armHeld = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const wakes = [...held.values()].flat().map(asOfNow);
    held = new Map();
    for (let at = 0; at < wakes.length; at += AT_ONCE)
      await waker.wake(wakes.slice(at, at + AT_ONCE)).catch(failed);
  };
  const arm = (): void => {
    const before = arming;
    arming = armHeld().then(() => before);
  };

  return {
    after: (loaded) => {
      const opened = wakesFor(loaded);
      const soon = opened.filter((wake) => closed || isSoon(wake));
      if (soon.length > 0) void waker.wake(soon).catch(failed);
      const left = (held.get(loaded.game) ?? []).filter(({ wake }) => goesOn(wake, loaded));
      const since = performance.now();
      const later = opened.filter((wake) => !soon.includes(wake)).map((wake) => ({ wake, since }));
      const all = [...left, ...later];
      if (all.length === 0) held.delete(loaded.game);
      else held.set(loaded.game, all);
      if (held.size > 0) timer ??= setTimeout(arm, HELD_MS);
    },
    close: async () => {
      closed = true;
      arm();
      await arming;
    },
  };
}

/** When to look first at each stretch that the last command has opened. */
const wakesFor = ({ game, table, stretches }: Loaded): readonly Wake[] =>
  stretches
    .filter(({ since }) => since === table.version)
    .map(({ seat, since, openedAt, clock }) => {
      const at = Math.min(openedAt + FIRST_WAIT_MS, clock?.running?.due ?? Infinity);
      return { game, seat, since, at, inMs: at - openedAt };
    });

/** Whether it might come too late if it were held. */
const isSoon = ({ inMs }: Wake): boolean => inMs < 3 * HELD_MS;

/** Whether an earlier command has opened it, and no other has ended it. */
const goesOn = (wake: Wake, { table, stretches }: Loaded): boolean =>
  wake.since !== table.version &&
  stretches.some(({ seat, since }) => seat === wake.seat && since === wake.since);

const asOfNow = ({ wake, since }: Held): Wake => ({
  ...wake,
  inMs: wake.inMs - (performance.now() - since),
});
