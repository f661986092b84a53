import { randomUUID } from 'node:crypto';
import type { Actor, GameId, JsonObject, StoredEvent } from '../../src/game/index.js';
import { genesisHash, hashCommand, hashEvent } from '../../src/fairness/chain.js';
import { sealHash } from '../../src/fairness/seal.js';
import { DEFAULT_CALENDAR } from '../../src/clock/calendar.js';
import type { Append, AwaitedRow, NewGame } from '../../src/play/ports.js';

/** Where a history stands. */
export type At = Readonly<{ game: GameId; version: number; headHash: string }>;

/** A command of which only the shape matters: how many events it makes, whose it is. */
export type Made = Readonly<{
  events?: number;
  actor?: Actor;
  commandId?: string;
  command?: JsonObject;
  payload?: JsonObject;
  sealed?: JsonObject;
  /** When the time of whoever is awaited afterwards will be out. */
  due?: number;
}>;

export const newGame = (): GameId => randomUUID() as GameId;

export const beginning = (game: GameId): At => ({ game, version: 0, headHash: genesisHash(game) });

export const somebodysGame = (): NewGame => ({
  owner: randomUUID(),
  title: 'A long winter',
  visibility: 'public',
});

/** An append that follows `at`, hashed as in earnest. */
export function following(at: At, made: Made = {}): Append {
  const { events: count = 1, command = { type: 'Test' } } = made;
  const commandId = made.commandId ?? randomUUID();
  const events: StoredEvent[] = [];
  let previous = at.headHash;
  for (let ordinal = 0; ordinal < count; ordinal += 1) {
    const event = eventAt(at, ordinal, { ...made, commandId, command });
    previous = hashEvent(previous, event);
    events.push({ ...event, hash: previous });
  }
  const since = at.version + count;
  const awaiting = [{ seat: 1, kind: 'place' as const, since, ...stretchOf(since, made.due) }];
  return {
    game: at.game,
    expected: at.version,
    previousHash: at.headHash,
    commandHash: hashCommand(command),
    events,
    head: {
      headHash: previous,
      draws: since,
      summary: { status: 'open', seats: 2 },
      awaiting,
      ...(made.due === undefined ? {} : { nextDeadline: made.due }),
    },
  };
}

/** Only when it is due matters here. */
function stretchOf(since: number, due: number | undefined): Pick<AwaitedRow, 'stretch'> {
  if (due === undefined) return {};
  const openedAt = due - 1_000;
  const running = { from: openedAt, until: due, due, latest: due };
  return { stretch: { since, openedAt, clock: { calendar: DEFAULT_CALENDAR, budget: 1, left: 1, running } } };
}

const SALT = new Uint8Array(16).fill(0xab);

function eventAt(
  at: At,
  ordinal: number,
  made: Made & Readonly<{ commandId: string }>,
): Omit<StoredEvent, 'hash'> {
  const { actor = 'seat:ann', commandId, command, payload = { seat: 1 }, sealed } = made;
  return {
    game: at.game,
    version: at.version + 1 + ordinal,
    ordinal,
    type: 'Tested',
    shape: 1,
    actor,
    payload,
    ...(sealed === undefined
      ? {}
      : { sealed: { hash: sealHash(SALT, sealed), salt: 'ab'.repeat(16), value: sealed } }),
    ...(ordinal === 0 && command !== undefined ? { command } : {}),
    commandId,
    at: '2026-11-16T12:00:00.123Z',
  };
}

/** Where the history stands once this append is stored. */
export const after = ({ game, expected, events, head }: Append): At => ({
  game,
  version: expected + events.length,
  headHash: head.headHash,
});
