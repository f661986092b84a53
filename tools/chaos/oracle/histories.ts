import { isDeepStrictEqual } from 'node:util';
import { fold, recordedOf, type StoredEvent, type Table } from '../../../src/game/index.js';
import { derivedRow } from '../../../src/play/derived-row.js';
import type { AwaitedRow } from '../../../src/play/ports.js';
import { stretchesIn } from '../../../src/play/stretches.js';
import { unless, type Finding } from './findings.js';
import type { HeadRow, Row, Stored } from './rows.js';
import { commandHolds, commitmentTo, genesis, linked, sealHolds } from './walk.js';

/** The state to which these rows lead; undefined if they are no history of a game. */
export function refold(rows: readonly Row[]): Table | undefined {
  try {
    return fold(rows.map((row) => recordedOf(eventOf(row))));
  } catch {
    return undefined;
  }
}

/** What folding needs of a row. */
const eventOf = ({ clock, ...row }: Row): StoredEvent =>
  ({
    ...row,
    ...(clock === null ? {} : { clock }),
    ...(row.sealedHash === null ? {} : { sealed: { hash: row.sealedHash, value: row.sealedValue } }),
  }) as unknown as StoredEvent;

/** Everything that is wrong within one game: its numbers, its chain, and the row of its head. */
export function examineHistory(game: string, { head, rows }: Stored): readonly Finding[] {
  const links = rows.flatMap((row, index) => examineLink(row, rows[index - 1]));
  if (head === undefined || rows.length === 0) {
    return [
      ...links,
      { fault: 'gaps', what: `game ${game} has no ${head === undefined ? 'head' : 'events'}` },
    ];
  }
  return [...links, ...examineHead(head, rows)];
}

function examineLink(row: Row, before: Row | undefined): readonly Finding[] {
  const where = `event ${row.version} of game ${row.game}`;
  const previous = before?.hash ?? genesis(row.game);
  const follows = row.ordinal === 0 || (row.ordinal === (before?.ordinal ?? -1) + 1 && isSame(row, before));
  return unless(
    [row.version === (before?.version ?? 0) + 1, 'gaps', `${where} follows ${before?.version ?? 0}`],
    [follows, 'gaps', `${where} is consequence ${row.ordinal} of nothing`],
    [row.prevHash === previous, 'broken', `${where} names another predecessor`],
    [row.hash === linked(previous, row), 'broken', `${where} is not what was hashed`],
    [sealHolds(row), 'broken', `${where} has another secret part than the sealed one`],
    [commandHolds(row), 'broken', `${where} has another command than the hashed one`],
    [(row.command === null) === row.ordinal > 0, 'broken', `${where} has no command, or one too many`],
    [row.at >= (before?.at ?? ''), 'broken', `${where} happened before its predecessor`],
  );
}

const isSame = (row: Row, before: Row | undefined): boolean =>
  row.commandId === before?.commandId && row.actor === before.actor && row.at === before.at;

function examineHead(head: HeadRow, rows: readonly Row[]): readonly Finding[] {
  const [first, last] = [rows[0], rows.at(-1)];
  const where = `the head of game ${head.game}`;
  const committed = first?.payload['commitment'] === commitmentTo(head.game, head.seed ?? '');
  const table = refold(rows);
  return [
    ...unless(
      [
        head.version === last?.version,
        'gaps',
        `${where} is at ${head.version}, its events at ${last?.version}`,
      ],
      [head.headHash === last?.hash, 'broken', `${where} has another hash than its last event`],
      [head.updatedAt === last?.at, 'broken', `${where} was changed at another time than its last event`],
      [committed, 'broken', `${where} has another seed than was committed to`],
      [table !== undefined, 'broken', `${where} stands on a history that cannot be folded`],
    ),
    ...(table === undefined ? [] : examineDerived(head, table)),
  ];
}

/** What is stored beside the events must be what follows from them. */
function examineDerived(
  { game, draws, status, summary, awaiting: open }: HeadRow,
  table: Table,
): readonly Finding[] {
  const derived = derivedRow(table, stretchesIn(open as readonly AwaitedRow[]));
  const where = `the head of game ${game}`;
  return unless(
    [draws === table.draws, 'broken', `${where} counts ${draws} draws instead of ${table.draws}`],
    [status === derived.summary['status'], 'broken', `${where} has another status than its refold`],
    [
      isDeepStrictEqual(summary, plain(derived.summary)),
      'broken',
      `${where} has another summary than its refold`,
    ],
    [isDeepStrictEqual(open, plain(derived.awaiting)), 'broken', `${where} awaits others than its refold`],
  );
}

/** As it would come back from the database. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
