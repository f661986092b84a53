import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { guest, openTable } from '../support/api-play.js';
import { until } from '../support/until.js';

const LINE = `${'x'.repeat(64 * 1024 - 1)}\n`;
/** Far more than lies in the buffers between a server and its client. */
const LINES = 2_000;

let taken = 0;
let isOver = false;

async function* endless(): AsyncGenerator<string> {
  try {
    for (taken = 1; taken <= LINES; taken += 1) yield Promise.resolve(LINE);
  } finally {
    isOver = true;
  }
}

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), {
    parts: (parts) => ({ ...parts, archives: { of: () => Promise.resolve(endless()) } }),
  });
});
afterAll(() => server.stop());

const ask = async (): Promise<string> => (await fetch(`${server.address}/healthz`)).text();

/** Whether no line was taken while the server had time for others. */
async function standsStill(): Promise<boolean> {
  const before = taken;
  for (let nth = 0; nth < 5; nth += 1) await ask();
  return taken === before;
}

describe('an archive that is sent', () => {
  it('is not written at all for whoever asks for its head', async () => {
    const game = await openTable(await guest(server.address, 'Ann'));
    const response = await fetch(`${server.address}/games/${game}/archive`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('application/x-ndjson');
    expect(taken).toBe(0);
  });

  it('is read no faster than it is taken, and no further once nobody takes it', async () => {
    const game = await openTable(await guest(server.address, 'Ann'));
    const asked = get(`${server.address}/games/${game}/archive`);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.pause();
    await until(() => taken > 10);
    await until(standsStill);
    expect(taken).toBeLessThan(LINES / 2);
    expect(isOver).toBe(false);
    asked.destroy();
    await until(() => isOver);
    expect(taken).toBeLessThan(LINES / 2);
    expect(server.logged().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
