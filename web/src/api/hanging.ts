import type { Client as SocketClient } from 'graphql-ws';
import { onHurry } from './hurry.js';

/**
 * Gives up a line that nobody has answered yet, for whoever does not want to wait: all feeds wait for the same one, so that
 * beginning one of them again would not open another.
 */
export function giveUpHanging(socket: Pick<SocketClient, 'on' | 'terminate'>): void {
  let hanging = false;
  socket.on('connecting', () => {
    hanging = true;
  });
  socket.on('connected', () => {
    hanging = false;
  });
  onHurry(() => {
    if (hanging) socket.terminate();
  });
}
