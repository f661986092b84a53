import type { StoredEvent } from '../../src/game/index.js';
import { guest, openTable, startedTable, type Table } from '../support/api-play.js';
import { clientOf, type Client } from '../support/api-client.js';
import { verify } from '../support/archives.js';
import { emptyWorld, serveWorld, SIGNER, type TestServer } from '../support/cairn-server.js';

let server: TestServer;
let table: Table;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
  table = await startedTable(server.address);
});
afterAll(() => server.stop());

const get = (path: string, client?: Client): Promise<Response> =>
  fetch(`${server.address}${path}`, {
    headers: client?.token === undefined ? {} : { authorization: `Bearer ${client.token}` },
  });

const viewIn = (archive: string): unknown =>
  (JSON.parse(archive.split('\n')[0] ?? '') as Record<string, unknown>)['view'];

describe('the archive of a running game', () => {
  it('shows everybody what they may see, and verifies with the published key', async () => {
    const path = `/games/${table.gameId}/archive`;
    const views = await Promise.all(
      [table.ann, table.bob, undefined].map(async (client) => {
        const response = await get(path, client);
        expect(response.headers.get('content-type')).toMatch('application/x-ndjson');
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        const archive = await response.text();
        expect(verify(archive, { keys: [SIGNER.publicKey] }).outcome).toBe('asFarAsPossible');
        return viewIn(archive);
      }),
    );
    expect(views).toEqual(['seat:1', 'seat:2', 'public']);
  });

  it('is unknown to whom the game is, and where there is none', async () => {
    const owner = await guest(server.address, 'Ola');
    const closed = await openTable(owner, {}, { visibility: 'INVITATION' });
    expect((await get(`/games/${closed}/archive`)).status).toBe(404);
    expect((await get(`/games/${closed}/archive`, table.ann)).status).toBe(404);
    expect((await get(`/games/${closed}/archive`, owner)).status).toBe(200);
    expect((await get('/games/00000000-0000-4000-8000-000000000000/archive')).status).toBe(404);
    expect((await get('/games/nonsense/archive')).status).toBe(400);
    expect((await get(`/games/${closed}/archive`, clientOf('', 'cairn_nonsense'))).status).toBe(401);
  });
});

describe('the archive of a closed game', () => {
  it('is whole for everybody, with the seed', async () => {
    const owner = await guest(server.address, 'Ola');
    const gameId = await openTable(owner);
    const { errors } = await owner.send(
      `mutation { cancelGame(input: { commandId: "x", gameId: "${gameId}" }) { __typename } }`,
    );
    expect(errors).toEqual([]);
    let archive = '';
    while (!archive.includes('SeedRevealed')) archive = await (await get(`/games/${gameId}/archive`)).text();
    expect(viewIn(archive)).toBe('full');
    expect(verify(archive).outcome).toBe('verified');
    const types = archive.split('\n').flatMap((line) => {
      const parsed = line === '' ? {} : (JSON.parse(line) as { event?: StoredEvent });
      return parsed.event?.type ?? [];
    });
    expect(types).toEqual(['GameOpened', 'GameCancelled', 'SeedRevealed']);
  });
});

describe('the public record', () => {
  it('has every key at its well-known address', async () => {
    const response = await get('/.well-known/cairn-keys.json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const { keyId, publicKey } = SIGNER;
    expect(await response.json()).toMatchObject({
      current: keyId,
      keys: [{ keyId, publicKey, algorithm: 'Ed25519' }],
    });
  });

  it('lists digests, and has none of a day that had none', async () => {
    expect(await (await get('/.well-known/cairn-digests.json')).json()).toEqual({ digests: [] });
    expect((await get('/.well-known/cairn-digests/2020-01-01')).status).toBe(404);
    expect((await get('/.well-known/cairn-digests/yesterday')).status).toBe(404);
  });
});
