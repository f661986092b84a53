import { once } from 'node:events';
import { connect } from 'node:net';

/** An answer as it came over the line. */
export type RawAnswer = Readonly<{ status: number; headers: Readonly<Record<string, string>>; body: string }>;

/** A connection on which every byte of a request is the test's own, and which is kept from one to the next. */
export type RawLine = Readonly<{
  write: (bytes: string | Buffer) => void;
  /** The next answer; `bodiless` where none has a body, whatever its length says. */
  answer: (bodiless?: boolean) => Promise<RawAnswer>;
  /** Whether the other side has hung up. */
  isClosed: () => boolean;
  hangUp: () => void;
}>;

/** Opens a connection to a server. */
export async function rawLine(address: string): Promise<RawLine> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  let heard = Buffer.alloc(0);
  let wake: () => void = () => undefined;
  socket.on('data', (chunk: Buffer) => {
    heard = Buffer.concat([heard, chunk]);
    wake();
  });
  socket.on('close', () => wake()).on('error', () => undefined);
  const answer = async (bodiless = false): Promise<RawAnswer> => {
    for (;;) {
      const end = heard.indexOf('\r\n\r\n');
      const head = end < 0 ? undefined : headOf(heard.toString('latin1', 0, end));
      const length = bodiless ? 0 : Number(head?.headers['content-length'] ?? 0);
      if (head !== undefined && heard.length >= end + 4 + length) {
        const body = heard.toString('utf8', end + 4, end + 4 + length);
        heard = heard.subarray(end + 4 + length);
        return { ...head, body };
      }
      if (socket.destroyed) throw new Error(`hung up after ${JSON.stringify(heard.toString())}`);
      await new Promise<void>((resume) => (wake = resume));
    }
  };
  return {
    write: (bytes) => void socket.write(bytes),
    answer,
    isClosed: () => socket.destroyed,
    hangUp: () => void socket.destroy(),
  };
}

function headOf(text: string): Omit<RawAnswer, 'body'> {
  const [first = '', ...lines] = text.split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(': ');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 2)] as const;
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) };
}

/** A request with these headers and this body, whose length is told unless a header says otherwise. */
export function rawRequest(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body: string | Buffer = '',
): Buffer {
  const bytes = Buffer.from(body);
  const told = 'transfer-encoding' in headers ? {} : { 'content-length': String(bytes.length) };
  const lines = Object.entries({ host: 'x', ...told, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    bytes,
  ]);
}
