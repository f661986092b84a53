import type pg from 'pg';
import type { Actor, GameId, StoredEvent } from '../game/index.js';
import { firstOf } from '../play/check-append.js';
import {
  OutcomeUnknown,
  type Append,
  type Appended,
  type AwaitedRow,
  type Head,
  type Journal,
  type NewGame,
  type Outcome,
  type Seeds,
} from '../play/ports.js';
import { gatheredAppends, type Answer } from './appends.js';
import { EVENT_COLUMNS, eventOf, eventsParameter, type EventRow } from './event-row.js';
import { isGameId } from './game-id.js';
import { bytea } from './hex.js';
import { isConnectionLost } from './pool.js';
import { createSeedBox, type SeedBox } from './seed-box.js';

const placeholders = (count: number): string =>
  Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ');

/** Named, so that Postgres parses and plans each of them once per connection. */
const TIME_OUT = { name: 'time-out', text: `select append_time_out(${placeholders(15)}) as answer` };
const OPEN = { name: 'open', text: `select open_game(${placeholders(17)}) as answer` };
const READ = {
  name: 'read',
  text: `select ${EVENT_COLUMNS} from event where game_id = $1 and version > $2 and version <= $3 order by version`,
};
const HEAD = {
  name: 'head',
  text: `select version, encode(head_hash, 'hex') as head_hash, draws, awaiting, copied from game where id = $1`,
};
const HEAD_AND_OUTCOME = {
  name: 'head-and-outcome',
  text: `select version, encode(head_hash, 'hex') as head_hash, draws, awaiting, copied, command_outcome(id, $2, $3) as outcome
         from game where id = $1`,
};
const SEED = { name: 'seed', text: 'select seed, key_id from seed where game_id = $1' };

/** The largest version there can be. */
const LAST = 2 ** 31 - 1;

/** The journal on Postgres. It goes past Prisma: this path is measured, and one statement is all it needs. */
export function createPostgresJournal(pool: pg.Pool, box: SeedBox = createSeedBox()): Journal & Seeds {
  const append = gatheredAppends(pool);
  return {
    read: (game, after, upTo = LAST) => read(pool, game, after, Math.min(upTo, LAST)),
    head: (game, command) => head(pool, game, command),
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

async function read(
  pool: pg.Pool,
  game: GameId,
  after: number,
  upTo: number,
): Promise<readonly StoredEvent[]> {
  if (!isGameId(game)) return [];
  const { rows } = await pool.query<EventRow>({ ...READ, values: [game, after, upTo] });
  return rows.map((row) => eventOf(game, row));
}

type HeadAnswer = Readonly<{
  version: number;
  head_hash: string;
  draws: number;
  awaiting: readonly AwaitedRow[];
  copied: boolean;
  outcome?: Outcome | null;
}>;

async function head(
  pool: pg.Pool,
  game: GameId,
  command?: Readonly<{ actor: Actor; commandId: string }>,
): Promise<Readonly<{ head: Head; outcome?: Outcome }> | undefined> {
  if (!isGameId(game)) return undefined;
  const query =
    command === undefined
      ? { ...HEAD, values: [game] }
      : { ...HEAD_AND_OUTCOME, values: [game, command.actor, command.commandId] };
  const { rows } = await pool.query<HeadAnswer>(query);
  const row = rows[0];
  if (row === undefined) return undefined;
  const { version, head_hash: headHash, draws, awaiting, copied, outcome } = row;
  return {
    head: { version, headHash, draws, awaiting, ...(copied ? { copied } : {}) },
    ...(outcome === undefined || outcome === null ? {} : { outcome }),
  };
}

async function seedOf(pool: pg.Pool, game: GameId, box: SeedBox): Promise<Uint8Array | undefined> {
  if (!isGameId(game)) return undefined;
  const { rows } = await pool.query<{ seed: Buffer; key_id: Buffer | null }>({ ...SEED, values: [game] });
  const row = rows[0];
  return row && new Uint8Array(box.take(game, { seed: row.seed, keyId: row.key_id }));
}
