import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line between a client and a server that can be cut and mended. */
export type Wire = Readonly<{
  address: string;
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}>;

/** Stands between a client and the server at `address`. While it is cut, everything breaks and nothing gets through. */
export async function wireTo(address: string): Promise<Wire> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((client) => {
    if (!whole) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(port), hostname);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      whole = false;
      breakAll();
    },
    mend: () => {
      whole = true;
    },
    close: async () => {
      breakAll();
      await new Promise((closed) => server.close(closed));
    },
  };
}
