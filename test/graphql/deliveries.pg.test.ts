import { randomUUID } from 'node:crypto';
import type { GameId } from '../../src/game/index.js';
import { openStores, type Stores } from '../../src/journal/stores.js';
import type { DeliveryResult, Notice } from '../../src/play/deliveries-port.js';
import { member } from '../support/api-account.js';
import type { Client } from '../support/api-client.js';
import { guest, startedTable, type Table } from '../support/api-play.js';
import { postgresWorld, serveWorld, type PostgresWorld, type TestServer } from '../support/cairn-server.js';

let world: PostgresWorld;
let server: TestServer;
let stores: Stores;
let table: Table;
let organiser: Client;

beforeAll(async () => {
  world = await postgresWorld();
  [server, stores] = [await serveWorld(world), await openStores(world.database.appUrl)];
  organiser = await member(server.address, 'olga');
  await stores.accounts.setOrganiser((await stores.accounts.byHandle('olga'))!.id, true);
});
afterAll(async () => {
  await stores.close();
  await server.stop();
  await world.close();
});
beforeEach(async () => {
  table = await startedTable(server.address);
});

/** An attempt to tell Ann of her stretch, and what became of it. */
async function attempt(kind: Notice['kind'], result: DeliveryResult, error?: string): Promise<string> {
  const { gameId, version: since } = table;
  const notice: Notice = {
    ...{ game: gameId as GameId, seat: 1, since, kind, deadline: new Date('2030-01-01T12:00:00Z') },
    ...{ channel: { id: randomUUID(), kind: 'email' }, dueAt: new Date() },
  };
  const [claimed] = await stores.notices.deliveries.claim([{ letter: 'a letter', notices: [notice] }]);
  await stores.notices.deliveries.finish([
    { ...claimed!, result, ...(error === undefined ? {} : { error }) },
  ]);
  return claimed!.notice;
}

const TOLD = `query Told($gameId: ID!, $seat: Int!, $since: Int!) { wasTold(gameId: $gameId, seat: $seat, since: $since) {
  unreachable told { notice kind channel at } } }`;
const told = (client: Client, seat = 1) =>
  client.send<{ wasTold: unknown }>(TOLD, { gameId: table.gameId, seat, since: table.version });

const ALL = `query All($gameId: ID!, $first: Int!, $after: String) {
  deliveries(gameId: $gameId, first: $first, after: $after) { pageInfo { hasNextPage endCursor }
    edges { node { attempt seat since kind channel deadline result error endedAt } } } }`;
type Page = Readonly<{
  deliveries: Readonly<{
    pageInfo: Readonly<{ hasNextPage: boolean; endCursor: string }>;
    edges: readonly Readonly<{ node: Readonly<Record<string, unknown>> }>[];
  }>;
}>;
const deliveries = (client: Client, first: number, after?: string) =>
  client.send<Page>(ALL, { gameId: table.gameId, first, after });

describe('whether somebody was told', () => {
  it('is told to organisers, with what the other side has taken, when and by which way', async () => {
    await attempt('turn', 'failed', '450 come back later');
    expect((await told(organiser)).data.wasTold).toEqual({ unreachable: true, told: [] });
    const notice = await attempt('share', 'sent');
    expect((await told(organiser)).data.wasTold).toEqual({
      unreachable: false,
      told: [{ notice, kind: 'SHARE', channel: 'EMAIL', at: expect.any(String) as string }],
    });
  });

  it('is not said of a seat that is not there', async () => {
    const { errors } = await told(organiser, 3);
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND', facts: { field: 'seat' } } }]);
  });

  it('concerns whoever sits at the table, and nobody else', async () => {
    expect((await told(table.bob)).errors).toEqual([]);
    const { errors } = await told(await guest(server.address, 'Eve'));
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('every attempt', () => {
  it('is a row for organisers, with channel, time, result and error, page by page', async () => {
    await attempt('turn', 'failed', '450 come back later');
    await attempt('last', 'sent');
    const { edges, pageInfo } = (await deliveries(organiser, 1)).data.deliveries;
    expect(pageInfo.hasNextPage).toBe(true);
    const [first] = edges;
    expect(first?.node).toEqual({
      ...{ attempt: 1, seat: 1, since: table.version, kind: 'TURN', channel: 'EMAIL', result: 'FAILED' },
      ...{ deadline: '2030-01-01T12:00:00.000Z', error: '450 come back later' },
      endedAt: expect.any(String) as string,
    });
    const rest = (await deliveries(organiser, 10, pageInfo.endCursor)).data.deliveries;
    expect(rest.edges.map(({ node }) => [node['kind'], node['result']])).toEqual([['LAST', 'SENT']]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  it('is shown to no player', async () => {
    const { errors } = await deliveries(table.bob, 1);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
