import type { Actor, GameId, StoredEvent } from '../game/index.js';
import { firstOf } from './check-append.js';
import type { Append, Appended, Head, Journal, Outcome, Seeds } from './ports.js';

type Row = { head: Head; readonly events: StoredEvent[]; readonly commands: Map<string, Outcome> };

/** A journal that forgets with its process: for tests, and to show what the one on Postgres promises. */
export function createMemoryJournal(now: () => number = Date.now): Journal & Seeds {
  const rows = new Map<GameId, Row>();
  const seeds = new Map<GameId, Uint8Array>();

  const append = (append: Append): Appended => {
    const { actor, commandId } = firstOf(append);
    const row = rows.get(append.game);
    if (row === undefined) throw new Error(`there is no game ${append.game} to append to`);
    const known = row.commands.get(keyOf(actor, commandId));
    if (known !== undefined) return { kind: 'already', outcome: known };
    const { version, headHash } = row.head;
    if (version !== append.expected || headHash !== append.previousHash) return { kind: 'stale', version };
    if (append.timedOut !== undefined && !isOut(row.head, append.timedOut, now())) return { kind: 'early' };
    store(row, append, keyOf(actor, commandId));
    return { kind: 'appended' };
  };

  const open = (opened: Append, seed: Uint8Array): Appended => {
    if (!rows.has(opened.game)) {
      const head = { version: 0, headHash: opened.previousHash, draws: 0, awaiting: [] };
      rows.set(opened.game, { head, events: [], commands: new Map() });
      seeds.set(opened.game, seed);
    }
    return append(opened);
  };

  return {
    read: (game, after, upTo = Infinity) =>
      settled(() => rows.get(game)?.events.slice(after, Math.max(after, upTo)) ?? []),
    head: (game, command) => settled(() => headOf(rows.get(game), command)),
    open: (opened, seed) => settled(() => open(opened, seed)),
    append: (one) => settled(() => append(one)),
    seedOf: (game) => settled(() => seeds.get(game)),
  };
}

/** Answers like a journal that has to be asked over a wire: later, and with an error as a rejection. */
const settled = async <Value>(work: () => Value): Promise<Value> => {
  await Promise.resolve();
  return work();
};

const keyOf = (actor: Actor, commandId: string): string => JSON.stringify([actor, commandId]);

function store(row: Row, { events, head, commandHash, expected }: Append, key: string): void {
  const version = expected + events.length;
  row.events.push(...events);
  row.head = { version, headHash: head.headHash, draws: head.draws, awaiting: head.awaiting };
  row.commands.set(key, { first: expected + 1, last: version, commandHash });
}

const isOut = ({ awaiting }: Head, { seat, since }: NonNullable<Append['timedOut']>, now: number): boolean =>
  awaiting.some(
    ({ seat: awaited, stretch }) =>
      awaited === seat && stretch?.since === since && (stretch.clock?.running?.due ?? Infinity) <= now,
  );

function headOf(
  row: Row | undefined,
  command?: Readonly<{ actor: Actor; commandId: string }>,
): Awaited<ReturnType<Journal['head']>> {
  if (row === undefined) return undefined;
  const outcome = command && row.commands.get(keyOf(command.actor, command.commandId));
  return outcome === undefined ? { head: row.head } : { head: row.head, outcome };
}
