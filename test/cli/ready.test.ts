import { createServer, type AddressInfo, type Socket } from 'node:net';
import { becomesReady } from '../../src/cli/embedded-postgres/ready.js';

/** Lets everybody in and says nothing but this: nothing at all, as a server does on a machine that is far too busy, or why not. */
async function withServer(
  answer: Buffer | undefined,
  work: (url: string, visits: () => number) => Promise<void>,
): Promise<void> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    if (answer !== undefined) socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    await work(`postgresql://admin:secret@127.0.0.1:${port}/postgres`, () => sockets.length);
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  }
}

/** What a server says before it hangs up: in the words of its protocol, a length and fields that each begin with a letter. */
function fatal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

describe('waiting for PostgreSQL', () => {
  it.each([
    ['however long an answer takes', undefined],
    ['while it starts', fatal('57P03')],
    ['when it was killed while somebody was at the door', fatal('57P01')],
  ])('goes on while the server lives: %s', (_name, answer) =>
    withServer(answer, async (url, visits) => {
      const lives = (): boolean => visits() < 3;
      expect(await becomesReady(url, lives, () => undefined, 20)).toBe(false);
      expect(visits()).toBe(3);
    }),
  );

  it('ends where the door stays closed for another reason', () =>
    withServer(fatal('28P01'), async (url) => {
      await expect(
        becomesReady(
          url,
          () => true,
          () => undefined,
          500,
        ),
      ).rejects.toMatchObject({ code: '28P01' });
    }));
});
