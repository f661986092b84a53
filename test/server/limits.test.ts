import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { getIntrospectionQuery } from 'graphql';
import { read, REQUEST_LIMITS } from '../../src/graphql/limits.js';
import { requestsAMinute } from '../../src/server/settings.js';
import { answerOf, clientOf, type Answer } from '../support/api-client.js';
import { guest, openTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, UNLIMITED, type TestServer, type Wishes } from '../support/cairn-server.js';
import { firstItemOf, follow } from '../support/follower.js';
import { until } from '../support/until.js';

const servers: TestServer[] = [];
async function serve(settings: Wishes['settings'] = {}): Promise<TestServer> {
  const server = await serveWorld(emptyWorld(), { settings });
  servers.push(server);
  return server;
}
let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => Promise.all(servers.map((one) => one.stop())));

const codesOf = ({ errors }: Answer): readonly string[] => errors.map(({ extensions }) => extensions.code);
const costIn = ({ text }: Answer): unknown =>
  (JSON.parse(text) as { extensions?: { cost?: unknown } }).extensions?.cost;
const limit = REQUEST_LIMITS.cost;

describe('what a request costs', () => {
  it.each([
    ['{ viewer { id name } }', {}, 3],
    ['{ a: viewer { id } b: viewer { id } }', {}, 4],
    ['{ openTables(first: 10) { edges { node { id title } } pageInfo { hasNextPage } } }', {}, 61],
    ['query P($n: Int!) { openTables(first: $n) { edges { cursor } } }', { n: 20 }, 41],
    ['query F { openTables(first: 2) { ...P } } fragment P on GameRowConnection { edges { cursor } }', {}, 5],
  ])('stands in the answer: %s', async (query, variables, asked) => {
    expect(costIn(await clientOf(server.address).send(query, variables))).toEqual({ asked, limit });
  });

  it('stands in answers with faults too, and is unknown where nothing could be read', async () => {
    const client = clientOf(server.address);
    expect(costIn(await client.send('{ game(id: "x") { id } }'))).toEqual({ asked: 2, limit });
    expect(costIn(await client.send('{'))).toEqual({ asked: null, limit });
    expect(costIn(await client.send('{ nothing }'))).toEqual({ asked: null, limit });
  });

  it('is refused beyond the limit, over HTTP and on sockets', async () => {
    const deep = Array.from(
      { length: 6 },
      (_, nth) => `p${nth}: openTables(first: 100) { edges { cursor node {
      a: id b: id c: id d: id e: id f: id g: id h: id i: id j: id k: id l: id m: id n: id o: id } } }`,
    );
    const answer = await clientOf(server.address).send(`{ ${deep.join(' ')} }`);
    expect(answer.status).toBe(400);
    expect(answer.errors[0]?.extensions).toEqual({
      code: 'REQUEST_TOO_LARGE',
      facts: { limit: 'cost', asked: 10_806, most: limit },
    });
    expect(costIn(answer)).toEqual({ asked: 10_806, limit });
    const fragments = Array.from({ length: 61 }, (_, nth) => `fragment F${nth} on Heartbeat { version }`);
    const feed = `subscription { gameFeed(gameId: "x", after: 0) { ...F0 } } ${fragments.join(' ')}`;
    expect(await firstItemOf(server.address, undefined, feed)).toEqual(['REQUEST_TOO_LARGE']);
  });

  it('never says how reading ended of what is nested too deeply', async () => {
    const nested = (depth: number): string => `${'{a'.repeat(depth)}${'}'.repeat(depth)}`;
    // How deep one can read depends on how much of the stack is in use: here nearly all of it.
    const readAtTheEdge = (): unknown => {
      try {
        return readAtTheEdge();
      } catch {
        return read(nested(1_000));
      }
    };
    expect(readAtTheEdge()).toMatchObject({ message: 'Syntax Error: The document is nested too deeply.' });
    for (const depth of [1_000, 3_000]) {
      const { errors } = await clientOf(server.address).send(nested(depth));
      expect(errors[0]?.message).toMatch(/depth: \d+, at most|nested too deeply|4000 tokens/);
      const [code] = await firstItemOf(server.address, undefined, `subscription ${nested(depth)}`);
      expect(code).toMatch(/^(REQUEST_TOO_LARGE|GRAPHQL_PARSE_FAILED)$/);
    }
  });

  it('lets the standard introspection query pass', async () => {
    const answer = await clientOf(server.address).send(getIntrospectionQuery());
    expect(answer.errors).toEqual([]);
    expect(costIn(answer)).toEqual({ asked: expect.any(Number) as number, limit });
  });
});

describe('bombs', () => {
  const repeated = (text: string, count: number): string =>
    Array.from({ length: count }, () => text).join(' ');
  const chain = Array.from(
    { length: 50 },
    (_, nth) => `fragment F${nth} on Person { ${nth === 49 ? 'id' : repeated(`...F${nth + 1}`, 9)} }`,
  ).join(' ');

  const MANY_ALIASES = Array.from({ length: 21 }, (_, nth) => `a${nth}: viewer { id }`).join(' ');

  // None of them is validated: that alone could take seconds.
  it.each([
    ['aliases', `{ ${Array.from({ length: 400 }, (_, nth) => `a${nth}: viewer { id }`).join(' ')} }`],
    ['aliases in a fragment', `{ ... { ${MANY_ALIASES} } }`],
    ['aliases in fragments', `{ ...A } fragment A on Query { ...B } fragment B on Query { ${MANY_ALIASES} }`],
    ['the same field over and over', `{ viewer { ${repeated('id', 3_000)} } }`],
    ['fragments in fragments', `{ viewer { ...F0 } } ${chain}`],
    [
      'fragments that spread themselves',
      '{ viewer { ...A } } fragment A on Person { id ...A ...B } fragment B on Person { ...A }',
    ],
    [
      'many fragments',
      `{ viewer { id } } ${Array.from({ length: 300 }, (_, nth) => `fragment F${nth} on Person { id }`).join(' ')}`,
    ],
    ['depth', `{ __schema { types ${repeated('{ fields { type', 30)} { name } ${repeated('} }', 30)} } }`],
    ['tokens', `{ ${repeated('viewer { id }', 2_000)} }`],
    ['directives', `{ viewer ${repeated('@include(if: true)', 700)} { id } }`],
  ])('of %s are refused', async (_kind, query) => {
    const { status, errors } = await clientOf(server.address).send(query);
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toMatch(/^(REQUEST_TOO_LARGE|GRAPHQL_\w+_FAILED)$/);
  });

  it('behind a fragment of the address are not even looked at', async () => {
    const bomb = encodeURIComponent(`\nquery Bomb { ${MANY_ALIASES} }`);
    const path = `/graphql?operationName=Bomb&query=${encodeURIComponent('query Bomb { viewer { id } }')}#${bomb}`;
    const asked = get(server.address, { agent: false, path, headers: { 'apollo-require-preflight': 'yes' } });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(await json(response)).toMatchObject({ data: { viewer: null } });
  });

  it('in a batch are not even looked at', async () => {
    const response = await fetch(`${server.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }]),
    });
    const answer = await answerOf(response);
    expect([answer.status, codesOf(answer)]).toEqual([400, ['BAD_REQUEST']]);
  });

  it('that only a socket can answer are told so', async () => {
    const { status, errors } = await clientOf(server.address).send(
      'subscription { inboxChanged { changed } }',
    );
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
    expect(errors[0]?.message).toMatch(/WebSocket/);
  });

  it('of bytes are not read to the end', async () => {
    const answer = await clientOf(server.address).send(`{ viewer { id } } # ${'x'.repeat(120_000)}`);
    expect([answer.status, codesOf(answer)]).toEqual([413, ['BODY_TOO_LARGE']]);
  });
});

describe('how fast one may ask', () => {
  it('is limited by address, with a header that says when to come back', async () => {
    const { address } = await serve({ limits: { ...UNLIMITED, perAddress: requestsAMinute(3) } });
    const answers = [];
    for (let nth = 0; nth < 4; nth += 1) answers.push(await clientOf(address).send('{ viewer { id } }'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['2', '1', '0', '0']);
    const last = answers[3]!;
    expect(last.errors[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      facts: { retryAfter: expect.any(Number) as number, per: 'address' },
      retryable: true,
    });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const socket = follow(address, 'x');
    await expect(Promise.race([socket.ended, socket.closed])).resolves.toBeDefined();
    expect(socket.items()).toEqual([]);
  });

  it('is limited by person, wherever they ask from', async () => {
    const { address } = await serve({ limits: { ...UNLIMITED, perViewer: requestsAMinute(2) } });
    const [ann, bob] = [await guest(address, 'Ann'), await guest(address, 'Bob')];
    const answers = [];
    for (let nth = 0; nth < 3; nth += 1) answers.push(await ann.send('{ viewer { id } }'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    // The limit that is nearest is the one to know about.
    expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['1', '0', '0']);
    expect(answers.map(({ headers }) => headers.get('ratelimit-limit'))).toEqual(['2', '2', '2']);
    const limited = await ann.send('{ viewer { id } }');
    expect(limited.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', facts: { per: 'viewer' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await bob.send('{ viewer { name } }')).data).toEqual({ viewer: { name: 'Bob' } });
  });
});

describe('how many feeds one may have', () => {
  it('is limited by person over all their sockets, and by address for nobody', async () => {
    const { address } = await serve({ limits: { ...UNLIMITED, feedsPerViewer: 2, feedsPerAddress: 1 } });
    const ann = await guest(address, 'Ann');
    const gameId = await openTable(ann);
    const open = async (token: string | undefined) => {
      const follower = follow(address, gameId, { token });
      await Promise.race([until(() => follower.items().length > 0), follower.ended]);
      return follower;
    };
    const [first, second, third] = [await open(ann.token), await open(ann.token), await open(ann.token)];
    expect(await third.ended).toEqual([
      expect.objectContaining({
        extensions: { code: 'TOO_MANY_FEEDS', facts: { limit: 2 } },
      }),
    ]);
    await first.leave();
    await until(async () => {
      const follower = await open(ann.token);
      const got = follower.items().length > 0;
      await follower.leave();
      return got;
    });
    const [nobody, anybody] = [await open(undefined), await open(undefined)];
    expect(nobody.items().length).toBeGreaterThan(0);
    expect(anybody.items()).toEqual([]);
    await Promise.all([second, third, nobody, anybody].map((follower) => follower.leave()));
  });
});
