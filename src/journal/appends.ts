import type pg from 'pg';
import { firstOf } from '../play/check-append.js';
import type { Append, Appended } from '../play/ports.js';
import { rowsOf } from './event-row.js';
import { bytea } from './hex.js';
import { createLanes } from './lanes.js';
import { isConnectionLost } from './pool.js';

/**
 * Calls append_events once for each append, one after the other in one transaction. Named, so that Postgres parses and
 * plans it once per connection.
 */
const APPEND = {
  name: 'append',
  text: `select append_events(
           game, expected, previous, head_hash, draws, summary, awaiting, next_deadline,
           actor, command_id, command_hash, at, events) as answer
         from jsonb_to_recordset($1) as a(
           game uuid, expected integer, previous bytea, head_hash bytea, draws integer, summary jsonb, awaiting jsonb,
           next_deadline timestamptz, actor text, command_id text, command_hash bytea, at timestamptz, events jsonb)`,
};

/** Appends in one transaction: with more, Postgres and this process would wait for each other in turns. */
const MOST = 8;

export type Answer = Appended | null;
type Waiting = Readonly<{
  append: Append;
  answer: (answer: Answer) => void;
  fail: (error: unknown) => void;
}>;

/**
 * Appends, past Prisma. A transaction costs Postgres as much as what is stored in it: so whatever waits while others are
 * stored goes into one with them. Nobody waits at a server with little to do.
 */
export function gatheredAppends(pool: pg.Pool): (append: Append) => Promise<Answer> {
  const waiting: Waiting[] = [];
  let asked = false;

  const store = async (appends: readonly Waiting[]): Promise<void> => {
    try {
      const { rows } = await pool.query<{ answer: Answer }>({ ...APPEND, values: [parameterOf(appends)] });
      appends.forEach(({ answer }, index) => answer(rows[index]?.answer ?? null));
    } catch (error) {
      // Nothing of it is stored. One that Postgres refuses must not fail the others.
      if (appends.length === 1 || isConnectionLost(error)) appends.forEach(({ fail }) => fail(error));
      else for (const one of appends) await store([one]);
    }
  };

  const storeWaiting = (): void => {
    asked = false;
    if (!lanes.isFree() || waiting.length === 0) return;
    const leave = lanes.enter();
    const next = waiting.splice(0, MOST).toSorted(byGame);
    void store(next).finally(leave);
    storeWaiting();
  };

  /** Not before everybody who has something to append in this turn of the event loop has said so. */
  const storeSoon = (): void => {
    if (asked) return;
    asked = true;
    setImmediate(storeWaiting);
  };

  const lanes = createLanes(storeSoon);
  return (append) =>
    new Promise((answer, fail) => {
      waiting.push({ append, answer, fail });
      storeSoon();
    });
}

/** Processes that append to the same games take them in the same order, and never wait for each other in a ring. */
const byGame = (one: Waiting, other: Waiting): number =>
  one.append.game < other.append.game ? -1 : Number(one.append.game > other.append.game);

const parameterOf = (appends: readonly Waiting[]): string =>
  JSON.stringify(appends.map(({ append }) => argumentsOf(append)));

function argumentsOf(append: Append): object {
  const { actor, commandId, at } = firstOf(append);
  const { game, expected, previousHash, commandHash, events, head } = append;
  return {
    game,
    expected,
    previous: bytea(previousHash),
    head_hash: bytea(head.headHash),
    draws: head.draws,
    summary: head.summary,
    awaiting: head.awaiting,
    next_deadline: head.nextDeadline === undefined ? null : new Date(head.nextDeadline).toISOString(),
    actor,
    command_id: commandId,
    command_hash: bytea(commandHash),
    at,
    events: rowsOf(events, previousHash),
  };
}
