import { emptyTable, type GameId, type StoredEvent, type Table } from '../../game/index.js';
import { verifyChain } from '../../fairness/chain.js';
import type { Hash } from '../../fairness/hash.js';
import { checkHistory } from '../../fairness/verify/history.js';
import type { Difference, Tally, Unchecked, Verdict } from '../../fairness/verify/verdict.js';
import { createLru } from '../../lib/lru.js';
import {
  luckLedger,
  timeOutsIn,
  undoneBranches,
  type LuckRow,
  type TimeOut,
  type UndoneBranch,
} from '../../views/audit.js';
import type { Delivery } from '../deliveries-port.js';
import type { Look } from '../look.js';
import type { ArchiveStores } from './archives.js';

/** What this house finds when it checks a game of its own. Whoever does not believe it takes the archive. */
export type Audit = Readonly<{
  version: number;
  head: string;
  events: number;
  commands: Tally;
  draws: Tally;
  unchecked: readonly Unchecked[];
  difference?: Difference;
  luck: readonly LuckRow[];
  undone: readonly UndoneBranch[];
  timeOuts: readonly TimeOut[];
}>;

export type Audits = Readonly<{
  of: (game: GameId) => Promise<Audit>;
  /** What was told to whom about a game. */
  notices: (game: GameId) => Promise<readonly Delivery[]>;
}>;

/** Audits of games; what was found at a head holds for ever, so it is kept. */
export function createAudits(
  { journal, notices }: Pick<ArchiveStores, 'journal' | 'notices'>,
  look: Look,
  hash: Hash | undefined,
  capacity = 200,
): Audits {
  const kept = createLru<string, Audit>(capacity);
  const of = async (game: GameId): Promise<Audit> => {
    const { table, headHash } = await look.now(game);
    const known = kept.get(headHash);
    if (known !== undefined) return known;
    const audit = auditOf(await journal.read(game, 0, table.version), table, headHash, hash);
    kept.set(headHash, audit);
    return audit;
  };
  return { of, notices: (game) => notices.deliveries.ofGame(game) };
}

/** An audit as a verdict like that on a file. Values stay out of it: they may be a secret while the game is played. */
export function verdictOf({ events, commands, draws, unchecked, difference }: Audit): Verdict {
  if (difference !== undefined) {
    const { reason, version } = difference;
    return { outcome: 'refuted', unchecked, difference: { reason, ...(version && { version }) } };
  }
  return {
    outcome: unchecked.length === 0 ? 'verified' : 'asFarAsPossible',
    checks: { events: { checked: events, of: events }, commands, draws, scores: 'none', deliveries: 0 },
    unchecked,
  };
}

function auditOf(events: readonly StoredEvent[], table: Table, head: string, hash?: Hash): Audit {
  const { version, seats, contents } = table;
  const none = { checked: 0, of: 0 };
  const about = {
    version,
    head,
    events: events.length,
    luck: luckLedger(
      events,
      seats.flatMap(({ seat }) => seat ?? []),
    ),
    undone: undoneBranches(events),
    timeOuts: timeOutsIn(events),
  };
  const chain = verifyChain(events, events[0]?.game ?? '', { version, hash: head }, hash);
  const found = chain.ok ? checkHistory(events, { empty: { ...emptyTable, contents } }) : chain;
  return found.ok
    ? { ...about, commands: found.value.commands, draws: found.value.draws, unchecked: found.value.unchecked }
    : { ...about, commands: none, draws: none, unchecked: [], difference: shownOf(found.reason, table) };
}

/** What something should have been may be a secret for as long as the game is played. */
const shownOf = ({ reason, version, ...rest }: Difference, { closed }: Table): Difference => ({
  reason,
  ...(version === undefined ? {} : { version }),
  ...(closed === undefined ? {} : rest),
});
