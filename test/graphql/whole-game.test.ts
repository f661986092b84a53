import { startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { playByOptions } from '../support/option-player.js';

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
});
afterAll(() => server.stop());

const RESULT = `query Result($id: ID!) { game(id: $id) { status options { decision { kind } }
  result { reason winners ranking { rank } scores { seat inPlay total } } } }`;

type Ended = Readonly<{
  game: Readonly<{
    status: string;
    options: unknown;
    result: Readonly<{ ranking: readonly Readonly<{ rank: number }>[]; winners: readonly number[] }>;
  }>;
}>;

describe('a client that knows no rules', () => {
  it('plays a game to the end by the options alone', async () => {
    const table = await startedTable(server.address, { edition: 'CS_2019' });
    const kinds = await playByOptions(table);
    expect(new Set(kinds)).toEqual(new Set(['PLACE', 'ACT', 'SETTLE', 'PICK_DIE', 'FEED']));
    const { game } = (await table.ann.send<Ended>(RESULT, { id: table.gameId })).data;
    expect(game).toMatchObject({ status: 'OVER', options: { decision: null } });
    expect(game.result.ranking).toHaveLength(2);
    expect(game.result.winners.length).toBeGreaterThan(0);
  }, 60_000);

  it('plays a round of the expansion by the options alone', async () => {
    const table = await startedTable(server.address, { edition: 'HR_2008', expansion: 'STYLE' });
    let placing = 0;
    const kinds = await playByOptions(table, ({ kind }) => kind === 'PLACE' && (placing += 1) > 12);
    expect(kinds).toEqual(expect.arrayContaining(['PLACE', 'ACT']));
  });
});
