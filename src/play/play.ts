import {
  awaiting,
  decide,
  seatIdOf,
  type Actor,
  type CairnEvent,
  type Rejection,
  type Table,
} from '../game/index.js';
import { checkEntropy } from '../fairness/table-key.js';
import { fail, type Result } from '../lib/result.js';
import { Fault, noSuchGame } from './faults.js';
import type { Loaded } from './loaded.js';
import { noLuck } from './luck.js';
import type { PlayParts } from './parts.js';
import type { Play, Played, Sent } from './sent.js';
import { firstOutcome, storeEvents } from './store.js';

/** Lost races before the table counts as too busy; each one means that somebody else's command was stored. */
const ATTEMPTS = 5;

/** The path of one command: load, decide, evolve, append, announce. */
export const createPlay =
  (parts: PlayParts): Play =>
  async (sent) => {
    const known = await parts.tables.load(sent.game);
    if (known === undefined) throw noSuchGame(sent.game);
    let loaded: Loaded = known;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const verdict = await judge(parts, loaded, sent);
      const answer = verdict.ok
        ? await storeEvents(parts, loaded, sent, verdict.value)
        : await refuse(parts, loaded, sent, verdict.reason);
      if (answer !== 'behind') return answer;
      loaded = await parts.tables.catchUp(loaded);
    }
    throw new Fault('BUSY', 'This table is very busy. Send the command again with the same commandId.');
  };

type Refusal = Readonly<{ kind: 'stale' }> | Readonly<{ kind: 'rejected'; rejection: Rejection }>;

async function judge(
  { lucks }: PlayParts,
  { table }: Loaded,
  { game, actor, command, decision, expectedVersion }: Sent,
): Promise<Result<readonly CairnEvent[], Refusal>> {
  if (expectedVersion !== undefined && expectedVersion !== table.version) return fail({ kind: 'stale' });
  if (decision !== undefined && !isOpen(table, actor, decision)) return fail({ kind: 'stale' });
  const mismatch = checkEntropy(game, table, actor, command);
  if (mismatch !== undefined) return fail({ kind: 'rejected', rejection: mismatch });
  const mayRoll = table.game !== undefined || command.type === 'StartGame';
  const decided = decide(table, actor, command, mayRoll ? await lucks(game, table) : noLuck);
  return decided.ok ? decided : fail({ kind: 'rejected', rejection: decided.reason });
}

function isOpen(table: Table, actor: Actor, since: number): boolean {
  const seatId = seatIdOf(actor);
  const seat = table.seats.find((one) => one.seatId === seatId)?.seat;
  return awaiting(table).some((open) => open.seat === seat && open.since === since);
}

/** No refusal is given on a stale cache, and a retry after a lost answer is never refused. */
async function refuse(
  { journal }: PlayParts,
  { table: { version }, headHash }: Loaded,
  sent: Sent,
  refusal: Refusal,
): Promise<Played | 'behind'> {
  const at = await journal.head(sent.game, sent);
  if (at === undefined) throw noSuchGame(sent.game);
  if (at.outcome !== undefined) return firstOutcome(journal, sent, at.outcome);
  if (at.head.headHash !== headHash) return 'behind';
  return { ...refusal, version };
}
