import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { clientOf, type Client } from '../support/api-client.js';
import { accept, guest, openTable, sitDown, startedTable, type Table } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer, type World } from '../support/cairn-server.js';
import { follow, listen, type Follower } from '../support/follower.js';
import { until } from '../support/until.js';

let world: World;
let server: TestServer;
const open: Follower[] = [];

beforeAll(async () => {
  world = emptyWorld();
  server = await serveWorld(world, { feeds: { heartbeatMs: 50 } });
});
afterEach(() => Promise.all(open.splice(0).map((follower) => follower.leave())));
afterAll(() => server.stop());

function followed(...args: Parameters<typeof follow>): Follower {
  const follower = follow(...args);
  open.push(follower);
  return follower;
}

const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const caughtUp = (follower: Follower): boolean =>
  follower.items().some(({ __typename }) => __typename === 'CaughtUp');

async function hunt({ gameId, ann, bob }: Table, moves: number): Promise<number> {
  let version = 0;
  for (let move = 0; move < moves; move += 1) {
    const result = await accept(move % 2 === 0 ? ann : bob, 'placePeople', {
      gameId,
      place: 'hunt',
      people: 1,
    });
    version = result.version;
  }
  return version;
}

describe('the feed of a game', () => {
  it('sends what is stored, says that it has caught up, then what happens', async () => {
    const table = await startedTable(server.address);
    const follower = followed(server.address, table.gameId);
    await until(() => caughtUp(follower));
    expect(follower.versions()).toEqual(from(1, table.version));
    expect(follower.items().find(({ __typename }) => __typename === 'CaughtUp')?.version).toBe(table.version);
    const last = await hunt(table, 3);
    await until(() => follower.versions().includes(last));
    expect(follower.versions()).toEqual(from(1, last));
  });

  it('starts after the version one has, and beats while nothing happens', async () => {
    const { gameId, version } = await startedTable(server.address);
    const follower = followed(server.address, gameId, { after: version });
    await until(() => follower.items().some(({ __typename }) => __typename === 'Heartbeat'));
    expect(follower.versions()).toEqual([]);
    expect(new Set(follower.items().map((item) => item.version))).toEqual(new Set([version]));
  });

  it('sends an undo as a version of its own and marks what it undid', async () => {
    const table = await startedTable(server.address);
    const placed = await hunt(table, 1);
    const { version } = await accept(table.ann, 'undoMove', { gameId: table.gameId });
    const follower = followed(server.address, table.gameId);
    await until(() => caughtUp(follower));
    const events = follower
      .items()
      .filter(({ __typename }) => __typename === 'FeedEvent')
      .map(({ event }) => event);
    expect(events.at(-1)).toMatchObject({ version, type: 'MovesUndone', undone: false });
    expect(events.filter(({ undone }) => undone).map((event) => event.version)).toEqual(
      from(table.version + 1, placed),
    );
  });

  it('feed resumed across a restart and across nodes has every version once', async () => {
    let first = await serveWorld(world);
    const second = await serveWorld(world);
    const { gameId, ann, bob } = await startedTable(first.address);
    const seen: number[] = [];
    const move = (client: Client, address: string) =>
      accept(clientOf(address, client.token), 'placePeople', { gameId, place: 'hunt', people: 1 });
    const followAt = async (address: string): Promise<Follower> => {
      const follower = followed(address, gameId, { after: seen.at(-1) ?? 0 });
      await until(() => caughtUp(follower));
      return follower;
    };

    const before = await followAt(first.address);
    const { version: one } = await move(ann, first.address);
    await until(() => before.versions().includes(one));
    await first.stop();
    expect(await before.closed).toBe(1012);
    seen.push(...before.versions());

    const { version: two } = await move(bob, second.address);
    const between = await followAt(second.address);
    first = await serveWorld(world);
    const { version: three } = await move(ann, first.address);
    await until(() => between.versions().includes(three));
    seen.push(...between.versions());

    const after = await followAt(first.address);
    const { version: four } = await move(bob, second.address);
    await until(() => after.versions().includes(four));
    seen.push(...after.versions());

    expect(two).toBeLessThan(three);
    expect(seen).toEqual(from(1, four));
    await Promise.all([first.stop(), second.stop()]);
  });

  it('tells a follower who reads too slowly where to go on, and ends', async () => {
    const small = await serveWorld(world, { feeds: { backlog: 0 } });
    const table = await startedTable(small.address);
    const follower = followed(small.address, table.gameId, { after: table.version });
    await until(() => caughtUp(follower));
    await hunt(table, 1);
    expect(await follower.ended).toBeUndefined();
    expect(follower.items().at(-1)).toEqual({ __typename: 'Lagged', resumeAfter: table.version });
    await small.stop();
  });

  it.each([
    [
      'a version from the future',
      (table: Table) => [table.gameId, table.version + 1] as const,
      { code: 'CURSOR_AHEAD', facts: { head: expect.any(Number) as number } },
    ],
    [
      'a negative version',
      (table: Table) => [table.gameId, -1] as const,
      { code: 'BAD_INPUT', facts: { field: 'after' } },
    ],
    ['no id', () => ['x', 0] as const, { code: 'BAD_INPUT', facts: { field: 'gameId' } }],
    ['an unknown game', () => [randomUUID(), 0] as const, { code: 'NOT_FOUND' }],
  ])('refuses %s', async (_name, asked, extensions) => {
    const table = await startedTable(server.address);
    const [gameId, after] = asked(table);
    const follower = followed(server.address, gameId, { after });
    expect(await follower.ended).toMatchObject([{ extensions }]);
    expect(follower.items()).toEqual([]);
  });

  it('of a game by invitation is for those who sit there', async () => {
    const [ann, eve] = [await guest(server.address, 'Ann'), await guest(server.address, 'Eve')];
    const gameId = await openTable(ann, {}, { visibility: 'INVITATION' });
    await sitDown(ann, gameId, 1);
    const stranger = followed(server.address, gameId, { token: eve.token });
    expect(await stranger.ended).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    const own = followed(server.address, gameId, { token: ann.token });
    await until(() => caughtUp(own));
    expect(own.versions()).toEqual([1, 2]);
  });
});

describe('a socket', () => {
  it('is closed with 4403 when its session has ended', async () => {
    const clock = { offset: 0 };
    const late = await serveWorld(world, {
      feeds: { heartbeatMs: 20 },
      parts: (parts) => ({ ...parts, now: () => new Date(Date.now() + clock.offset) }),
    });
    const { gameId } = await startedTable(late.address);
    const eve = await guest(late.address, 'Eve');
    const follower = followed(late.address, gameId, { token: eve.token });
    await until(() => caughtUp(follower));
    await eve.send('mutation { signOut }');
    clock.offset = 31_000;
    expect(await follower.closed).toBe(4403);
    await late.stop();
  });

  it('takes a token as a header would carry it', async () => {
    const { gameId } = await startedTable(server.address);
    const forged = { authorization: `Bearer ${'A'.repeat(43)}` };
    expect(await followed(server.address, gameId, forged).closed).toBe(4401);
    const eve = await guest(server.address, 'Eve');
    const follower = listen(
      server.address,
      { query: 'subscription { inboxChanged { changed } }' },
      {
        authorization: `Bearer ${eve.token}`,
      },
    );
    await until(() => follower.items().length > 0);
    await follower.leave();
  });

  it.each([
    ['a forged token', 'A'.repeat(43)],
    ['a token that is no text', 5 as unknown as string],
  ])('is closed with 4401 for %s', async (_, token) => {
    const { gameId } = await startedTable(server.address);
    const follower = followed(server.address, gameId, { token });
    expect(await follower.closed).toBe(4401);
    expect(follower.items()).toEqual([]);
  });

  it.each([
    ['another site', 'https://evil.example', 403],
    ['no site at all', 'null', 403],
  ])('is not opened from %s', async (_name, origin, status) => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      origin,
    });
    const refused = await new Promise<number | undefined>((resolve) => {
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.once('open', () => resolve(undefined));
    });
    socket.on('error', () => undefined).terminate();
    expect(refused).toBe(status);
  });

  it('is opened from our own page, which its cookie signs in', async () => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await openTable(ann, {}, { visibility: 'INVITATION' });
    const headers = { origin: server.address, cookie: `cairn=${ann.token ?? ''}` };
    const follower = followed(server.address, gameId, { headers });
    await until(() => caughtUp(follower));
    expect(follower.versions()).toEqual([1]);
  });

  it.each([
    ['a query', '{ viewer { id } }', 'BAD_REQUEST'],
    ['a mutation', 'mutation { signOut }', 'BAD_REQUEST'],
    ['bad syntax', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { secrets }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('does not run %s', async (_name, query, code) => {
    const client = createClient({
      url: `${server.address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
    });
    const errors = await new Promise((resolve) => {
      client.subscribe({ query }, { next: resolve, error: resolve, complete: () => undefined });
    });
    await client.dispose();
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });

  const FEED =
    'subscription Feed($id: ID!, $after: Int!) { gameFeed(gameId: $id, after: $after) { __typename } }';

  it.each([
    ['a malformed id', { id: 'abc', after: 0 }, ['BAD_INPUT']],
    ['two wrong variables', { id: { a: 1 }, after: 'x' }, ['BAD_INPUT', 'BAD_INPUT']],
    ['an unknown game', { id: randomUUID(), after: 0 }, ['NOT_FOUND']],
    ['a version from the future', { after: 1_000 }, ['CURSOR_AHEAD']],
  ])('refuses %s in one way: by `error`, with nothing sent before', async (_name, variables, codes) => {
    const { gameId } = await startedTable(server.address);
    const client = createClient({
      url: `${server.address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
    });
    const heard = await new Promise((resolve) => {
      client.subscribe(
        { query: FEED, variables: { id: gameId, ...variables } },
        { next: () => resolve('next'), error: resolve, complete: () => resolve('complete') },
      );
    });
    await client.dispose();
    expect(heard).toMatchObject(codes.map((code) => ({ extensions: { code } })));
    expect(heard).toHaveLength(codes.length);
  });

  it('that speaks nonsense is closed', async () => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const code = await new Promise((resolve) => {
      socket.once('close', resolve);
      socket.once('open', () => socket.send('{"type":"nonsense"}'));
    });
    expect(code).toBe(4400);
  });
});
