import {
  recordedOf,
  type CairnEvent,
  type Folding,
  type GameId,
  type StoredEvent,
  type Table,
} from '../../game/index.js';
import { drawStream } from '../draws.js';
import { keyOfTable } from '../table-key.js';
import type { StoredCommand } from './commands.js';
import { drawnIn, recordedResult, redrawn, type Drawn } from './drawn.js';
import { entropyHolds } from './entropy.js';
import { redecide } from './redecide.js';
import type { Difference, Entropies } from './verdict.js';

/** A history being played again: how far it has come. Lives within one check. */
export type Walk = {
  readonly game: GameId;
  readonly seed: Uint8Array | undefined;
  /** Whether our rules are those it was decided by. */
  readonly byOurRules: boolean;
  /** Known from the start of the game on, if the seed is. */
  key: Uint8Array | undefined;
  readonly folding: Folding;
  draws: number;
  redrawn: number;
  hidden: number;
  /** Known from the start of the game on. */
  entropies: Entropies | undefined;
};

/** Plays one stored command again; the first thing in it that should be otherwise. */
export function playAgain(walk: Walk, command: StoredCommand): Difference | undefined {
  const before = walk.folding.table();
  const events: CairnEvent[] = [];
  const drawns: Drawn[] = [];
  for (const stored of command.events) {
    try {
      const seen = see(walk, stored);
      if ('reason' in seen) return seen;
      events.push(seen.event);
      if (seen.drawn !== undefined) drawns.push(seen.drawn);
    } catch {
      return { reason: 'DOES_NOT_FOLD', version: stored.version };
    }
  }
  return walk.byOurRules ? redecide(before, command, { events, drawns }) : undefined;
}

type Seen = Readonly<{ event: CairnEvent; drawn: Drawn | undefined }>;

/** Takes in one event, and makes its draw again if it has one. */
function see(walk: Walk, stored: StoredEvent): Seen | Difference {
  const recorded = recordedOf(stored);
  const { event } = recorded;
  const table = walk.folding.table();
  if (!entropyHolds(walk.game, table, event)) return { reason: 'ENTROPY_DIFFERS', version: stored.version };
  if (event.type === 'GameStarted') begin(walk, table);
  const drawn = drawnIn(event, table);
  const again = drawn === undefined ? { event, drawn } : drawAgain(walk, stored.version, event, drawn);
  if ('reason' in again) return again;
  walk.folding.take({ ...recorded, event: again.event });
  return again;
}

/** From here on all draws follow from the seed and from what the seats gave. */
function begin(walk: Walk, table: Table): void {
  const { seed, game } = walk;
  const given = table.seats.filter(({ entropy }) => entropy !== undefined).length;
  walk.entropies = { given, of: table.seats.length };
  if (seed !== undefined) walk.key = keyOfTable(seed, game, table);
}

function drawAgain(walk: Walk, version: number, event: CairnEvent, drawn: Drawn): Seen | Difference {
  const { folding, key, game } = walk;
  const { draws } = folding.table();
  if (drawn.draw !== draws)
    return { reason: 'DRAW_OUT_OF_ORDER', version, stored: drawn.draw, expected: draws };
  walk.draws += 1;
  const stored = recordedResult(drawn);
  if (stored === undefined) walk.hidden += 1;
  if (key === undefined) return { event, drawn };
  walk.redrawn += 1;
  const expected = redrawn(drawn, drawStream(key, game, drawn.draw));
  if (stored === undefined) return opened(event, drawn, expected);
  return isSame(stored, expected) ? { event, drawn } : { reason: 'DRAW_DIFFERS', version, stored, expected };
}

/** Whoever has the seed knows hidden cards too. */
function opened(event: CairnEvent, drawn: Drawn, [card]: readonly (string | number)[]): Seen {
  if (event.type !== 'CardDrawn' || drawn.kind !== 'pick' || typeof card !== 'string')
    throw new Error('only cards are hidden');
  return { event: { ...event, sealed: { card } }, drawn: { ...drawn, picked: [card] } };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);
