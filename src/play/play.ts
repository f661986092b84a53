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
import type { Stretch } from '../clock/stretch.js';
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
  loaded: Loaded,
  sent: Sent,
): Promise<Result<readonly CairnEvent[], Refusal>> {
  if (loaded.copied === true) return fail({ kind: 'rejected', rejection: { code: 'GAME_IS_A_COPY' } });
  if (isStale(loaded, sent)) return fail({ kind: 'stale' });
  const { table } = loaded;
  const { game, actor, command } = sent;
  const mismatch = checkEntropy(game, table, actor, command);
  if (mismatch !== undefined) return fail({ kind: 'rejected', rejection: mismatch });
  const mayRoll = table.game !== undefined || command.type === 'StartGame';
  const decided = decide(table, actor, command, mayRoll ? await lucks(game, table) : noLuck);
  return decided.ok ? decided : fail({ kind: 'rejected', rejection: decided.reason });
}

/** Whether what the command is about is over: the version, the decision, or the stretch whose time was out. */
function isStale(
  { table, stretches }: Loaded,
  { actor, command, decision, expectedVersion = table.version }: Sent,
): boolean {
  if (expectedVersion !== table.version) return true;
  if (decision !== undefined && !isOpen(table, actor, decision)) return true;
  return command.type === 'TimeOut' && !isRunning(stretches, command);
}

function isOpen(table: Table, actor: Actor, since: number): boolean {
  const seatId = seatIdOf(actor);
  const seat = table.seats.find((one) => one.seatId === seatId)?.seat;
  return awaiting(table).some((open) => open.seat === seat && open.since === since);
}

const isRunning = (
  stretches: readonly Stretch[],
  { seat, since }: Readonly<{ seat: number; since: number }>,
): boolean => stretches.some((each) => each.seat === seat && each.since === since);

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
