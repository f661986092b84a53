import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase, urlsOf } from '../../../src/cli/database.js';
import { startServer, type Server } from '../../../src/cli/embedded-postgres/server.js';
import { projectRoot } from '../../../src/cli/project.js';

/** A PostgreSQL server as users have it, with default settings and fsync on, that is thrown away afterwards. */
export type ScratchPostgres = Readonly<{
  server: Server;
  /** The addresses of a database on it. */
  urls: (database: string) => ReturnType<typeof urlsOf>;
  /** Starts it again where it was, after it was killed. */
  restart: () => Promise<Server>;
  /** Stops whatever runs there now and removes everything. */
  remove: () => Promise<void>;
}>;

/** The migrated database on a scratch server. */
export const DATABASE = 'cairn';

/** Starts a server in a folder of its own and migrates a database on it. */
export async function startScratchPostgres(name: string): Promise<ScratchPostgres> {
  const folder = mkdtempSync(join(tmpdir(), `cairn-${name}-`));
  chmodSync(folder, 0o711);
  const start = (): Promise<Server> => startServer({ folder, projectRoot, say: () => undefined });
  const first = await start();
  let server = first;
  const remove = async (): Promise<void> => {
    await server.stop();
    rmSync(server.home, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await prepareDatabase(first, DATABASE, () => undefined);
  } catch (error) {
    await remove();
    throw error;
  }
  const restart = async (): Promise<Server> => {
    server = await start();
    if (server.port !== first.port) throw new Error(`port ${first.port} was taken by another program`);
    return server;
  };
  return { server: first, urls: (database) => urlsOf(first, database), restart, remove };
}
