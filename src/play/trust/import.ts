import type { GameId, StoredEvent, Table } from '../../game/index.js';
import type { Archive } from '../../fairness/archive/read.js';
import { emptyFor, missingContent } from '../../fairness/verify/content.js';
import { summaryOf } from '../../views/summary.js';
import { loadedFrom } from '../loaded.js';
import type { NewGame } from '../ports.js';
import { awaitedRows } from '../stretches.js';
import type { Copies, GameCopy, Imported } from './copies-port.js';

export type ImportParts = Readonly<{ copies: Pick<Copies, 'add'>; now: () => Date }>;

/** What the copy is called here, and who may see it: an archive says neither. */
export type ImportWishes = Omit<NewGame, 'owner'>;

export type ImportOutcome =
  | Imported
  /** The tables it was played with are neither here nor in the archive. */
  | Readonly<{ kind: 'contentUnknown'; content: string }>
  /** It was made for somebody who may see more than everybody, and the game has not ended. */
  | Readonly<{ kind: 'notForAll' }>;

/** Stores a copy of the game in an archive that was verified: to be read, never to be played. */
export async function importArchive(
  { copies, now }: ImportParts,
  archive: Archive,
  wishes: ImportWishes,
): Promise<ImportOutcome> {
  const { events, ...lines } = archive;
  const empty = emptyFor(archive);
  const content = missingContent(events, empty);
  if (content !== undefined) return { kind: 'contentUnknown', content };
  const { table } = loadedFrom(events, empty);
  if (table.closed === undefined && lines.header.view !== 'public') return { kind: 'notForAll' };
  const game = lines.header.game as GameId;
  return copies.add({ game, events, lines, row: { ...rowOf(table, archive), ...wishes } }, now());
}

/** Nobody waits for the house in a copy, and no clock runs. */
function rowOf(table: Table, { trailer, events }: Archive): Omit<GameCopy['row'], keyof ImportWishes> {
  const end = events.findLast(isEnd)?.at;
  return {
    headHash: trailer.head,
    draws: table.draws,
    summary: summaryOf(table),
    awaiting: awaitedRows(table, []),
    ...(end === undefined ? {} : { endedAt: end }),
  };
}

const isEnd = ({ type }: StoredEvent): boolean => type === 'GameEnded' || type === 'GameCancelled';
