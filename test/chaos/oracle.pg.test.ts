import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createPool } from '../../src/journal/pool.js';
import { createPostgresJournal } from '../../src/journal/postgres-journal.js';
import type { Command, GameId } from '../../src/game/index.js';
import { countOf } from '../../tools/chaos/oracle/findings.js';
import type { Acknowledged } from '../../tools/chaos/oracle/ledger.js';
import { consult } from '../../tools/chaos/oracle/oracle.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { accepted, node, startedGame, type Node } from '../support/house.js';
import { memoryStores } from '../support/memory-stores.js';

const NOTHING = { lost: 0, doubled: 0, gaps: 0, broken: 0 };

const MOVES = [
  ['seat:ann', { type: 'PlacePeople', place: 'hunt', people: 2 }],
  ['seat:bob', { type: 'PlacePeople', place: 'forest', people: 3 }],
  ['seat:bob', { type: 'UndoMove' }],
  ['seat:bob', { type: 'PlacePeople', place: 'clayPit', people: 1 }],
] as const satisfies readonly (readonly [string, Command])[];

let database: TestDatabase;
let pool: pg.Pool;
let client: pg.Client;
let game: GameId;
let last: Acknowledged;
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.appUrl);
  const journal = createPostgresJournal(pool);
  const house = node({ journal, seeds: journal, requests: memoryStores().requests });
  game = await startedGame(house);
  for (const [actor, command] of MOVES) await play(house, actor, command);
  last = acknowledged.at(-1)!;
  await startedGame(house);
  client = new pg.Client(database.adminUrl);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await pool.end();
  await database.drop();
});

async function play(house: Node, actor: 'seat:ann' | 'seat:bob', command: Command): Promise<void> {
  const commandId = randomUUID();
  const { version, head } = accepted(await house.play({ game, actor, commandId, command }));
  acknowledged.push({ game, commandId, version, head });
}

/** What the oracle counts after a superuser has done this to the database, which is then taken back. */
async function countAfter(sql: string, values: readonly unknown[] = []) {
  await client.query('begin');
  try {
    await client.query(
      'alter table event disable trigger event_is_append_only; drop index event_command_key',
    );
    await client.query(sql, [...values]);
    const { findings } = await consult(client, { acknowledged, refused: [] });
    return countOf(findings);
  } finally {
    await client.query('rollback');
  }
}

describe('the oracle', () => {
  it('finds nothing wrong where nothing is', async () => {
    expect(await countAfter('select 1')).toEqual(NOTHING);
  });

  it('misses a command that was acknowledged', async () => {
    const found = await countAfter('delete from event where game_id = $1 and command_id = $2', [
      game,
      last.commandId,
    ]);
    expect(found).toMatchObject({ lost: 1, doubled: 0 });
    expect(found.gaps).toBeGreaterThan(0);
  });

  it('misses a whole game', async () => {
    expect(await countAfter('delete from event where game_id = $1', [game])).toEqual({
      ...NOTHING,
      lost: MOVES.length,
      gaps: 1,
    });
  });

  it('sees a command that was stored twice', async () => {
    const again = `insert into event (game_id, version, ordinal, type, shape, actor, payload, command, command_id,
        command_hash, at, prev_hash, hash)
      select game_id, $3, ordinal, type, shape, actor, payload, command, command_id, command_hash, at, prev_hash, hash
      from event where game_id = $1 and command_id = $2 and ordinal = 0`;
    const found = await countAfter(again, [game, last.commandId, last.version + 1]);
    expect(found).toMatchObject({ lost: 0, doubled: 1 });
  });

  it('sees a command that opened two games', async () => {
    const copy = `update event set command_id = 'one' where type = 'GameOpened'`;
    expect(await countAfter(copy)).toMatchObject({ doubled: 1 });
  });

  it('sees a gap', async () => {
    const found = await countAfter('delete from event where game_id = $1 and version = 3', [game]);
    expect(found).toMatchObject({ doubled: 0, gaps: 1 });
    expect(found.broken).toBeGreaterThan(0);
  });

  it.each([
    [
      'a changed fact',
      `update event set payload = payload || '{"people": 4}' where game_id = $1 and version = $2`,
    ],
    ['a changed hash', `update event set hash = sha256('') where game_id = $1 and version = $2`],
    ['a changed link', `update event set prev_hash = sha256('') where game_id = $1 and version = $2`],
    [
      'a changed command',
      `update event set command_hash = sha256('') where game_id = $1 and ordinal = 0 and version > $2 - 5`,
    ],
    ['a changed head', `update game set head_hash = sha256('') where id = $1 and version >= $2`],
    [
      'a changed summary',
      `update game set summary = summary || '{"seats": 3}' where id = $1 and version >= $2`,
    ],
    ['a changed status', `update game set status = 'over' where id = $1 and version >= $2`],
    ['other awaited seats', `update game set awaiting = '[]' where id = $1 and version >= $2`],
    ['other draws', `update game set draws = draws + 1 where id = $1 and version >= $2`],
    ['another seed', `update seed set seed = sha256('') where game_id = $1 and $2 > 0`],
  ])('sees %s', async (_, sql) => {
    const found = await countAfter(sql, [game, last.version]);
    expect(found).toMatchObject({ lost: 0, doubled: 0, gaps: 0 });
    expect(found.broken).toBeGreaterThan(0);
  });

  it('sees that a client was told otherwise', async () => {
    const told = acknowledged.map((promise) =>
      promise === last ? { ...last, version: last.version - 1 } : promise,
    );
    const { findings } = await consult(client, { acknowledged: told, refused: [] });
    expect(countOf(findings)).toEqual({ ...NOTHING, broken: 1 });
  });

  it('holds a refused retry against the server', async () => {
    const refused = [{ game, commandId: randomUUID(), answer: 'NOT_YOUR_TURN' }];
    const { findings } = await consult(client, { acknowledged, refused });
    expect(countOf(findings)).toEqual({ ...NOTHING, broken: 1 });
  });
});
