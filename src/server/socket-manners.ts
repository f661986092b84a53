import type { WebSocket } from 'ws';
import { stepAt, type Pace } from '../lib/pace.js';
import { requestsAMinute } from './settings.js';

/** Messages on one socket. Whoever opens and closes fifty feeds sends a hundred. */
export const MESSAGES_PER_SOCKET: Pace = requestsAMinute(300);

/** Bytes that wait for a socket while it goes on asking: many times what fifty feeds send at once. */
const MOST_UNSENT = 8 * 1024 * 1024;

const TOO_MANY_MESSAGES = 4429;

/**
 * Whether what comes in on a socket is still listened to. Feeds wait for whoever reads slowly, but answers to messages do
 * not: who sends without end, or never reads what it asks for, would fill our memory.
 */
export function listeningTo(socket: WebSocket): () => boolean {
  let due: number | undefined;
  let listening = true;

  const onMessage = (): boolean => {
    if (!listening) return false;
    const { waitMs, dueAt } = stepAt(MESSAGES_PER_SOCKET, due, Date.now());
    due = dueAt;
    listening = waitMs === 0 && socket.bufferedAmount <= MOST_UNSENT;
    if (waitMs > 0) socket.close(TOO_MANY_MESSAGES, 'Too many messages');
    else if (!listening) socket.terminate();
    return listening;
  };

  // They are answered below us, by what waits in the same memory.
  socket.on('ping', onMessage);
  return onMessage;
}
