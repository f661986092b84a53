import type pg from 'pg';
import type { Actor, GameId } from '../game/index.js';
import { firstOf } from '../play/check-append.js';
import {
  OutcomeUnknown,
  type Append,
  type Appended,
  type Head,
  type Journal,
  type NewGame,
  type Outcome,
  type Seeds,
} from '../play/ports.js';
import { gatheredAppends, type Answer } from './appends.js';
import { eventsParameter } from './event-row.js';
import { isGameId } from './game-id.js';
import { bytea } from './hex.js';
import { isConnectionLost } from './pool.js';
import { gatheredEvents, gatheredHeads, HEAD_COLUMNS, headOf, type HeadRow } from './reading.js';
import { createSeedBox, type SeedBox } from './seed-box.js';

const placeholders = (count: number): string =>
  Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ');

/** Named, so that Postgres parses and plans each of them once per connection. */
const TIME_OUT = { name: 'time-out', text: `select append_time_out(${placeholders(15)}) as answer` };
const OPEN = { name: 'open', text: `select open_game(${placeholders(17)}) as answer` };
const HEAD_AND_OUTCOME = {
  name: 'head-and-outcome',
  text: `select ${HEAD_COLUMNS}, command_outcome(id, $2, $3) as outcome from game where id = $1`,
};
const SEED = { name: 'seed', text: 'select seed, key_id from seed where game_id = $1' };

/** The largest version there can be. */
const LAST = 2 ** 31 - 1;

/** The journal on Postgres. It goes past Prisma: this path is measured, and one statement is all it needs. */
export function createPostgresJournal(pool: pg.Pool, box: SeedBox = createSeedBox()): Journal & Seeds {
  const append = gatheredAppends(pool);
  const events = gatheredEvents(pool);
  const heads = gatheredHeads(pool);
  return {
    read: async (game, after, upTo = LAST) =>
      isGameId(game) ? events({ game, after, upTo: Math.min(upTo, LAST) }) : [],
    head: async (game, command) => {
      if (!isGameId(game)) return undefined;
      if (command !== undefined) return headAndOutcome(pool, game, command);
      const head = await heads(game);
      return head && { head };
    },
    append: (next) =>
      store(next.game, next.timedOut === undefined ? append(next) : timeOut(pool, next, next.timedOut)),
    open: (first, seed, game) =>
      store(
        first.game,
        ask(pool, OPEN, [first.game, ...openingOf(first.game, seed, game, box), ...valuesOf(first)]),
      ),
    seedOf: (game) => seedOf(pool, game, box),
  };
}

/** A time-out is stored alone: whether it comes too early is found out with the player's row locked. */
const timeOut = (
  pool: pg.Pool,
  append: Append,
  { seat, since }: NonNullable<Append['timedOut']>,
): Promise<Answer> => ask(pool, TIME_OUT, [append.game, append.expected, ...valuesOf(append), seat, since]);

/** What append_events takes after the game and the expected version. */
function valuesOf(append: Append): readonly unknown[] {
  const { actor, commandId, at } = firstOf(append);
  const { previousHash, commandHash, events, head } = append;
  return [
    bytea(previousHash),
    bytea(head.headHash),
    head.draws,
    JSON.stringify(head.summary),
    JSON.stringify(head.awaiting),
    head.nextDeadline === undefined ? null : new Date(head.nextDeadline).toISOString(),
    actor,
    commandId,
    bytea(commandHash),
    at,
    eventsParameter(events, previousHash),
  ];
}

function openingOf(
  game: GameId,
  seed: Uint8Array,
  { owner, title, visibility }: NewGame,
  box: SeedBox,
): readonly unknown[] {
  const boxed = box.put(game, seed);
  return [owner, title, visibility, Buffer.from(boxed.seed), boxed.keyId];
}

type Named = Readonly<{ name: string; text: string }>;

async function ask(pool: pg.Pool, { name, text }: Named, values: unknown[]): Promise<Answer> {
  const { rows } = await pool.query<{ answer: Answer }>({ name, text, values });
  return rows[0]?.answer ?? null;
}

async function store(game: GameId, asking: Promise<Answer>): Promise<Appended> {
  const answer = await asking.catch((error: unknown) => {
    if (!isConnectionLost(error)) throw error;
    throw new OutcomeUnknown('the connection to the database broke during an append', { cause: error });
  });
  if (answer === null) throw new Error(`there is no game ${game} to append to`);
  return answer;
}

type HeadAnswer = HeadRow & Readonly<{ outcome: Outcome | null }>;

async function headAndOutcome(
  pool: pg.Pool,
  game: GameId,
  { actor, commandId }: Readonly<{ actor: Actor; commandId: string }>,
): Promise<Readonly<{ head: Head; outcome?: Outcome }> | undefined> {
  const values = [game, actor, commandId];
  const { rows } = await pool.query<HeadAnswer>({ ...HEAD_AND_OUTCOME, values });
  const row = rows[0];
  return row && { head: headOf(row), ...(row.outcome === null ? {} : { outcome: row.outcome }) };
}

async function seedOf(pool: pg.Pool, game: GameId, box: SeedBox): Promise<Uint8Array | undefined> {
  if (!isGameId(game)) return undefined;
  const { rows } = await pool.query<{ seed: Buffer; key_id: Buffer | null }>({ ...SEED, values: [game] });
  const row = rows[0];
  return row && new Uint8Array(box.take(game, { seed: row.seed, keyId: row.key_id }));
}
