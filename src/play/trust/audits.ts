import { emptyTable, type GameId, type Settings, type StoredEvent, type Table } from '../../game/index.js';
import { ifItCan } from '../../fairness/archive/if-it-can.js';
import { verifyChain } from '../../fairness/chain.js';
import type { Hash } from '../../fairness/hash.js';
import { checkHistory } from '../../fairness/verify/history.js';
import type { Findings } from '../../fairness/verify/findings.js';
import type {
  Checks,
  Difference,
  Entropies,
  Tally,
  Unchecked,
  Verdict,
} from '../../fairness/verify/verdict.js';
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
import type { Loaded } from '../loaded.js';
import type { Look } from '../look.js';
import type { ArchiveStores } from './archives.js';
import type { RecordParts } from './public-record.js';

/** What this house finds when it checks a game of its own. Whoever does not believe it takes the archive. */
export type Audit = Readonly<{
  game: GameId;
  version: number;
  head: string;
  events: number;
  commands: Tally;
  draws: Tally;
  scores: Checks['scores'];
  entropy: Settings['entropy'];
  entropies?: Entropies;
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

const KEPT_MS = 60_000;

/**
 * Audits of games. What was found at a head is kept for a while, so that many readers cost little; not for ever, because
 * what is stored below a head may be changed behind our back, and an audit is there to show that.
 */
export function createAudits(
  { journal, notices }: Pick<ArchiveStores, 'journal' | 'notices'>,
  look: Look,
  { hash, now }: Pick<RecordParts, 'hash' | 'now'>,
  capacity = 200,
): Audits {
  const kept = createLru<string, Readonly<{ audit: Audit; since: number }>>(capacity);
  const of = async (game: GameId): Promise<Audit> => {
    const loaded = await look.now(game);
    const { table, headHash } = loaded;
    const known = kept.get(headHash);
    const time = now().getTime();
    if (known !== undefined && time - known.since <= KEPT_MS) return known.audit;
    const audit = auditOf(await journal.read(game, 0, table.version), loaded, hash);
    kept.set(headHash, { audit, since: time });
    return audit;
  };
  return { of, notices: (game) => notices.deliveries.ofGame(game) };
}

/** An audit as the verdict on a file would be; who signed that, and what else only the file has, is left out. */
export function verdictOf(audit: Audit): Verdict {
  const { game, version, head, entropy, entropies, unchecked, difference } = audit;
  const about = { game, version, head, entropy };
  if (difference !== undefined) return { ...about, outcome: 'refuted', unchecked, difference };
  const { events, commands, draws, scores } = audit;
  return {
    ...about,
    outcome: unchecked.length === 0 ? 'verified' : 'asFarAsPossible',
    ...(entropies === undefined ? {} : { entropies }),
    checks: { events: { checked: events, of: events }, commands, draws, scores, deliveries: 0 },
    unchecked,
  };
}

function auditOf(events: readonly StoredEvent[], { game, table, headHash }: Loaded, hash?: Hash): Audit {
  const { version, contents, settings } = table;
  const about = {
    game,
    version,
    head: headHash,
    entropy: settings?.entropy ?? 'sealed',
    events: events.length,
    ...(ifItCan(() => accountsOf(events, table)) ?? NO_ACCOUNTS),
  };
  const chain = verifyChain(events, game, { version, hash: headHash }, hash);
  const found = chain.ok ? checkHistory(events, { empty: { ...emptyTable, contents } }) : chain;
  return found.ok
    ? { ...about, ...checkedIn(found.value) }
    : { ...about, ...NOTHING, difference: shownOf(found.reason, table) };
}

type Accounts = Pick<Audit, 'luck' | 'undone' | 'timeOuts'>;

/** Of a history in which somebody has made an event unreadable: that is what the audit is about then. */
const NO_ACCOUNTS: Accounts = { luck: [], undone: [], timeOuts: [] };

const accountsOf = (events: readonly StoredEvent[], { seats }: Table): Accounts => ({
  luck: luckLedger(
    events,
    seats.flatMap(({ seat }) => seat ?? []),
  ),
  undone: undoneBranches(events),
  timeOuts: timeOutsIn(events),
});

type Checked = Pick<Audit, 'commands' | 'draws' | 'scores' | 'unchecked' | 'entropies'>;

const NOTHING: Checked = {
  commands: { checked: 0, of: 0 },
  draws: { checked: 0, of: 0 },
  scores: 'unchecked',
  unchecked: [],
};

function checkedIn({ table, commands, draws, unchecked, entropies }: Findings): Checked {
  const counted = commands.checked === commands.of ? 'same' : 'unchecked';
  return {
    commands,
    draws,
    scores: table?.game?.result === undefined ? 'none' : counted,
    unchecked,
    ...(entropies === undefined ? {} : { entropies }),
  };
}

/** What something should have been may be a secret for as long as the game is played. */
const shownOf = ({ reason, version, ...rest }: Difference, { closed }: Table): Difference => ({
  reason,
  ...(version === undefined ? {} : { version }),
  ...(closed === undefined ? {} : rest),
});
