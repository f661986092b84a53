import { randomUUID } from 'node:crypto';
import { withClient } from '../../src/journal/connection.js';
import { clientOf, type Client } from '../support/api-client.js';
import { accept, guest, mutate, openTable, play, startedTable } from '../support/api-play.js';
import { postgresWorld, serveWorld, type PostgresWorld, type TestServer } from '../support/cairn-server.js';
import { follow, listen, type Follower } from '../support/follower.js';
import { until } from '../support/until.js';

let world: PostgresWorld;
let here: TestServer;
let there: TestServer;
const followers: Follower[] = [];

beforeAll(async () => {
  world = await postgresWorld();
  [here, there] = await Promise.all([serveWorld(world), serveWorld(world)]);
});
afterEach(() => Promise.all(followers.splice(0).map((follower) => follower.leave())));
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await world.close();
});

/** The same person at another server. */
const at = (client: Client, { address }: TestServer): Client => clientOf(address, client.token);

const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

async function followed({ address }: TestServer, gameId: string, after: number): Promise<Follower> {
  const follower = follow(address, gameId, { after });
  followers.push(follower);
  await until(() => follower.items().some(({ __typename }) => __typename === 'CaughtUp'));
  return follower;
}

/** How many rows each table has: what must not change when nothing is stored. */
const rowCounts = (): Promise<Readonly<Record<string, number>>> =>
  withClient(world.database.adminUrl, async (client) => {
    const tables = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const counted = await client.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
      counts[name] = counted.rows[0]?.count ?? 0;
    }
    return counts;
  });

describe('two servers on one database', () => {
  it('know the same people, games and moves', async () => {
    const { gameId, ann, bob, version } = await startedTable(here.address);
    const { version: placed } = await accept(at(ann, there), 'placePeople', {
      gameId,
      place: 'hunt',
      people: 1,
    });
    expect(placed).toBeGreaterThan(version);
    const seen = await bob.send(
      'query G($id: ID!) { game(id: $id) { version awaiting { seat } mySeat { name } } }',
      { id: gameId },
    );
    expect(seen.data['game']).toEqual({ version: placed, awaiting: [{ seat: 2 }], mySeat: { name: 'Bob' } });
  });

  it('end a session together', async () => {
    const ann = await guest(here.address, 'Ann');
    expect((await at(ann, there).send('mutation { signOut }')).data).toEqual({ signOut: true });
    expect((await ann.send('{ viewer { id } }')).status).toBe(401);
  });

  it('feed resumed across a restart and across nodes has every version once', async () => {
    let third = await serveWorld(world);
    const { gameId, ann, bob } = await startedTable(third.address);
    const seen: number[] = [];
    const move = async (client: Client, server: TestServer, follower: Follower): Promise<number> => {
      const { version } = await accept(at(client, server), 'placePeople', {
        gameId,
        place: 'hunt',
        people: 1,
      });
      await until(() => follower.versions().includes(version));
      return version;
    };
    const before = await followed(third, gameId, 0);
    await move(ann, here, before);
    await third.stop();
    expect(await before.closed).toBe(1012);
    seen.push(...before.versions());

    await accept(at(bob, there), 'placePeople', { gameId, place: 'hunt', people: 1 });
    const between = await followed(there, gameId, seen.at(-1) ?? 0);
    third = await serveWorld(world);
    await move(ann, third, between);
    seen.push(...between.versions());

    const after = await followed(third, gameId, seen.at(-1) ?? 0);
    const last = await move(bob, here, after);
    seen.push(...after.versions());
    expect(seen).toEqual(from(1, last));
    await third.stop();
  });

  it('tell each other what waits for somebody, and what is said', async () => {
    const { gameId, ann, bob } = await startedTable(here.address);
    const { address } = there;
    const line = { token: bob.token };
    const inbox = listen<{ decisions: readonly unknown[] }>(
      address,
      { query: 'subscription { inboxChanged { decisions { kind } } }' },
      line,
    );
    const talk = listen<{ text?: string }>(
      address,
      {
        query:
          'subscription T($id: ID!) { talkFeed(gameId: $id, after: 0) { ... on TalkLine { text } ... on TalkCaughtUp { change } } }',
        variables: { id: gameId },
      },
      line,
    );
    await until(() => inbox.items().length === 1 && talk.items().length === 1);
    await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 1 });
    await ann.send('mutation S($input: SayInput!) { say(input: $input) { line } }', {
      input: { gameId, commandId: 'hello', text: 'Your turn' },
    });
    await until(() => inbox.items().at(-1)?.decisions.length === 1);
    await until(() => talk.items().at(-1)?.text === 'Your turn');
    await Promise.all([inbox.leave(), talk.leave()]);
  });

  it('answer a retried command with its first outcome, whichever of them gets it', async () => {
    const { gameId, ann } = await startedTable(here.address);
    const input = { gameId, commandId: 'once', place: 'hunt', people: 1 };
    const first = await accept(ann, 'placePeople', input);
    expect(await play(at(ann, there), 'placePeople', input)).toEqual({ ...first, replayed: true });
    const opening = { commandId: 'open-once', title: 'Once', settings: { edition: 'CS_2019', seats: 2 } };
    const opened = await accept(ann, 'openGame', opening);
    expect(await play(at(ann, there), 'openGame', opening)).toEqual({ ...opened, replayed: true });
  });

  it('list the same games, page by page', async () => {
    const ann = await guest(here.address, 'Ann');
    const ids = [await openTable(ann), await openTable(ann), await openTable(ann)].reverse();
    const query = `query Mine($after: String) { myGames(first: 2, after: $after) { edges { node { id } } pageInfo { endCursor hasNextPage } } }`;
    type Page = Readonly<{
      myGames: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    }>;
    const first = (await ann.send<Page>(query)).data.myGames;
    const second = (await at(ann, there).send<Page>(query, { after: first.pageInfo.endCursor })).data.myGames;
    expect([...first.edges, ...second.edges].map(({ node }) => node.id)).toEqual(ids);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });
});

describe('bad input', () => {
  it('leaves no row behind', async () => {
    const { gameId, ann, bob } = await startedTable(here.address);
    const eve = await guest(here.address, 'Eve');
    const before = await rowCounts();
    const bad: readonly Promise<unknown>[] = [
      mutate(ann, 'placePeople', { gameId: 'x', place: 'hunt', people: 1 }),
      mutate(ann, 'placePeople', { gameId: randomUUID(), place: 'hunt', people: 1 }),
      mutate(ann, 'placePeople', { gameId, place: 'hunt\u0000', people: 1 }),
      mutate(ann, 'placePeople', { gameId, place: 'hunt', people: 1e12 }),
      mutate(ann, 'placePeople', { gameId, place: 'hunt', people: -1 }),
      mutate(ann, 'placePeople', { gameId, place: 'hunt', people: 1, expectedVersion: 2_000_000_000 }),
      mutate(ann, 'placePeople', { gameId, place: 'hunt', people: 1, decision: 1 }),
      mutate(ann, 'placePeople', { gameId, commandId: '\ud800', place: 'hunt', people: 1 }),
      mutate(bob, 'placePeople', { gameId, place: 'hunt', people: 1 }),
      mutate(eve, 'placePeople', { gameId, place: 'hunt', people: 1 }),
      mutate(eve, 'startGame', { gameId }),
      mutate(eve, 'joinGame', { gameId: randomUUID(), join: 1, entropySeal: '0'.repeat(64) }),
      mutate(clientOf(here.address), 'undoMove', { gameId }),
      mutate(clientOf(here.address, 'A'.repeat(43)), 'undoMove', { gameId }),
      clientOf(here.address).send('mutation { signInAsGuest(input: { name: "\\u0000" }) { token } }'),
      mutate(ann, 'openGame', { title: ' ', settings: { edition: 'CS_2019', seats: 2 } }),
    ];
    await Promise.all(bad);
    expect(await rowCounts()).toEqual(before);
  });

  it('names the cursor that no list has given out', async () => {
    const query = 'query L($after: String) { openTables(first: 2, after: $after) { edges { cursor } } }';
    for (const after of ['x', 'MS54', Buffer.from(`9.${randomUUID()}x`).toString('base64url')]) {
      const { errors } = await clientOf(here.address).send(query, { after });
      expect(errors[0]?.extensions).toEqual({ code: 'BAD_INPUT', facts: { field: 'after' } });
    }
  });
});

describe('a server whose database is gone', () => {
  it('says that it is not ready, and which part fails', async () => {
    const lost = await postgresWorld();
    const server = await serveWorld(lost);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    await lost.close();
    const response = await fetch(`${server.address}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ ready: false, parts: { database: 'failed' } });
    const answer = await clientOf(server.address).send('{ openTables(first: 1) { edges { cursor } } }');
    expect(answer.errors[0]?.extensions.code).toBe('UNAVAILABLE');
    expect(answer.errors[0]?.extensions.retryable).toBe(true);
    expect(answer.text).not.toMatch(/prisma|postgres/i);
    await server.stop();
  });

  it('the last version there can be, and a cursor that only looks like one, are faults of the request', async () => {
    const { gameId, ann } = await startedTable(here.address);
    const far = await ann.send('query At($id: ID!) { game(id: $id, at: 2147483647) { id } }', { id: gameId });
    expect(far.errors.map(({ extensions }) => extensions.code)).toEqual(['CURSOR_AHEAD']);
    const after = Buffer.from(`1.${'-'.repeat(36)}`).toString('base64url');
    const lost = await ann.send(
      'query List($after: String!) { myGames(first: 1, after: $after) { edges { cursor } } }',
      {
        after,
      },
    );
    expect(lost.errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_INPUT']);
  });
});
