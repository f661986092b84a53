import { randomUUID } from 'node:crypto';
import type { Client } from '../support/api-client.js';
import { accept, guest, openTable, sitDown, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { listen, type Listener } from '../support/follower.js';
import { until } from '../support/until.js';

type Line = Readonly<{ line: number; change: number; name: string; text: string | null; mine: boolean }>;
type Item = Line & Readonly<{ __typename: 'TalkLine' | 'TalkCaughtUp' | 'TalkHeartbeat' }>;

type TalkPage = Readonly<{
  edges: readonly Readonly<{ cursor: string; node: Line }>[];
  pageInfo: unknown;
}>;

const LINE = 'line change name text mine';
const SAY = `mutation Say($input: SayInput!) { say(input: $input) { ${LINE} } }`;
const LINES = `query Lines($gameId: ID!, $last: Int!, $before: String) {
  tableTalk(gameId: $gameId, last: $last, before: $before) {
    edges { cursor node { ${LINE} } } pageInfo { hasPreviousPage hasNextPage startCursor endCursor } } }`;
const ERASE = 'mutation Erase($input: EraseLineInput!) { eraseLine(input: $input) }';
const FEED = `subscription Talk($gameId: ID!, $after: Int!) { talkFeed(gameId: $gameId, after: $after) { __typename
  ... on TalkLine { ${LINE} } ... on TalkCaughtUp { change } ... on TalkHeartbeat { change } } }`;

let server: TestServer;
const clock = { offset: 0 };
const open: Listener<Item>[] = [];
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), {
    feeds: { heartbeatMs: 50 },
    parts: (parts) => ({ ...parts, now: () => new Date(Date.now() + clock.offset) }),
  });
});
afterEach(async () => {
  clock.offset = 0;
  await Promise.all(open.splice(0).map((listener) => listener.leave()));
});
afterAll(() => server.stop());

const say = async (client: Client, gameId: string, text: string, commandId: string = randomUUID()) =>
  client.send<{ say: Line }>(SAY, { input: { gameId, text, commandId } });
const lines = async (client: Client, variables: object) =>
  (await client.send<{ tableTalk: TalkPage }>(LINES, { ...variables })).data.tableTalk.edges.map(
    ({ node }) => node,
  );
const codes = ({ errors }: Awaited<ReturnType<Client['send']>>) =>
  errors.map(({ extensions }) => extensions.code);

function follow({ token }: Client, gameId: string, after = 0): Listener<Item> {
  const listener = listen<Item>(server.address, { query: FEED, variables: { gameId, after } }, { token });
  open.push(listener);
  return listener;
}

/** What has come, heartbeats left out. */
const heard = (listener: Listener<Item>): readonly unknown[] =>
  listener
    .items()
    .filter(({ __typename }) => __typename !== 'TalkHeartbeat')
    .map(({ __typename, text, change }) => (__typename === 'TalkLine' ? text : `caught up at ${change}`));

describe('table talk', () => {
  it('is numbered, the same under the same id, and shown to those who sit there', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    const first = (await say(ann, gameId, '  Hello\n  there  ', 'one')).data.say;
    expect(first).toEqual({
      line: 1,
      change: 1,
      name: 'Ann',
      text: expect.any(String) as string,
      mine: true,
    });
    expect((await say(ann, gameId, '  Hello\n  there  ', 'one')).data.say).toEqual(first);
    const other = await say(ann, gameId, 'Something else', 'one');
    expect(other.errors[0]?.extensions).toEqual({ code: 'BAD_INPUT', facts: { field: 'input.commandId' } });
    await say(bob, gameId, 'Good luck');
    expect(await lines(bob, { gameId, last: 10 })).toMatchObject([
      { line: 1, name: 'Ann', mine: false },
      { line: 2, name: 'Bob', text: 'Good luck', mine: true },
    ]);
    const eve = await guest(server.address, 'Eve');
    expect(codes(await say(eve, gameId, 'Hi'))).toEqual(['FORBIDDEN']);
    expect(codes(await eve.send(LINES, { gameId, last: 1 }))).toEqual(['FORBIDDEN']);
    expect(await follow(eve, gameId).ended).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('is read in pages from the newest line back', async () => {
    const { gameId, ann } = await startedTable(server.address);
    for (const text of ['one', 'two', 'three']) await say(ann, gameId, text);
    const page = async (last: number, before?: string): Promise<unknown> => {
      const { data } = await ann.send<{ tableTalk: TalkPage }>(LINES, { gameId, last, before });
      const { edges, pageInfo } = data.tableTalk;
      return [edges.map(({ node }) => node.text), pageInfo];
    };
    const info = (more: object): unknown => ({ hasPreviousPage: false, hasNextPage: false, ...more });
    expect(await page(2)).toEqual([
      ['two', 'three'],
      info({ hasPreviousPage: true, startCursor: '2', endCursor: '3' }),
    ]);
    expect(await page(2, '2')).toEqual([
      ['one'],
      info({ hasNextPage: true, startCursor: '1', endCursor: '1' }),
    ]);
    expect(await page(3)).toEqual([['one', 'two', 'three'], info({ startCursor: '1', endCursor: '3' })]);
    expect(await page(1, '1')).toEqual([[], info({ hasNextPage: true, startCursor: null, endCursor: null })]);
    for (const wrong of [{ last: 0 }, { last: 101 }, { last: 1, before: 'x' }])
      expect(codes(await ann.send(LINES, { gameId, ...wrong }))).toEqual(['BAD_INPUT']);
  });

  it('comes live, resumes after any change, and an erased line comes again without its words', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    await say(ann, gameId, 'one');
    const feed = follow(bob, gameId);
    await until(() => heard(feed).length === 2);
    await say(ann, gameId, 'two');
    await until(() => heard(feed).length === 3);
    expect((await bob.send(ERASE, { input: { gameId, line: 1 } })).data).toEqual({ eraseLine: false });
    expect((await ann.send(ERASE, { input: { gameId, line: 1 } })).data).toEqual({ eraseLine: true });
    await until(() => heard(feed).length === 4);
    expect(heard(feed)).toEqual(['one', 'caught up at 1', 'two', null]);
    const resumed = follow(ann, gameId, 2);
    await until(() => heard(resumed).length === 2);
    expect(heard(resumed)).toEqual([null, 'caught up at 3']);
    expect((await lines(bob, { gameId, last: 10 })).map(({ text }) => text)).toEqual([null, 'two']);
    await until(() => feed.items().some(({ __typename }) => __typename === 'TalkHeartbeat'));
    expect(await follow(bob, gameId, 4).ended).toMatchObject([
      { extensions: { code: 'CURSOR_AHEAD', facts: { head: 3 } } },
    ]);
  });

  it('is no flood: twelve lines a minute, of five hundred characters', async () => {
    const { gameId, ann } = await startedTable(server.address);
    for (let nth = 0; nth < 12; nth += 1) expect(codes(await say(ann, gameId, `line ${nth}`))).toEqual([]);
    const { errors } = await say(ann, gameId, 'one more');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      facts: { retryAfter: 60, per: 'viewer' },
    });
    expect(codes(await say(ann, gameId, 'x'.repeat(501)))).toEqual(['BAD_INPUT']);
    expect(codes(await say(ann, gameId, ' '))).toEqual(['BAD_INPUT']);
  });

  it('is not heard any more by somebody who has lost the seat', async () => {
    const [ann, bob] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bob')];
    const gameId = await openTable(ann);
    await sitDown(bob, gameId, 1);
    const feed = follow(bob, gameId);
    await until(() => heard(feed).length === 1);
    type Seats = Readonly<{ game: { seats: { seatId: string }[] } }>;
    const { data } = await ann.send<Seats>('query S($id: ID!) { game(id: $id) { seats { seatId } } }', {
      id: gameId,
    });
    await accept(ann, 'removePlayer', { gameId, seatId: data.game.seats[0]?.seatId });
    clock.offset = 31_000;
    expect(await feed.closed).toBe(4403);
  });
});

describe('a note', () => {
  const NOTE = 'mutation Note($input: WriteNoteInput!) { writeNote(input: $input) { note } }';
  const SEEN = 'mutation Seen($input: MarkSeenInput!) { markSeen(input: $input) { seenVersion seenLine } }';
  const KEPT = 'query Kept($id: ID!) { game(id: $id) { keepsake { note seenVersion seenLine } } }';
  const kept = async (client: Client, id: string) =>
    (await client.send<{ game: object }>(KEPT, { id })).data.game;

  it('is one’s own, on every device, and how far one has seen never goes back', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    await ann.send(NOTE, { input: { gameId, text: 'Bob wants gold' } });
    await ann.send(SEEN, { input: { gameId, version: 7, line: 2 } });
    await ann.send(SEEN, { input: { gameId, version: 3 } });
    expect(await kept(ann, gameId)).toEqual({
      keepsake: { note: 'Bob wants gold', seenVersion: 7, seenLine: 2 },
    });
    expect(await kept(bob, gameId)).toEqual({ keepsake: { note: '', seenVersion: 0, seenLine: 0 } });
    await ann.send(NOTE, { input: { gameId, text: '' } });
    expect(await kept(ann, gameId)).toMatchObject({ keepsake: { note: '' } });
    expect(codes(await ann.send(NOTE, { input: { gameId, text: 'x'.repeat(4_001) } }))).toEqual([
      'BAD_INPUT',
    ]);
  });
});
