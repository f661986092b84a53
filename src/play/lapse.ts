import type { OpenRequest } from './people-port.js';
import type { Play, Played } from './sent.js';

/** Ends a request for which the table took too long; refused if it was settled after all. Any number of processes may. */
export const lapse = (play: Play, { game, request }: OpenRequest): Promise<Played> =>
  play({
    game,
    actor: 'server',
    commandId: `lapse-${request}`,
    command: { type: 'Answer', request, agree: false },
  });
