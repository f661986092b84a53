import { WebSocketServer } from 'ws';
import { servesAt } from '../lib/child.js';

/** The least that can be done to tell many the same: every message of the parent goes to everybody. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  servesAt(address.port);
});
process.on('message', (texts: readonly string[]) => {
  for (const text of texts) for (const client of server.clients) client.send(text);
});
