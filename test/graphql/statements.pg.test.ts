import { clientOf, type Client } from '../support/api-client.js';
import { accept, beReady, guest, openTable, sitDown } from '../support/api-play.js';
import { postgresWorld, serveWorld, type PostgresWorld, type TestServer } from '../support/cairn-server.js';
import { countingProxy, type CountingProxy } from '../support/counting-proxy.js';
import { until } from '../support/until.js';

const FEW = 1;
const MANY = 3;
const LATER_MS = 3_600_000;

let proxy: CountingProxy;
let world: PostgresWorld;
let server: TestServer;
let ann: Client;
let bob: Client;

const ROW = `id title mine expiresAt owner { name handle reliability { __typename } results { games wins places { place count } } }
  settings { words contentFile { title } time { words } } taken { name bot mine ready score } winners awaiting`;

/** Opens a table for two, at which Ann sits. */
async function table(): Promise<string> {
  const gameId = await openTable(ann);
  await sitDown(ann, gameId, 1);
  return gameId;
}

/** The same, at which both play; and the game is over, if so wished. */
async function game(over: boolean): Promise<string> {
  const gameId = await table();
  await sitDown(bob, gameId, 2);
  for (const [index, client] of [ann, bob].entries()) await beReady(client, gameId, index + 1);
  const status = async (): Promise<unknown> =>
    (await ann.send(`{ game(id: "${gameId}") { status } }`)).data['game'];
  await until(async () => JSON.stringify(await status()).includes('RUNNING'));
  if (over) await accept(bob, 'resign', { gameId });
  return gameId;
}

beforeAll(async () => {
  world = await postgresWorld(async (url) => {
    proxy = await countingProxy(url);
    return proxy.url;
  });
  // Nobody looks for standing orders while statements are counted.
  server = await serveWorld(world, { pauses: { afterPersonMs: LATER_MS, afterBotMs: LATER_MS } });
  [ann, bob] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bob')];
  for (let nth = 0; nth < MANY; nth += 1) await Promise.all([table(), game(false), game(true)]);
}, 60_000);
afterAll(async () => {
  await server.stop();
  await proxy.close();
  await world.close();
});

/** How many statements one request takes of a server that has answered it before. */
async function statements(client: Client, query: string): Promise<number> {
  await client.send(query);
  const before = proxy.statements();
  const { errors } = await client.send(query);
  expect(errors).toEqual([]);
  return proxy.statements() - before;
}

describe('the number of SQL statements', () => {
  it.each(['MINE', 'JOINABLE', 'RUNNING', 'FINISHED'])(
    'for a page of %s games does not grow with it',
    async (list) => {
      const page = (first: number): string =>
        `{ games(list: ${list}, first: ${first}) { edges { node { ${ROW} } } } }`;
      const { data } = await ann.send<{ games: { edges: unknown[] } }>(page(MANY));
      expect(data.games.edges).toHaveLength(MANY);
      const [few, many] = [await statements(ann, page(FEW)), await statements(ann, page(MANY))];
      expect(many).toBe(few);
      expect(few).toBeGreaterThan(0);
    },
  );

  it('for an inbox does not grow with what waits in it', async () => {
    const inbox = `{ inbox { decisions { kind game { ${ROW} } } unready { ${ROW} } news { kind game { ${ROW} } } } }`;
    const eve = await guest(server.address, 'Eve');
    const gameId = await openTable(eve);
    await sitDown(eve, gameId, 1);
    const { data } = await ann.send<{ inbox: { decisions: unknown[] } }>(inbox);
    expect(data.inbox.decisions.length).toBeGreaterThanOrEqual(MANY);
    const alone = await statements(clientOf(server.address, eve.token), inbox);
    // Ann is told of people and their results, of whom there are none in an empty inbox: of all of them at once.
    expect(await statements(ann, inbox)).toBeLessThanOrEqual(alone + 4);
  });

  it('for a refusal grows with names alone, and only where it has some', async () => {
    const gameId = await game(false);
    const why = (people: number): string =>
      `{ whyNot(placePeople: { gameId: "${gameId}", commandId: "w", place: "hunt", people: ${people} }) { refusal { code message } } }`;
    const allowed = await statements(ann, why(1));
    expect(await statements(ann, why(99))).toBe(allowed);
    expect(await statements(bob, why(1))).toBe(allowed + 1);
  });
});
