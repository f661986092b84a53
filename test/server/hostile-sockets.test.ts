import { once } from 'node:events';
import WebSocket from 'ws';
import type { ServerParts } from '../../src/server/parts.js';
import { MESSAGES_PER_SOCKET } from '../../src/server/socket-manners.js';
import { guest, openTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, UNLIMITED, type TestServer } from '../support/cairn-server.js';
import { until } from '../support/until.js';

let server: TestServer;
let served: ServerParts;
let gameId: string;
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), {
    settings: { limits: { ...UNLIMITED, feedsPerAddress: 3 } },
    parts: (parts) => (served = parts),
  });
  gameId = await openTable(await guest(server.address, 'Ann'));
});
afterAll(() => server.stop());

type Message = Readonly<{ type: string; id?: string; payload?: unknown }>;

/** A socket on which nothing is said but what a test says. */
async function bareSocket(): Promise<Readonly<{ socket: WebSocket; heard: Message[] }>> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const heard: Message[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Message));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await until(() => heard.length > 0);
  return { socket, heard };
}

const subscribe = (id: string): string => {
  const query = `subscription { gameFeed(gameId: "${gameId}", after: 0) { __typename } }`;
  return JSON.stringify({ id, type: 'subscribe', payload: { query } });
};
const complete = (id: string): string => JSON.stringify({ id, type: 'complete' });

const closing = async (socket: WebSocket): Promise<unknown> =>
  ((await once(socket, 'close')) as unknown[])[0];

describe('on a socket', () => {
  it('an id that is taken again before its feed has ended closes it, and no feed outlives it', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const { socket, heard } = await bareSocket();
      socket.send(subscribe('1'));
      await until(() => heard.some(({ id, type }) => id === '1' && type === 'next'));
      socket.send(complete('1'));
      socket.send(subscribe('1'));
      expect(await closing(socket)).toBe(4409);
    }
    await until(() => served.feeds.size() === 0);
  });

  it('an id may be taken again once its feed has ended', async () => {
    const { socket, heard } = await bareSocket();
    for (let nth = 0; nth < 5; nth += 1) {
      heard.length = 0;
      socket.send(subscribe('1'));
      await until(() => heard.some(({ id, type }) => id === '1' && type === 'next'));
      socket.send(complete('1'));
      await until(() => served.feeds.size() === 0);
    }
    socket.close();
    await closing(socket);
  });

  it('messages without end are not listened to', async () => {
    const { socket, heard } = await bareSocket();
    for (let nth = 0; nth < 2 * MESSAGES_PER_SOCKET.burst; nth += 1)
      socket.send(JSON.stringify({ type: 'ping' }));
    expect(await closing(socket)).toBe(4429);
    expect(heard.length).toBeLessThanOrEqual(MESSAGES_PER_SOCKET.burst);
    const { socket: other } = await bareSocket();
    for (let nth = 0; nth < 2 * MESSAGES_PER_SOCKET.burst; nth += 1) other.ping();
    expect(await closing(other)).toBe(4429);
  });

  it('whoever asks and never reads is cut off', async () => {
    const { socket } = await bareSocket();
    const closed = closing(socket);
    socket.pause();
    const payload = { padding: 'x'.repeat(100_000) };
    for (let nth = 0; nth < MESSAGES_PER_SOCKET.burst - 1; nth += 1)
      socket.send(JSON.stringify({ type: 'ping', payload }));
    await until(async () =>
      /^cairn_sockets 0$/m.test(await (await fetch(`${server.address}/metrics`)).text()),
    );
    socket.resume();
    expect(await closed).toBe(1006);
  });
});
