import type { CairnEvent, StoredEvent } from '../game/index.js';
import { hashCommand } from '../fairness/chain.js';
import type { Hash } from '../fairness/hash.js';
import { derivedRow } from './derived-row.js';
import { Fault } from './faults.js';
import type { Loaded } from './loaded.js';
import type { PlayParts } from './parts.js';
import { OutcomeUnknown, type Append, type Appended, type Journal, type Outcome } from './ports.js';
import { recordEvents } from './record.js';
import type { Played, Sent } from './sent.js';
import { readingFor, stretchesAfter } from './stretches.js';

/**
 * Appends what was decided and tells the rest of the house; 'behind' when somebody else was faster.
 * After a broken connection the journal may know these very events already: the head hash tells.
 */
export async function storeEvents(
  parts: PlayParts,
  loaded: Loaded,
  sent: Sent,
  events: readonly CairnEvent[],
): Promise<Played | 'behind'> {
  const at = notBefore(parts.now(), loaded.at);
  const { game, actor, commandId, command } = sent;
  const { table, headHash } = loaded;
  const clock = readingFor(loaded, sent, at);
  const place = { game, actor, commandId, command, version: table.version, headHash, at, clock };
  const stored = recordEvents(place, events, parts);
  const folded = await parts.tables.after(loaded, stored);
  const step = { before: loaded, next: folded, events, asOf: sent.asOf };
  const next = { ...folded, stretches: await stretchesAfter(step, parts.calendars) };
  const append = appendOf(place, stored, next, parts.hash);
  const { appended, cut } = await appendSurely(() => parts.journal.append(append));
  switch (appended.kind) {
    case 'stale':
      return 'behind';
    case 'early':
      return tooEarly(loaded, sent);
    case 'already': {
      const outcome = await firstOutcome(parts.journal, sent, appended.outcome);
      const ours = cut && outcome.kind === 'accepted' && outcome.head === next.headHash;
      return ours ? accepted(parts, next, sent, outcome.first) : outcome;
    }
    case 'appended':
      return accepted(parts, next, sent, table.version + 1);
  }
}

/** Only a time-out can come too early. */
function tooEarly({ table: { version } }: Loaded, { command }: Sent): Played {
  const seat = command.type === 'TimeOut' ? command.seat : 0;
  return { kind: 'rejected', rejection: { code: 'TIME_NOT_UP', seat }, version };
}

/** Stored: from here on nothing may fail the command any more. */
function accepted({ tables, stored }: PlayParts, next: Loaded, { actor }: Sent, first: number): Played {
  stored(tables.keep(next), actor);
  return { kind: 'accepted', first, version: next.table.version, head: next.headHash, replayed: false };
}

/** What a known command id did the first time; or that it was a different command. */
export async function firstOutcome(journal: Journal, sent: Sent, outcome: Outcome): Promise<Played> {
  const { first, last } = outcome;
  if (outcome.commandHash !== hashCommand(sent.command)) {
    return { kind: 'rejected', rejection: { code: 'COMMAND_ID_REUSED', first }, version: last };
  }
  const [event] = await journal.read(sent.game, last - 1, last).catch(() => []);
  // It is stored, so it must not be called failed; asking again will find it.
  if (event === undefined) throw outcomeUnknown();
  return { kind: 'accepted', first, version: last, head: event.hash, replayed: true };
}

/** The append of these events, with the rows derived from the state they lead to. */
export function appendOf(
  place: Pick<Sent, 'game' | 'command'> & Readonly<{ headHash: string }>,
  stored: readonly StoredEvent[],
  next: Loaded,
  hash?: Hash,
): Append {
  const { table, headHash, stretches } = next;
  const { command } = place;
  return {
    game: place.game,
    expected: table.version - stored.length,
    previousHash: place.headHash,
    commandHash: hashCommand(command, hash),
    events: stored,
    head: { headHash, ...derivedRow(table, stretches) },
    ...(command.type === 'TimeOut' ? { timedOut: { seat: command.seat, since: command.since } } : {}),
  };
}

const RETRY_AFTER_MS = [50, 250, 1_000, 2_000];

/**
 * An append whose connection broke may have been stored. Asking again with the same arguments either finds it
 * or does it; only when Postgres stays away do we not know, and then we say exactly that. After the first cut
 * every error leaves it unknown: a server that has just come back refuses for reasons of its own.
 */
export async function appendSurely(
  append: () => Promise<Appended>,
): Promise<Readonly<{ appended: Appended; cut: boolean }>> {
  let cut = false;
  for (const delay of RETRY_AFTER_MS) {
    try {
      return { appended: await append(), cut };
    } catch (error) {
      cut ||= error instanceof OutcomeUnknown;
      if (!cut) throw error;
      await new Promise((resume) => setTimeout(resume, delay));
    }
  }
  throw outcomeUnknown();
}

const outcomeUnknown = (): Fault =>
  new Fault(
    'OUTCOME_UNKNOWN',
    'The connection to the database broke while storing. Send the command again with the same commandId.',
  );

/** Time never runs backwards in a history, whatever the clocks of several machines say. */
function notBefore(now: Date, previous: string): string {
  const at = now.toISOString();
  return at < previous ? previous : at;
}
