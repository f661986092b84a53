import { CairnFault, connect, connectAsGuest, ViewerDocument, type Client } from 'cairn/client';
import { Fault } from '../../src/play/faults.js';
import { emptyWorld, serveWorld, UNLIMITED, type TestServer, type Wishes } from '../support/cairn-server.js';
import { cuttingProxy } from '../support/cutting-proxy.js';

const servers: TestServer[] = [];
async function serve(wishes: Wishes = {}): Promise<string> {
  const server = await serveWorld(emptyWorld(), wishes);
  servers.push(server);
  return server.address;
}

let url: string;
let ann: Client;
beforeAll(async () => {
  url = await serve();
  ann = await connectAsGuest({ url }, 'Ann');
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function practice(client: Client): Promise<string> {
  const now = await client.playNow();
  if (now.__typename !== 'PlayingNow') throw new Error(now.code);
  return now.gameId;
}

describe('a client', () => {
  it('comes in as a guest and comes back with the token', async () => {
    expect((await ann.request(ViewerDocument)).viewer).toMatchObject({ name: 'Ann', guest: true });
    const again = connect({ url, token: ann.token });
    expect(await again.request(ViewerDocument)).toEqual(await ann.request(ViewerDocument));
    expect((await connect({ url }).request(ViewerDocument)).viewer).toBeNull();
  });

  it('sends any document of one’s own', async () => {
    const text = 'query Mine($first: Int!) { games(list: MINE, first: $first) { edges { cursor } } }';
    const answer = await ann.request<{ games: { edges: unknown[] } }, { first: number }>(text, { first: 1 });
    expect(Array.isArray(answer.games.edges)).toBe(true);
  });

  it('is told why the rules say no, before and after trying', async () => {
    const gameId = await practice(ann);
    const wrong = { gameId, place: 'hut', people: 1 };
    expect(await ann.whyNot('placePeople', wrong)).toMatchObject({
      allowed: false,
      refusal: { code: 'WRONG_NUMBER' },
    });
    expect(await ann.play('placePeople', wrong)).toMatchObject({
      __typename: 'Rejected',
      code: 'WRONG_NUMBER',
      facts: { place: 'hut' },
    });
    const placed = await ann.play('placePeople', { gameId, place: 'hunt', people: 1 });
    expect(placed).toMatchObject({ __typename: 'Accepted', replayed: false });
    expect(await ann.play('placePeople', { gameId, place: 'hunt', people: 1, decision: 1 })).toMatchObject({
      __typename: 'Stale',
    });
    expect((await ann.game(gameId, { atLeast: placed.version })).version).toBeGreaterThanOrEqual(
      placed.version,
    );
  });

  it('throws what is no answer, with its code and facts', async () => {
    await expect(ann.game('x')).rejects.toMatchObject({
      name: 'CairnFault',
      code: 'BAD_INPUT',
      facts: { field: 'id' },
      retryable: false,
    });
    const forged = connect({ url, token: 'A'.repeat(43) });
    await expect(forged.request(ViewerDocument)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('names a command or move it does not know', async () => {
    const gameId = await practice(ann);
    const wrong = 'placePeoples' as 'placePeople';
    const input = { gameId, place: 'hunt', people: 1 };
    await expect(ann.play(wrong, input)).rejects.toThrow('"placePeoples"');
    await expect(ann.whyNot(wrong, input)).rejects.toThrow('"placePeoples"');
  });

  it('speaks the language it is told', async () => {
    const czech = connect({ url, token: ann.token, language: 'cs' });
    const gameId = await practice(czech);
    const { refusal } = await czech.whyNot('placePeople', { gameId, place: 'hut', people: 1 });
    expect(refusal?.message).toContain('Chýše');
  });
});

describe('a command whose answer got lost', () => {
  it('is sent again under the same id when the outcome is unknown, and done once', async () => {
    const ids: string[] = [];
    const forgetful = await serve({
      parts: (parts) => ({
        ...parts,
        act: {
          ...parts.act,
          asSeat: async (wish) => {
            ids.push(wish.commandId);
            const played = await parts.act.asSeat(wish);
            if (ids.length > 1) return played;
            throw new Fault('OUTCOME_UNKNOWN', 'The connection to the database broke while storing.');
          },
        },
      }),
    });
    const bob = await connectAsGuest({ url: forgetful }, 'Bob');
    const gameId = await practice(bob);
    const placed = await bob.play('placePeople', { gameId, place: 'hunt', people: 1 });
    expect(placed).toMatchObject({ __typename: 'Accepted', replayed: true });
    expect(ids).toEqual([ids[0], ids[0]]);
    const { board } = await bob.game(gameId);
    expect(board?.places.find(({ id }) => id === 'hunt')?.crowds).toMatchObject([{ seat: 1, people: 1 }]);
  });

  it('is sent again when the line is cut before the answer comes', async () => {
    const proxy = await cuttingProxy(url);
    const behind = connect({ url: proxy.url, token: ann.token });
    const gameId = await practice(behind);
    proxy.cutNextAnswer();
    const placed = await behind.play('placePeople', { gameId, place: 'forest', people: 2 });
    expect(placed).toMatchObject({ __typename: 'Accepted', replayed: true });
    await proxy.close();
  });

  it('is given up when nobody answers for as long as one has patience', async () => {
    const nobody = connect({ url: 'http://127.0.0.1:1', patienceMs: 300 });
    await expect(nobody.game('x')).rejects.toMatchObject({ code: 'UNREACHABLE', retryable: true });
  });

  it('ends at once when it is aborted', async () => {
    const nobody = connect({ url: 'http://127.0.0.1:1' });
    const stop = new AbortController();
    const asked = nobody.request(ViewerDocument, {}, { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
  });
});

describe('what has no command id', () => {
  it('is sent once: signing in twice would make two guests', async () => {
    const proxy = await cuttingProxy(url);
    proxy.cutNextAnswer();
    await expect(connectAsGuest({ url: proxy.url }, 'Eve')).rejects.toThrow(CairnFault);
    await proxy.close();
  });
});

describe('a client that is too early', () => {
  const served = (everyMs: number): Promise<string> =>
    serve({ settings: { limits: { ...UNLIMITED, perAddress: { burst: 1, everyMs } } } });

  it('waits as long as it is told', async () => {
    const eve = connect({ url: await served(1_000) });
    await eve.request(ViewerDocument);
    expect(await eve.request(ViewerDocument)).toEqual({ viewer: null });
  });

  it('gives up at once if it has less patience than that', async () => {
    const eve = connect({ url: await served(600_000) });
    await eve.request(ViewerDocument);
    await expect(eve.request(ViewerDocument)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      facts: { per: 'address' },
    });
  });
});
