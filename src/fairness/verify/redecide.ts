import { decide, type CairnEvent, type Json, type Table } from '../../game/index.js';
import { without } from '../../lib/without.js';
import { canonicalJson } from '../canonical.js';
import type { StoredCommand } from './commands.js';
import { OtherDraw, recordedLuck, type Drawn } from './drawn.js';
import type { Difference } from './verdict.js';

/** What became of a command, as the history has it. */
export type Told = Readonly<{ events: readonly CairnEvent[]; drawns: readonly Drawn[] }>;

/** Decides a stored command again, with the draws that were recorded; the first difference from what was stored. */
export function redecide(
  table: Table,
  { actor, command, events: [{ version }] }: StoredCommand,
  { events, drawns }: Told,
): Difference | undefined {
  try {
    const decided = decide(table, actor, command, recordedLuck(drawns, table.draws));
    if (!decided.ok) return { reason: 'REFUSED', version, expected: decided.reason as unknown as Json };
    return firstDifference(version, events, decided.value);
  } catch (error) {
    // Rules that ask chance for something else, or that cannot make sense of a command which nobody can have sent.
    return { reason: error instanceof OtherDraw ? 'DECIDED_OTHERWISE' : 'REFUSED', version };
  }
}

function firstDifference(
  version: number,
  stored: readonly CairnEvent[],
  decided: readonly CairnEvent[],
): Difference | undefined {
  const length = Math.max(stored.length, decided.length);
  for (let nth = 0; nth < length; nth += 1) {
    const [was, would] = [stored[nth], decided[nth]];
    if (was === undefined || would === undefined || !isSame(was, would)) {
      return {
        reason: 'DECIDED_OTHERWISE',
        version: version + nth,
        ...(was === undefined ? {} : { stored: was as unknown as Json }),
        ...(would === undefined ? {} : { expected: would as unknown as Json }),
      };
    }
  }
  return undefined;
}

/** A card that only its owner may see cannot be compared; that there is one can. */
function isSame(stored: CairnEvent, decided: CairnEvent): boolean {
  const hidden = stored.type === 'CardDrawn' && stored.sealed === undefined;
  const comparable = hidden && decided.type === 'CardDrawn' ? without(decided, 'sealed') : decided;
  return canonicalJson(stored) === canonicalJson(comparable);
}
