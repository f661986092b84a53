import { once } from 'node:events';
import { GameFeedDocument } from 'cairn/client';
import { WebSocket } from 'ws';

/** A socket that speaks graphql-transport-ws. */
export const openSocket = (port: number): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');

/** Follows a game from its present version on, as the typed client does; settles when the feed has caught up. */
export async function subscribe(
  socket: WebSocket,
  game: string,
  after: number,
  token: string | undefined,
): Promise<void> {
  await once(socket, 'open');
  await answered(socket, 'connection_ack', {
    type: 'connection_init',
    ...(token === undefined ? {} : { payload: { token } }),
  });
  await answered(socket, '"CaughtUp"', {
    id: 'feed',
    type: 'subscribe',
    payload: { query: GameFeedDocument, variables: { gameId: game, after } },
  });
}

/** Sends a message and waits for one with this in it. */
function answered(socket: WebSocket, expected: string, message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const onClose = (code: number): void => reject(new Error(`the socket was closed with ${code}`));
    const onMessage = (data: Buffer): void => {
      if (!data.includes(expected)) return;
      socket.off('message', onMessage).off('close', onClose);
      resolve();
    };
    socket.on('message', onMessage).once('close', onClose);
    socket.send(JSON.stringify(message));
  });
}
