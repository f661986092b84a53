import type { GameId } from '../../src/game/index.js';
import { withClient } from '../../src/journal/connection.js';
import { dueGames } from '../../src/journal/lookouts.js';
import { beginning, following, newGame } from '../support/history.js';
import { realStores } from '../support/real-stores.js';

const stores = realStores();
const OWNER = '11111111-1111-4111-8111-111111111111';
const asAdmin = <Row extends object>(sql: string, values: readonly unknown[] = []) =>
  withClient(stores().database.adminUrl, async (client) => (await client.query<Row>(sql, [...values])).rows);

/** A running game of which only its row matters. */
async function running(): Promise<GameId> {
  const append = following(beginning(newGame()));
  const head = { ...append.head, summary: { status: 'running' } };
  const row = { owner: OWNER, title: 'A long winter', visibility: 'public' as const };
  await stores().journal.open({ ...append, head }, new Uint8Array(32), row);
  return append.game;
}

const lookAt = async (game: GameId): Promise<number | undefined> => {
  const [row] = await asAdmin<{ late: number | null }>(
    'select extract(epoch from look_at - now())::float8 as late from game where id = $1',
    [game],
  );
  return row?.late ?? undefined;
};
const due = (game: GameId) => asAdmin('update game set look_at = now() where id = $1', [game]);

afterEach(() => asAdmin('update game set look_at = null'));

describe('when to look at a game', () => {
  it('is two minutes after a move at the latest', async () => {
    const game = await running();
    expect(await lookAt(game)).toBeGreaterThan(100);
    expect(await lookAt(game)).toBeLessThanOrEqual(120);
  });

  it('is given to one of many who ask, until the lease is over', async () => {
    const game = await running();
    await due(game);
    const taken = await Promise.all([1, 2, 3, 4].map(() => stores().lookouts.take(10, 60_000)));
    expect(taken.flatMap(({ games }) => games.map((each) => each.game))).toEqual([game]);
    expect((await stores().lookouts.take(10, 60_000)).games).toEqual([]);
    expect(await lookAt(game)).toBeGreaterThan(50);
  });

  it('moves on when somebody has looked, unless something has happened meanwhile', async () => {
    const game = await running();
    await due(game);
    const { games } = await stores().lookouts.take(1, 1_000);
    const { version, lease } = games[0]!;
    const next = new Date(Date.now() + 3_600_000);
    await stores().lookouts.done([{ game, version: version - 1, lease, next }]);
    expect(await lookAt(game)).toBeLessThan(10);
    await stores().lookouts.done([{ game, version, lease, next }]);
    expect(await lookAt(game)).toBeGreaterThan(3_500);
    await stores().lookouts.done([{ game, version, lease, next: undefined }]);
    expect(await lookAt(game)).toBeGreaterThan(3_500);
    await stores().lookouts.done([{ game, version, lease: next, next: undefined }]);
    expect(await lookAt(game)).toBeUndefined();
  });

  it('is found by an index, whatever else there is', async () => {
    const { sql, values } = dueGames(10);
    await withClient(stores().database.adminUrl, async (client) => {
      await client.query('begin');
      await client.query(
        `insert into game (id, version, head_hash, draws, status, summary, awaiting, owner, title, visibility, opened_at,
           updated_at, look_at)
         select gen_random_uuid(), 1, '', 1, 'running', '{}', '[]', gen_random_uuid(), '', 'public', now(), now(),
           now() + n * interval '1 minute'
         from generate_series(-10, 5000) n`,
      );
      await client.query('analyze game');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain ${sql.replaceAll('?', '$1')}`,
        values,
      );
      await client.query('rollback');
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Scan using game_look_at_idx[\s\S]*Index Cond: \(look_at <= now\(\)\)/);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    });
  });

  it('can be counted', async () => {
    const game = await running();
    await due(game);
    expect(await stores().lookouts.pulse()).toMatchObject({ overdue: 1, watched: 1, sent: 0 });
  });
});
