import type { Deliveries, StretchName } from './deliveries-port.js';
import { MOST_CITED } from '../game/index.js';
import type { Play, Played } from './sent.js';
import type { Stretches } from './stretch-port.js';

export type TimeOutParts = Readonly<{
  play: Play;
  stretches: Stretches;
  /** Whether the player was told: nobody is timed out whom every way has failed to reach, once in a game. */
  wasTold: Deliveries['wasTold'];
  warn: (what: string, error: unknown) => void;
}>;

export type TimeOuts = Readonly<{
  /** Times a stretch out if the database says that its time is out. True if that has happened, by whomever. */
  one: (stretch: StretchName) => Promise<boolean>;
  /** Everything that is due; answers how many. */
  sweep: () => Promise<number>;
}>;

/** Somebody else has timed the same stretch out, and had other notices to cite. */
const isKnown = (played: Played): boolean =>
  played.kind === 'rejected' && played.rejection.code === 'COMMAND_ID_REUSED';

/** So many at once, until nothing is left. */
const AT_ONCE = 200;

/** Lets time run out. Any number of processes may: each command has the id of its stretch. */
export function createTimeOuts({ play, stretches, wasTold, warn }: TimeOutParts): TimeOuts {
  const one = async (stretch: StretchName): Promise<boolean> => {
    const { game, seat, since } = stretch;
    const { told, failed, unreachable } = await wasTold(stretch);
    const rests = unreachable ? failed : told.map(({ notice }) => notice);
    const notices = [...new Set(rests)].slice(-MOST_CITED);
    const played = await play({
      game,
      actor: 'server',
      commandId: `timeout-${seat}-${since}`,
      command: {
        ...{ type: 'TimeOut', seat, since },
        ...(unreachable ? { unreached: true } : {}),
        ...(notices.length === 0 ? {} : { notices }),
      },
    });
    // Early or stale means that the player moved, went on vacation or has time left: as it should be.
    return played.kind === 'accepted' || isKnown(played);
  };

  const sweep = async (): Promise<number> => {
    let count = 0;
    for (;;) {
      const due = await stretches.due(AT_ONCE);
      let done = 0;
      for (const stretch of due) {
        const out = await one(stretch).catch((error: unknown) => {
          warn(`timing out seat ${stretch.seat} of game ${stretch.game}`, error);
          return false;
        });
        done += out ? 1 : 0;
      }
      count += done;
      // Whatever could not be done now is found again next time.
      if (due.length < AT_ONCE || done === 0) return count;
    }
  };

  return { one, sweep };
}
