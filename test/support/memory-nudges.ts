import type { GameId } from '../../src/game/index.js';
import type { Nudge, Nudges } from '../../src/play/nudging/nudges-port.js';

/** Nudges that last as long as a test, by a clock of its own. */
export function memoryNudges(now: () => number = Date.now): Nudges {
  const all = new Map<string, Nudge & Readonly<{ game: GameId }>>();
  return {
    of: (game) => Promise.resolve([...all.values()].filter((each) => each.game === game)),
    note: (game, nudge, pauseMs) => {
      const key = `${game} ${nudge.seat}`;
      const last = all.get(key)?.at;
      if (last !== undefined && last.getTime() > now() - pauseMs)
        return Promise.resolve({ noted: false, at: last });
      const at = new Date(now());
      all.set(key, { ...nudge, game, at });
      return Promise.resolve({ noted: true, at });
    },
  };
}
