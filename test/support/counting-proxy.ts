import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands before a PostgreSQL server and counts the statements that pass. */
export type CountingProxy = Readonly<{
  url: string;
  /** How many statements have been executed so far. */
  statements: () => number;
  close: () => Promise<void>;
}>;

/** Messages from the client that make the server execute something: Query and Execute. */
const EXECUTING: readonly number[] = ['Q', 'E'].map((letter) => letter.charCodeAt(0));

/** Reads what a client sends, message by message; the first one has no type. */
function createReader(heard: (type: number) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let started = false;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const header = started ? 1 : 0;
      if (rest.length < header + 4) return;
      const length = header + rest.readUInt32BE(header);
      if (rest.length < length) return;
      if (started) heard(rest.readUInt8(0));
      started = true;
      rest = rest.subarray(length);
    }
  };
}

/** Counts what goes to the server of `url`. */
export async function countingProxy(url: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on(
      'data',
      createReader((type) => {
        if (EXECUTING.includes(type)) count += 1;
      }),
    );
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const proxied = new URL(url);
  Object.assign(proxied, { hostname: '127.0.0.1', port: (server.address() as AddressInfo).port });
  return {
    url: proxied.href,
    statements: () => count,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
