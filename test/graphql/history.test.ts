import type { Client } from '../support/api-client.js';
import { accept, guest, openTable, sitDown, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
});
afterAll(() => server.stop());

type Event = Readonly<{
  version: number;
  ordinal: number;
  type: string;
  actor: Readonly<{ kind: string; seat: number | null }>;
  command: Readonly<{ first: number; last: number }>;
  undone: boolean;
  hash: string;
}>;
type Page = Readonly<{
  edges: readonly Readonly<{ cursor: string; node: Event }>[];
  pageInfo: Readonly<{
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  }>;
}>;

async function page(client: Client, gameId: string, args: string): Promise<Page> {
  const query = `{ gameEvents(gameId: "${gameId}", ${args}) {
    edges { cursor node { version ordinal type actor { kind seat } command { first last } undone hash } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
  const { data, errors } = await client.send<{ gameEvents: Page }>(query);
  expect(errors).toEqual([]);
  return data.gameEvents;
}

const versionsOf = ({ edges }: Page): readonly number[] => edges.map(({ node }) => node.version);

describe('the history of a game', () => {
  it('is read forwards and backwards, page by page, without a gap', async () => {
    const { gameId, ann, version } = await startedTable(server.address);
    const first = await page(ann, gameId, 'first: 3');
    expect(versionsOf(first)).toEqual([1, 2, 3]);
    expect(first.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: '1',
      endCursor: '3',
    });
    expect(versionsOf(await page(ann, gameId, 'first: 2, after: "3"'))).toEqual([4, 5]);
    const last = await page(ann, gameId, 'last: 2');
    expect(versionsOf(last)).toEqual([version - 1, version]);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(versionsOf(await page(ann, gameId, `last: 2, before: "${version - 1}"`))).toEqual([
      version - 3,
      version - 2,
    ]);
    expect(versionsOf(await page(ann, gameId, 'last: 5, before: "2"'))).toEqual([1]);
    expect(versionsOf(await page(ann, gameId, `first: 1, after: "${version}"`))).toEqual([]);
  });

  it('names the command of each event, also where a page ends inside it', async () => {
    const { gameId, ann, version } = await startedTable(server.address);
    const { edges } = await page(ann, gameId, 'last: 100');
    const started = edges.find(({ node }) => node.type === 'GameStarted')?.node;
    expect(started).toMatchObject({
      ordinal: 0,
      actor: { kind: 'SERVER', seat: null },
      command: { last: version },
    });
    const inside = await page(ann, gameId, `first: 1, after: "${(started?.version ?? 0) - 1}"`);
    expect(inside.edges[0]?.node.command).toEqual({ first: started?.version, last: version });
  });

  it('says who acted and what was taken back', async () => {
    const { gameId, ann, version } = await startedTable(server.address);
    await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 1 });
    await accept(ann, 'undoMove', { gameId });
    const { edges } = await page(ann, gameId, `first: 100, after: "${version}"`);
    expect(edges[0]?.node).toMatchObject({
      type: 'PeoplePlaced',
      actor: { kind: 'SEAT', seat: 1 },
      undone: true,
    });
    expect(edges.at(-1)?.node).toMatchObject({ type: 'MovesUndone', undone: false });
    const before = await page(ann, gameId, `last: 1, before: "${version + 1}"`);
    expect(before.edges[0]?.node.undone).toBe(false);
  });

  it('has the hash that the command was answered with', async () => {
    const { gameId, ann } = await startedTable(server.address);
    const { version, head } = await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 1 });
    expect((await page(ann, gameId, 'last: 1')).edges[0]?.node).toMatchObject({ version, hash: head });
  });
});

describe('lists of games', () => {
  const LIST = `edges { cursor node { id title status mine settings { words } taken { name mine ready } } }
    pageInfo { hasNextPage hasPreviousPage endCursor }`;
  type List = Readonly<{
    edges: readonly Readonly<{
      cursor: string;
      node: Readonly<{ id: string; title: string; taken: unknown }>;
    }>[];
    pageInfo: Readonly<{ hasNextPage: boolean; endCursor: string }>;
  }>;

  it('show public tables that can be joined, a page at a time', async () => {
    const ann = await guest(server.address, 'Ann');
    const one = await openTable(ann, {}, { title: 'One' });
    await openTable(ann, {}, { title: 'Hidden', visibility: 'UNLISTED' });
    const two = await openTable(ann, {}, { title: 'Two' });
    await sitDown(ann, two, 1);
    const first = (await ann.send<{ openTables: List }>(`{ openTables(first: 1) { ${LIST} } }`)).data
      .openTables;
    expect(first.edges[0]?.node).toEqual({
      id: two,
      title: 'Two',
      status: 'OPEN',
      mine: true,
      settings: { words: expect.stringMatching(/^Czech classic rules, 2 days for each turn/) as string },
      taken: [{ name: 'Ann', mine: true, ready: false }],
    });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const query = `query Next($after: String) { openTables(first: 1, after: $after) { ${LIST} } }`;
    const next = (await ann.send<{ openTables: List }>(query, { after: first.pageInfo.endCursor })).data
      .openTables;
    expect(next.edges.map(({ node }) => node.id)).toEqual([one]);
  });

  it('show one’s own games, whatever stage they are in', async () => {
    const { gameId, bob } = await startedTable(server.address, {}, { visibility: 'UNLISTED' });
    const { data } = await bob.send<{ myGames: List }>(`{ myGames(first: 10) { ${LIST} } }`);
    expect(data.myGames.edges.map(({ node }) => node)).toEqual([
      expect.objectContaining({ id: gameId, status: 'RUNNING', mine: false }),
    ]);
  });
});
