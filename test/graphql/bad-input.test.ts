import { randomBytes, randomUUID } from 'node:crypto';
import { answerOf, clientOf, type Answer, type Client } from '../support/api-client.js';
import { accept, guest, mutate, openTable, play, startedTable, type Table } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer, type World } from '../support/cairn-server.js';

let world: World;
let server: TestServer;
let table: Table;

beforeAll(async () => {
  world = emptyWorld();
  server = await serveWorld(world);
  table = await startedTable(server.address);
});
afterAll(() => server.stop());

const versionNow = async (): Promise<number> =>
  (await world.journal.head(table.gameId as never))?.head.version ?? 0;

/** Nothing that a client has no business seeing: no stack, no path of a file, no statement. */
const expectNoInsight = ({ text }: Answer): void => {
  expect(text).not.toMatch(/\bat .*\.(ts|js|mjs):\d+|stacktrace|node_modules|\bselect\b|\binsert\b|prisma/i);
};

async function expectFault(answer: Answer | Promise<Answer>, code: string, facts?: object): Promise<void> {
  const given = await answer;
  expectNoInsight(given);
  expect(given.errors.map(({ extensions }) => extensions.code)).toEqual([code]);
  if (facts !== undefined) expect(given.errors[0]?.extensions.facts).toEqual(facts);
}

const GAME =
  'query Game($id: ID!, $at: Int, $atLeast: Int) { game(id: $id, at: $at, atLeast: $atLeast) { id } }';
const place = (client: Client, input: object): Promise<Answer> =>
  mutate(client, 'placePeople', { gameId: table.gameId, place: 'hunt', people: 1, ...input });

describe('malformed input is a fault that names the field, and stores nothing', () => {
  let before: number;
  beforeEach(async () => {
    before = await versionNow();
  });
  afterEach(async () => {
    expect(await versionNow()).toBe(before);
  });

  it.each([
    ['no uuid', 'x'],
    ['another alphabet', 'ABCDEFAB-CDEF-4BCD-8FAB-CDEFABCDEFAB'],
    ['a statement', "' or 1=1 --"],
    ['a zero byte', '00112233-4455-4677-8899-aabbccddeef\u0000'],
    ['empty', ''],
  ])('a game id: %s', async (_name, id) => {
    await expectFault(table.ann.send(GAME, { id }), 'BAD_INPUT', { field: 'id' });
    await expectFault(place(table.ann, { gameId: id }), 'BAD_INPUT', { field: 'input.gameId' });
    await expectFault(
      table.ann.send('query E($id: ID!) { gameEvents(gameId: $id, first: 1) { edges { cursor } } }', { id }),
      'BAD_INPUT',
      { field: 'gameId' },
    );
  });

  it.each([
    ['empty', ''],
    ['too long', 'a'.repeat(65)],
    ['spaces', 'a b'],
    ['a zero byte', 'a\u0000'],
    ['a lone surrogate', 'a\ud800'],
    ['letters of another alphabet', 'ž'],
  ])('a commandId: %s', async (_name, commandId) => {
    await expectFault(place(table.ann, { commandId }), 'BAD_INPUT', { field: 'input.commandId' });
  });

  it.each([
    ['place', { place: 'a b' }, 'input.place'],
    ['place with a zero byte', { place: 'hunt\u0000' }, 'input.place'],
    ['decision', { decision: -1 }, 'input.decision'],
    ['expectedVersion', { expectedVersion: -5 }, 'input.expectedVersion'],
    ['people as text', { people: 'two' }, 'input.people'],
    ['people as a fraction', { people: 1.5 }, 'input.people'],
    ['people beyond 32 bits', { people: 2 ** 31 }, 'input.people'],
    ['people beyond all bounds', { people: 1e300 }, 'input.people'],
    ['people as a list', { people: [1] }, 'input.people'],
    ['decision as text', { decision: '1' }, 'input.decision'],
    ['a place that is an object', { place: { hunt: true } }, 'input.place'],
    ['a place that is null', { place: null }, 'input.place'],
    ['a commandId that is null', { commandId: null }, 'input.commandId'],
  ])('%s', async (_name, input, field) => {
    await expectFault(place(table.ann, input), 'BAD_INPUT', { field });
  });

  it('a field that does not exist', async () => {
    await expectFault(place(table.ann, { seat: 2 }), 'BAD_INPUT', { field: 'input' });
  });

  it.each([
    ['seal', { entropySeal: 'xyz' }, 'input.entropySeal'],
    ['upper-case seal', { entropySeal: 'A'.repeat(64) }, 'input.entropySeal'],
    ['entropy', { entropy: '00' }, 'input.entropy'],
    ['join number', { join: 0 }, 'input.join'],
  ])('joining with a bad %s', async (_name, input, field) => {
    await expectFault(mutate(table.bob, 'joinGame', { gameId: table.gameId, ...input }), 'BAD_INPUT', {
      field,
    });
  });

  it.each([
    ['empty', ' '],
    ['too long', 'x'.repeat(41)],
    ['a zero byte', 'A\u0000nn'],
    ['a lone surrogate', 'Ann\udc00'],
    ['a line break', 'Ann\nBob'],
    ['turned writing', 'Ann\u202e'],
    ['nothing one could see', '\u200b\u3164\u2800'],
  ])('a guest’s name: %s', async (_name, name) => {
    const answer = clientOf(server.address).send(
      'mutation In($name: String!) { signInAsGuest(input: { name: $name }) { viewer { id } } }',
      { name },
    );
    await expectFault(answer, 'BAD_INPUT', { field: 'input.name' });
  });

  const SIGN_IN = 'mutation In($input: SignInInput!) { signIn(input: $input) { token } }';

  it.each([
    [
      { login: 'a', password: 'hunter2', nope: 1 },
      'Variable "$input" got an invalid value; Field "nope" is not defined by type "SignInInput".',
      'input',
    ],
    [
      { login: 'a', password: ['hunter2'] },
      'Variable "$input" got an invalid value at "input.password"; String cannot represent a non string value',
      'input.password',
    ],
    [
      { login: 'a', password: 'b', session: 'hunter2' },
      'Variable "$input" got an invalid value at "input.session"; That value does not exist in "SessionKind" enum.',
      'input.session',
    ],
    [
      { login: 'a', password: 'b', session: 'a "hunter2"\nand \\ more' },
      'Variable "$input" got an invalid value at "input.session"; That value does not exist in "SessionKind" enum.',
      'input.session',
    ],
  ])('repeats nothing of what does not fit: %j', async (input, message, field) => {
    const answer = await clientOf(server.address).send(SIGN_IN, { input });
    await expectFault(answer, 'BAD_INPUT', { field });
    expect(answer.errors[0]?.message).toBe(message);
    expect(answer.text).not.toContain('hunter2');
  });

  it('a person where only one’s own games are listed', async () => {
    const query = 'query G($id: ID!) { games(list: MINE, first: 1, personId: $id) { edges { cursor } } }';
    await expectFault(table.ann.send(query, { id: table.gameId }), 'BAD_INPUT', { field: 'personId' });
  });

  it.each([
    ['no page size', '', 'first'],
    ['both page sizes', '(first: 1, last: 1)', 'first'],
    ['a page of none', '(first: 0)', 'first'],
    ['too large a page', '(first: 101)', 'first'],
    ['too large a page backwards', '(last: 101)', 'last'],
    ['before with first', '(first: 1, before: "3")', 'before'],
    ['after with last', '(last: 1, after: "3")', 'after'],
    ['a cursor that is none', '(first: 1, after: "x")', 'after'],
    ['a negative cursor', '(first: 1, after: "-1")', 'after'],
    ['an absurd cursor', '(last: 1, before: "99999999999999999999")', 'before'],
  ])('%s', async (_name, args, field) => {
    const page = args === '' ? '' : args.slice(1, -1);
    const answer = table.ann.send(`{ gameEvents(gameId: "${table.gameId}" ${page}) { edges { cursor } } }`);
    await expectFault(answer, 'BAD_INPUT', { field });
  });

  it('a version before the first', async () => {
    await expectFault(table.ann.send(GAME, { id: table.gameId, at: 0 }), 'BAD_INPUT', { field: 'at' });
  });

  it('a cursor of a list of games that the list has not given out', async () => {
    const query = 'query L($after: String) { openTables(first: 2, after: $after) { edges { cursor } } }';
    await expectFault(clientOf(server.address).send(query, { after: "x' or 1=1" }), 'BAD_INPUT', {
      field: 'after',
    });
  });
});

describe('what is not there or not yours', () => {
  it('is unknown when no game has the id', async () => {
    const gameId = randomUUID();
    await expectFault(table.ann.send(GAME, { id: gameId }), 'NOT_FOUND', { game: gameId });
    await expectFault(place(table.ann, { gameId }), 'NOT_FOUND', { game: gameId });
    await expectFault(mutate(table.ann, 'startGame', { gameId }), 'NOT_FOUND', { game: gameId });
    await expectFault(mutate(table.ann, 'joinGame', { gameId }), 'NOT_FOUND', { game: gameId });
  });

  it('is forbidden from a seat one does not hold', async () => {
    const eve = await guest(server.address, 'Eve');
    const before = await versionNow();
    await expectFault(place(eve, {}), 'FORBIDDEN');
    await expectFault(mutate(eve, 'undoMove', { gameId: table.gameId }), 'FORBIDDEN');
    await expectFault(mutate(table.bob, 'startGame', { gameId: table.gameId }), 'FORBIDDEN');
    expect(await versionNow()).toBe(before);
  });

  it('is nobody’s without signing in', async () => {
    const nobody = clientOf(server.address);
    await expectFault(place(nobody, {}), 'UNAUTHENTICATED');
    await expectFault(
      mutate(nobody, 'openGame', { title: 'x', settings: { edition: 'CS_2019', seats: 2 } }),
      'UNAUTHENTICATED',
    );
    await expectFault(nobody.send('{ myGames(first: 1) { edges { cursor } } }'), 'UNAUTHENTICATED');
    expect((await nobody.send('{ viewer { id } }')).data).toEqual({ viewer: null });
  });
});

describe('forged and expired sessions', () => {
  const forged = randomBytes(32).toString('base64url');

  it.each([
    ['a token nobody was given', `Bearer ${forged}`],
    ['no token', 'Bearer '],
    ['a token of another form', 'Bearer cairn_0'],
    ['another scheme', 'Basic YW5uOmFubg=='],
  ])('%s is a fault with status 401', async (_name, authorization) => {
    const answer = await clientOf(server.address).send('{ viewer { id } }', {}, { authorization });
    expect(answer.status).toBe(401);
    await expectFault(answer, 'UNAUTHENTICATED');
  });

  it.each([
    ['a forged one', forged],
    ['garbage', '%00%ff;;=='],
    ['a long one', 'x'.repeat(4_000)],
  ])('a cookie that opens nothing is nobody’s: %s', async (_name, value) => {
    const client = clientOf(server.address);
    const cookie = { cookie: `cairn=${value}` };
    expect((await client.send('{ viewer { id } }', {}, cookie)).data).toEqual({ viewer: null });
    await expectFault(
      client.send('mutation { undoMove(input: { commandId: "c", gameId: "x" }) { __typename } }', {}, cookie),
      'UNAUTHENTICATED',
    );
  });

  it('an ended session opens nothing any more', async () => {
    const eve = await guest(server.address, 'Eve');
    expect((await eve.send('mutation { signOut }')).data).toEqual({ signOut: true });
    await expectFault(eve.send('{ viewer { id } }'), 'UNAUTHENTICATED');
  });

  it('an expired session opens nothing any more', async () => {
    const parts = { now: () => new Date(Date.now() + 181 * 24 * 60 * 60 * 1000) };
    const eve = await guest(server.address, 'Eve');
    const later = await serveWorld(world, { parts: (all) => ({ ...all, ...parts }) });
    expect((await eve.send('{ viewer { name } }')).data).toEqual({ viewer: { name: 'Eve' } });
    await expectFault(clientOf(later.address, eve.token).send('{ viewer { id } }'), 'UNAUTHENTICATED');
    await later.stop();
  });
});

describe('commands out of order', () => {
  it('a replayed command is answered with its first outcome', async () => {
    const own = await startedTable(server.address);
    const input = { gameId: own.gameId, commandId: 'once', place: 'hunt', people: 1 };
    const first = await accept(own.ann, 'placePeople', input);
    await accept(own.bob, 'placePeople', { gameId: own.gameId, place: 'hunt', people: 1 });
    expect(await play(own.ann, 'placePeople', input)).toEqual({ ...first, replayed: true });
  });

  it('the same id with another payload is refused', async () => {
    const own = await startedTable(server.address);
    const input = { gameId: own.gameId, commandId: 'once', place: 'hunt', people: 1 };
    await accept(own.ann, 'placePeople', input);
    expect(await play(own.ann, 'placePeople', { ...input, people: 2 })).toMatchObject({
      __typename: 'Rejected',
      code: 'COMMAND_ID_REUSED',
    });
  });

  it('opening a game twice under one id opens one game', async () => {
    const input = { commandId: 'open-once', title: 'Once', settings: { edition: 'HR_2008', seats: 3 } };
    const [first, second] = [
      await play(table.ann, 'openGame', input),
      await play(table.ann, 'openGame', input),
    ];
    expect(second).toEqual({ ...first, replayed: true });
    expect(await play(table.ann, 'openGame', { ...input, title: 'Other' })).toMatchObject({
      code: 'COMMAND_ID_REUSED',
    });
  });

  it('a later command sent first is refused and spends nothing', async () => {
    const own = await startedTable(server.address);
    const second = { gameId: own.gameId, commandId: 'second', place: 'hunt', people: 1 };
    expect(await play(own.bob, 'placePeople', second)).toMatchObject({ code: 'NOT_YOUR_TURN' });
    await accept(own.ann, 'placePeople', { ...second, commandId: 'first' });
    expect(await play(own.bob, 'placePeople', second)).toMatchObject({
      __typename: 'Accepted',
      replayed: false,
    });
  });

  it.each([
    ['a version from the future', { expectedVersion: 2_000_000_000 }],
    ['a version of the past', { expectedVersion: 1 }],
    ['a decision from the future', { decision: 2_000_000_000 }],
    ['a decision that is no longer open', { decision: 1 }],
  ])('%s is stale', async (_name, input) => {
    const before = await versionNow();
    expect((await place(table.ann, input)).data['placePeople']).toEqual({
      __typename: 'Stale',
      version: before,
    });
    expect(await versionNow()).toBe(before);
  });

  it('settings no rulebook knows are refused', async () => {
    const settings = { edition: 'CS_2019', seats: 7 };
    expect(await play(table.ann, 'openGame', { title: 'x', settings })).toMatchObject({
      __typename: 'Rejected',
      code: 'INVALID_SETTINGS',
      facts: { field: 'seats', allowed: { min: 2, max: 4 } },
      message: 'A game cannot be played like that. Check the number of seats (2 to 4).',
    });
    await expectFault(
      mutate(table.ann, 'openGame', { title: 'x', settings: { ...settings, edition: 'CS_1900' } }),
      'BAD_INPUT',
      { field: 'input.settings.edition' },
    );
  });

  it('a game by invitation does not exist for strangers', async () => {
    const [ann, eve] = [await guest(server.address, 'Ann'), await guest(server.address, 'Eve')];
    const gameId = await openTable(ann, {}, { visibility: 'INVITATION' });
    for (const client of [eve, clientOf(server.address)]) {
      await expectFault(client.send(GAME, { id: gameId }), 'NOT_FOUND');
      await expectFault(
        client.send(`{ gameEvents(gameId: "${gameId}", first: 1) { edges { cursor } } }`),
        'NOT_FOUND',
      );
    }
    await expectFault(mutate(eve, 'joinGame', { gameId, join: 1, entropySeal: '0'.repeat(64) }), 'NOT_FOUND');
    await expectFault(mutate(eve, 'placePeople', { gameId, place: 'hunt', people: 1 }), 'NOT_FOUND');
    await expectFault(mutate(eve, 'startGame', { gameId }), 'NOT_FOUND');
    await expectFault(eve.send(GAME, { id: gameId }), 'NOT_FOUND');
    expect((await ann.send(GAME, { id: gameId })).data).toEqual({ game: { id: gameId } });
  });
});

describe('requests that are no GraphQL', () => {
  const post = async (body: string, headers: Record<string, string> = {}): Promise<Answer> =>
    answerOf(
      await fetch(`${server.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }),
    );

  it.each([
    [
      'a body over 100 kB',
      JSON.stringify({ query: `{ viewer { id } } #${'x'.repeat(110_000)}` }),
      413,
      'BODY_TOO_LARGE',
    ],
    ['broken JSON', '{"query":', 400, 'BAD_INPUT'],
    ['a number', '7', 400, 'BAD_INPUT'],
    ['nothing', '', 400, 'BAD_REQUEST'],
    ['a batch', '[{"query":"{ viewer { id } }"}]', 400, 'BAD_REQUEST'],
    ['no query', '{"a":1}', 400, 'BAD_REQUEST'],
    ['variables that are a list', '{"query":"{ viewer { id } }","variables":[1]}', 400, 'BAD_REQUEST'],
    ['bad syntax', '{"query":"{ viewer "}', 400, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{"query":"{ secrets }"}', 400, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two operations and no name',
      '{"query":"query A { viewer { id } } query B { viewer { id } }"}',
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('%s', async (_name, body, status, code) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    await expectFault(answer, code);
  });

  it('another kind of content is taken for a forged request', async () => {
    const answer = await post('{"query":"{ viewer { id } }"}', { 'content-type': 'text/plain' });
    expect(answer.status).toBe(400);
    await expectFault(answer, 'BAD_REQUEST');
  });

  it('a broken encoding', async () => {
    const answer = await post('{}', { 'content-encoding': 'zebra' });
    expect(answer.status).toBe(415);
    await expectFault(answer, 'BAD_INPUT');
  });

  it('a mutation by GET', async () => {
    const query = encodeURIComponent('mutation { signOut }');
    const answer = await answerOf(
      await fetch(`${server.address}/graphql?query=${query}`, {
        headers: { 'apollo-require-preflight': '1' },
      }),
    );
    expect(answer.status).toBe(405);
    expectNoInsight(answer);
  });
});

describe('what breaks inside', () => {
  it('is answered with a number to quote and nothing else', async () => {
    const broken = await serveWorld(world, {
      parts: (parts) => ({
        ...parts,
        games: { ...parts.games, list: () => Promise.reject(new Error('select secret from seeds')) },
      }),
    });
    const answer = await clientOf(broken.address).send(
      '{ openTables(first: 1) { edges { cursor } } }',
      {},
      {
        'x-request-id': 'quote-me',
      },
    );
    await expectFault(answer, 'INTERNAL');
    expect(answer.errors[0]?.extensions).toEqual({ code: 'INTERNAL', requestId: 'quote-me' });
    const line = broken.logged().find(({ level }) => level === 50);
    expect(line).toMatchObject({ requestId: 'quote-me', err: { message: 'select secret from seeds' } });
    await broken.stop();
  });
});
