import { isAlive } from './postmaster.js';
import type { Server } from './server.js';

export type KeepAlive = Readonly<{
  start: () => Promise<Server>;
  onRestart: () => void;
  onFailure: (error: unknown) => void;
}>;

const LOOK_EVERY_MS = 500;

/** Starts a server again when it was killed, on the same port, so that connection pools find it again. */
export function keepAlive(
  first: Server,
  { start, onRestart, onFailure }: KeepAlive,
): Pick<Server, 'stop' | 'abandon'> {
  let server = first;
  let restart: Promise<void> | undefined;
  const revive = async (): Promise<void> => {
    onRestart();
    const next = await start();
    if (next.port !== server.port)
      throw new Error(`PostgreSQL's port ${server.port} was taken by another program`);
    server = next;
  };
  const look = setInterval(() => {
    if (restart !== undefined || isAlive(server.pid)) return;
    restart = revive()
      .catch(onFailure)
      .finally(() => (restart = undefined));
  }, LOOK_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(look);
      await restart;
      await server.stop();
    },
    abandon: () => server.abandon(),
  };
}
