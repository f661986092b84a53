import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.js';
import type { Log } from './log.js';

/** What the parts connect to. */
export type Connections = Readonly<{ appUrl: string; redisUrl?: string }>;

/** Which parts this process runs. */
export type Parts = Readonly<{ page: boolean; worker: boolean }>;

/** The running parts. `port` is what was asked for, or what the system chose for port 0. */
export type Running = Readonly<{ port: number; stop: () => Promise<void> }>;

/** Puts the parts together and starts them. */
export async function compose(config: Config, _to: Connections, _parts: Parts, log: Log): Promise<Running> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? 200 : 404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  log.debug('listening');
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, stop };
}
