import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What one connection sends, each request when the one before is answered. */
export type Lane = readonly Request[];
/** A request as bytes, and what must stand in its answer: anything else fails the run. */
export type Request = Readonly<{ bytes: Buffer; expects: string }>;

/** A request with a JSON body to /graphql. */
export function graphqlRequest(body: object, expects: string, token?: string): Request {
  const json = JSON.stringify(body);
  const head = [
    'POST /graphql HTTP/1.1',
    'Host: 127.0.0.1',
    'Accept: application/json',
    'Content-Type: application/json',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    `Content-Length: ${Buffer.byteLength(json)}`,
  ];
  return { bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${json}`), expects };
}

/**
 * Sends all lanes at once, each over a connection of its own; answers a second. Connections speak just enough HTTP: whoever
 * asks must cost much less than whoever answers, or the answers would be limited by the asking.
 */
export async function runLoad(port: number, lanes: readonly Lane[]): Promise<number> {
  const open = await Promise.all(lanes.map(() => connected(port)));
  try {
    const start = performance.now();
    await Promise.all(open.map((socket, index) => drive(socket, lanes[index] ?? [])));
    const count = lanes.reduce((sum, lane) => sum + lane.length, 0);
    return count / ((performance.now() - start) / 1000);
  } finally {
    for (const socket of open) socket.destroy();
  }
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  return socket;
}

function drive(socket: Socket, lane: Lane): Promise<void> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let heard: Buffer = Buffer.alloc(0);
    const done = (error?: Error): void => {
      socket.off('data', onData).off('close', onClose);
      if (error === undefined) resolve();
      else reject(error);
    };
    const send = (): void => {
      const request = lane[next];
      if (request === undefined) done();
      else socket.write(request.bytes);
    };
    const onClose = (): void => done(new Error('the server hung up'));
    const onData = (chunk: Buffer): void => {
      heard = heard.length === 0 ? chunk : Buffer.concat([heard, chunk]);
      if (!isWhole(heard)) return;
      const { expects = '' } = lane[next] ?? {};
      if (!heard.includes(expects)) {
        done(new Error(`not ${expects}:\n${heard.toString('utf8').slice(0, 1_000)}`));
        return;
      }
      heard = Buffer.alloc(0);
      next += 1;
      send();
    };
    socket.on('data', onData).once('close', onClose);
    send();
  });
}

const LENGTH = /\r\ncontent-length: (\d+)/i;

/** Whether an answer has come to its end; both servers say how long it is. */
function isWhole(heard: Buffer): boolean {
  const end = heard.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = LENGTH.exec(heard.toString('latin1', 0, end))?.[1];
  if (length === undefined) throw new Error('an answer does not say how long it is');
  return heard.length >= end + 4 + Number(length);
}
