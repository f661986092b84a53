import { isAlive } from './postmaster.js';
import type { Server } from './server.js';

export type KeepAlive = Readonly<{
  /** Starts a server on this port. */
  start: (port: number) => Promise<Server>;
  onRestart: () => void;
  onBack: () => void;
  onFailure: (error: unknown) => void;
}>;

const LOOK_EVERY_MS = 500;

/** Where it cannot be told, as while too many files are open, the next look tells. */
function mayLive(pid: number): boolean {
  try {
    return isAlive(pid);
  } catch {
    return true;
  }
}

/**
 * Starts a server again when it was killed, on the same port, so that connection pools find it again. Where that fails it is
 * said once, and not tried any more.
 */
export function keepAlive(
  first: Server,
  { start, onRestart, onBack, onFailure }: KeepAlive,
): Pick<Server, 'stop' | 'abandon'> {
  let server = first;
  let restart: Promise<void> | undefined;
  const revive = async (): Promise<void> => {
    onRestart();
    server = await start(server.port);
    onBack();
  };
  const look = setInterval(() => {
    if (restart !== undefined || mayLive(server.pid)) return;
    restart = revive()
      .catch((error: unknown) => {
        clearInterval(look);
        onFailure(error);
      })
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
