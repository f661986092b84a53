import { once } from 'node:events';
import { connect } from 'node:net';
import { getIntrospectionQuery } from 'graphql';
import { clientOf } from '../support/api-client.js';
import { guest, openTable, play, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
});
afterAll(() => server.stop());

const codes = async (query: string): Promise<readonly string[]> =>
  (await clientOf(server.address).send(query)).errors.map(({ extensions }) => extensions.code);

describe('hostile requests', () => {
  it('a client that resets a refused upgrade ends nobody but itself', async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown): void => void uncaught.push(error);
    process.on('uncaughtException', note);
    for (let nth = 0; nth < 10; nth += 1) {
      const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write('GET /nope HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      socket.resetAndDestroy();
    }
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
  });

  it('a thousand aliases, a deep query and a fragment bomb are refused', async () => {
    const aliases = Array.from({ length: 400 }, (_, nth) => `a${nth}: viewer { id }`).join(' ');
    expect(await codes(`{ ${aliases} }`)).toEqual(['REQUEST_TOO_LARGE']);
    const deep = `${'{ __type(name: "Game") { ofType '.repeat(1)}${'{ ofType '.repeat(30)}{ name }${' }'.repeat(30)} } }`;
    expect(await codes(deep)).toContain('REQUEST_TOO_LARGE');
    const levels = Array.from(
      { length: 30 },
      (_, nth) => `fragment F${nth} on Viewer { ${nth === 29 ? 'id' : `...F${nth + 1} ...F${nth + 1}`} }`,
    );
    expect(await codes(`{ viewer { ...F0 } } ${levels.join(' ')}`)).toContain('REQUEST_TOO_LARGE');
    expect(await codes(`{ ${'viewer { id } '.repeat(2_000)} }`)).toEqual(['GRAPHQL_PARSE_FAILED']);
  });

  it('the standard introspection query is not', async () => {
    expect(await codes(getIntrospectionQuery())).toEqual([]);
  });

  it('a refused opening spends nothing', async () => {
    const ann = await guest(server.address, 'Ann');
    const commandId = 'opening';
    const settings = { edition: 'CS_2019', seats: 9, order: 'DRAWN', entropy: 'SEALED' };
    const input = { commandId, title: 'Nine', visibility: 'PUBLIC', settings };
    const refused = await play(ann, 'openGame', input);
    expect(refused).toMatchObject({ __typename: 'Rejected', code: 'INVALID_SETTINGS' });
    const opened = await play(ann, 'openGame', { ...input, settings: { ...settings, seats: 2 } });
    expect(opened).toMatchObject({ __typename: 'Accepted', replayed: false });
  });

  it('a refused joining leaves no trace in anybody’s list', async () => {
    const { gameId } = await startedTable(server.address);
    const cid = await guest(server.address, 'Cid');
    const refused = await play(cid, 'joinGame', { gameId, join: 3, entropySeal: '0'.repeat(64) });
    expect(refused).toMatchObject({ __typename: 'Rejected', code: 'GAME_STARTED' });
    const { data } = await cid.send<{ myGames: { edges: readonly unknown[] } }>(
      '{ myGames(first: 10) { edges { cursor } } }',
    );
    expect(data.myGames.edges).toEqual([]);
  });

  it('joining twice at once keeps the seat that was won', async () => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await openTable(ann);
    const join = { gameId, join: 1, entropySeal: '0'.repeat(64) };
    const results = await Promise.all([play(ann, 'joinGame', join), play(ann, 'joinGame', join)]);
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['Accepted', 'Rejected']);
    expect(await play(ann, 'leaveGame', { gameId })).toMatchObject({ __typename: 'Accepted' });
  });
});
