import type { GameId, StoredEvent } from '../../game/index.js';
import { canonicalJson } from '../../fairness/canonical.js';
import { verifyChain } from '../../fairness/chain.js';
import type { Hash } from '../../fairness/hash.js';
import { checkHistory } from '../../fairness/verify/history.js';
import type { Difference } from '../../fairness/verify/verdict.js';
import type { ContentFiles } from '../content-port.js';
import { summaryOf } from '../../views/summary.js';
import { derivedSummary } from '../derived-row.js';
import type { Games } from '../people-port.js';
import type { Journal, Seeds } from '../ports.js';
import { contentFileIn, createShelf } from '../shelf.js';
import type { Copies } from './copies-port.js';

export type ReplayStores = Readonly<{
  journal: Journal;
  seeds: Seeds;
  games: Pick<Games, 'row'>;
  contentFiles: Pick<ContentFiles, 'byHash'>;
  copies: Pick<Copies, 'linesOf'>;
}>;

/** What the program at hand makes of a stored game. */
export type Replayed = Readonly<{
  difference?: Difference;
  /** The first version that a newer program has stored, and this one cannot read. */
  tooOldFrom?: number;
  /** Whether its commands were decided again, and not only folded. */
  redecided: boolean;
  /** Whether what lists show of it is what follows from its events. */
  row: 'same' | 'differs' | 'unknown';
}>;

/** Plays a stored game again: with its seed, which this house keeps, also while the game runs. */
export async function replayGame(stores: ReplayStores, game: GameId, hash?: Hash): Promise<Replayed> {
  const [events, row] = await Promise.all([stores.journal.read(game, 0), stores.games.row(game)]);
  const known = row === undefined ? undefined : { version: row.version, hash: row.headHash };
  const chain = verifyChain(events, game, known, hash);
  if (!chain.ok) return { difference: chain.reason, redecided: false, row: 'unknown' };
  const empty = await createShelf(stores).emptyFor(contentFileIn(events), game);
  const found = checkHistory(events, { seed: await seedFor(stores.seeds, game, events), empty });
  if (!found.ok) return { difference: found.reason, redecided: false, row: 'unknown' };
  const { table, commands, unchecked } = found.value;
  const newer = unchecked.find((each) => each.why === 'PROGRAM_TOO_OLD');
  if (newer !== undefined) return { tooOldFrom: newer.version, redecided: false, row: 'unknown' };
  const redecided = commands.checked === commands.of;
  if (table === undefined || row === undefined) return { redecided, row: 'unknown' };
  const summary = row.copied === true ? summaryOf(table) : derivedSummary(table);
  const same = canonicalJson(summary) === canonicalJson(row.summary);
  return { redecided, row: same ? 'same' : 'differs' };
}

/** A game that has shown its seed is checked with that one: the key that opens the stored one may be gone by now. */
const seedFor = async (
  seeds: Seeds,
  game: GameId,
  events: readonly StoredEvent[],
): Promise<Uint8Array | undefined> =>
  events.some(({ type }) => type === 'SeedRevealed') ? undefined : seeds.seedOf(game);
