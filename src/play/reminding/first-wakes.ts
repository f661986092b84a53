import type { Loaded } from '../loaded.js';
import type { Wake } from '../waker-port.js';
import { FIRST_WAIT_MS } from './moments.js';

/** When to look first at each stretch that the last command has opened. */
export const firstWakes = ({ game, table, stretches }: Loaded): readonly Wake[] =>
  stretches
    .filter(({ since }) => since === table.version)
    .map(({ seat, since, openedAt, clock }) => {
      const at = Math.min(openedAt + FIRST_WAIT_MS, clock?.running?.due ?? Infinity);
      return { game, seat, since, at, inMs: at - openedAt };
    });
