import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A wire that can be cut at the worst moment: after the server did the work, before the client heard of it. */
export type CuttingProxy = Readonly<{
  url: string;
  /** From now on the first bytes from the server are withheld and the connection is cut instead. */
  cutNextAnswer: () => void;
  /** From now on nothing comes through on the wires that are open now; new ones work. */
  freeze: () => void;
  close: () => Promise<void>;
}>;

/** Stands between a client and the server of `url`. */
export async function cuttingProxy(url: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let cut = false;
  let frozen: ReadonlySet<Socket> = new Set();
  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    const isFrozen = (): boolean => frozen.has(client);
    client.on('data', (data) => isFrozen() || upstream.write(data));
    upstream.on('data', (data) => {
      if (isFrozen()) return;
      if (!cut) {
        client.write(data);
        return;
      }
      cut = false;
      end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const proxied = new URL(url);
  Object.assign(proxied, { hostname: '127.0.0.1', port: (server.address() as AddressInfo).port });
  return {
    url: proxied.href,
    cutNextAnswer: () => (cut = true),
    freeze: () => (frozen = new Set(sockets)),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
