import { createServer, type AddressInfo, type Socket } from 'node:net';
import { becomesReady } from '../../src/cli/embedded-postgres/ready.js';

/** Lets everybody in and says nothing, as a server does on a machine that is far too busy. */
async function withSilentServer(work: (url: string, visits: () => number) => Promise<void>): Promise<void> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    await work(`postgresql://admin:secret@127.0.0.1:${port}/postgres`, () => sockets.length);
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  }
}

describe('waiting for PostgreSQL', () => {
  it('goes on while the server lives, however long an answer takes', () =>
    withSilentServer(async (url, visits) => {
      const lives = (): boolean => visits() < 3;
      expect(await becomesReady(url, lives, () => undefined, 20)).toBe(false);
      expect(visits()).toBe(3);
    }));
});
