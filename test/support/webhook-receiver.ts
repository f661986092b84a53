import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came in. */
export type Received = Readonly<{ path: string; headers: IncomingHttpHeaders; body: string; at: number }>;

/** A server that takes webhooks and remembers them. */
export type WebhookReceiver = Readonly<{
  url: string;
  port: number;
  received: readonly Received[];
  /** How it answers from now on: a status, a place to go to instead, with another protocol, or not at all. */
  answerWith: (answer: number | Readonly<{ redirectTo: string }> | 'upgrade' | 'nothing') => void;
  stop: () => Promise<void>;
}>;

const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n';

/** Starts a receiver on a free port of this machine; it answers 200. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let answer: Parameters<WebhookReceiver['answerWith']>[0] = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body, at: Date.now() });
      if (answer === 'nothing') return;
      if (answer === 'upgrade') request.socket.write(UPGRADE);
      else if (typeof answer === 'number') response.writeHead(answer).end('{"what":"ever"}');
      else response.writeHead(302, { location: answer.redirectTo }).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    answerWith: (next) => (answer = next),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
