import type { Client } from '../support/api-client.js';
import { accept, guest, openTable, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { until } from '../support/until.js';

type Entry = Readonly<{ place: string; people: number | null; verdict: string; closed: unknown }>;
type Orders = Readonly<{
  __typename?: string;
  placing: readonly Entry[];
  market: readonly number[];
  styleMarket: readonly number[];
  feeding: unknown;
  tools: string | null;
  places: readonly Readonly<{ place: string; min: number; max: number }>[];
  payWith: readonly string[];
  mostPlaces: number;
}>;

const ORDERS = `placing { place people fixed verdict closed { code rule } } market styleMarket
  feeding { pay hungry } tools`;
const SET = `mutation Set($input: SetOrdersInput!) { setOrders(input: $input) {
  __typename ... on StandingOrders { ${ORDERS} } ... on Refusal { code facts } } }`;
const MINE = `query Mine($id: ID!) { game(id: $id) { myOrders { ${ORDERS} places { place min max } payWith mostPlaces } } }`;
const EVENTS = `query Events($id: ID!) { gameEvents(gameId: $id, last: 30) { edges { node { type actor { kind } sentence } } } }`;
const CLEAR = 'mutation Clear($id: ID!) { clearOrders(gameId: $id) }';

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), { pauses: { afterPersonMs: 0, afterBotMs: 0 } });
});
afterAll(() => server.stop());

const set = async (client: Client, gameId: string, orders: object) =>
  client.send<{ setOrders: Orders & Readonly<{ code?: string; facts?: unknown }> }>(SET, {
    input: { gameId, ...orders },
  });
const ordersOf = async (client: Client, id: string): Promise<Orders | null> =>
  (await client.send<{ game: { myOrders: Orders | null } }>(MINE, { id })).data.game.myOrders;
const placing = (orders: Orders | null | undefined): readonly string[] =>
  (orders?.placing ?? []).map(({ place, people, verdict }) => `${place} ${people ?? 'all'} ${verdict}`);

const HUT_FIELD_HUNT = {
  placing: [{ place: 'hut', people: 2 }, { place: 'field', people: 1 }, { place: 'hunt' }],
};

describe('standing orders', () => {
  it('are shown to their person alone, each entry with what would become of it', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    const all = {
      ...HUT_FIELD_HUNT,
      market: [6, 5],
      feeding: { pay: ['WOOD', 'BRICK'] },
      tools: 'SUGGESTED',
    };
    expect((await set(bob, gameId, all)).data.setOrders).toEqual({
      __typename: 'StandingOrders',
      placing: [
        { place: 'hut', people: 2, fixed: true, verdict: 'PLAYED', closed: null },
        { place: 'field', people: 1, fixed: true, verdict: 'OPEN', closed: null },
        { place: 'hunt', people: null, fixed: false, verdict: 'OPEN', closed: null },
      ],
      market: [6, 5],
      styleMarket: [],
      feeding: { pay: ['WOOD', 'BRICK'], hungry: false },
      tools: 'SUGGESTED',
    });
    expect(placing(await ordersOf(ann, gameId))).toEqual([]);
    expect(await ordersOf(await guest(server.address, 'Eve'), gameId)).toBeNull();
    const mine = await ordersOf(bob, gameId);
    expect(mine?.places).toContainEqual({ place: 'forest', min: 1, max: 5 });
    expect(mine?.places).toContainEqual({ place: 'hut', min: 2, max: 2 });
    expect(mine).toMatchObject({ payWith: ['WOOD', 'BRICK', 'STONE', 'GOLD'], mostPlaces: 12 });
  });

  it('are played when the turn comes, and the chronicle says so', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    await set(bob, gameId, HUT_FIELD_HUNT);
    await accept(ann, 'placePeople', { gameId, place: 'hut', people: 2 });
    await until(async () => placing(await ordersOf(bob, gameId)).length === 0);
    type Said = Readonly<{ type: string; actor: { kind: string }; sentence: string }>;
    type Events = Readonly<{
      gameEvents: { edges: readonly Readonly<{ node: Said }>[] };
    }>;
    const { edges } = (await ann.send<Events>(EVENTS, { id: gameId })).data.gameEvents;
    expect(edges.map(({ node }) => node).findLast(({ type }) => type === 'PeoplePlaced')).toMatchObject({
      actor: { kind: 'ORDER' },
      sentence: 'Bob sent 1 person to the field (by standing orders)',
    });
  });

  it('that nothing fits stay, struck through with the reason, and their person is asked', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    await set(bob, gameId, { placing: [{ place: 'field', people: 1 }] });
    await accept(ann, 'placePeople', { gameId, place: 'field', people: 1 });
    expect((await ordersOf(bob, gameId))?.placing).toEqual([
      {
        place: 'field',
        people: 1,
        fixed: true,
        verdict: 'CLOSED',
        closed: { code: 'PLACE_OCCUPIED', rule: 'R2' },
      },
    ]);
    await accept(bob, 'placePeople', { gameId, place: 'hunt', people: 1 });
    expect(placing(await ordersOf(bob, gameId))).toEqual(['field 1 CLOSED']);
  });

  it('answer what is open already when they are left', async () => {
    const { gameId, ann } = await startedTable(server.address);
    await set(ann, gameId, { placing: [{ place: 'forest', people: 3 }] });
    await until(async () => placing(await ordersOf(ann, gameId)).length === 0);
  });

  it('replace one another, and can be taken back', async () => {
    const { gameId, bob } = await startedTable(server.address);
    await set(bob, gameId, HUT_FIELD_HUNT);
    await set(bob, gameId, { tools: 'NEVER' });
    expect(await ordersOf(bob, gameId)).toMatchObject({ placing: [], tools: 'NEVER' });
    expect((await bob.send(CLEAR, { id: gameId })).data).toEqual({ clearOrders: true });
    expect((await bob.send(CLEAR, { id: gameId })).data).toEqual({ clearOrders: false });
    expect(await ordersOf(bob, gameId)).toMatchObject({ tools: null });
  });

  it('are refused where there is nothing to order, or no such place', async () => {
    const ann = await guest(server.address, 'Ann');
    const open = await openTable(ann);
    expect((await set(ann, open, {})).errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    const { gameId, bob } = await startedTable(server.address);
    expect((await set(bob, gameId, { placing: [{ place: 'moon' }] })).data.setOrders).toMatchObject({
      code: 'NO_SUCH_PLACE',
      facts: { place: 'moon' },
    });
    await accept(bob, 'resign', { gameId });
    expect((await set(bob, gameId, {})).data.setOrders).toMatchObject({ code: 'GAME_CLOSED' });
    expect(await ordersOf(bob, gameId)).toBeNull();
  });

  it.each([
    ['placing', { placing: Array.from({ length: 13 }, () => ({ place: 'hunt' })) }],
    ['placing', { placing: [{ place: 'hunt', people: 0 }] }],
    ['placing.place', { placing: [{ place: 'no place at all' }] }],
    ['market', { market: [7] }],
    ['styleMarket', { styleMarket: [1, 1] }],
    ['feeding.pay', { feeding: { pay: ['FOOD'] } }],
    ['feeding', { feeding: { pay: ['WOOD', 'WOOD'] } }],
  ])('must be well formed: %s', async (field, orders) => {
    const { gameId, bob } = await startedTable(server.address);
    expect((await set(bob, gameId, orders)).errors[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      facts: { field: `input.${field}` },
    });
  });
});
