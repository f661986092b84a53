import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase, urlsOf } from '../../../src/cli/database.js';
import { findServer, startServer, type Server } from '../../../src/cli/embedded-postgres/server.js';
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
  let home = folder;
  const remove = async (): Promise<void> => {
    await (await findServer(folder, () => undefined))?.stop();
    for (const each of [home, folder]) rmSync(each, { recursive: true, force: true });
  };
  try {
    const server = await start();
    ({ home } = server);
    await prepareDatabase(server, DATABASE, () => undefined);
    const restart = async (): Promise<Server> => onPort(server.port, await start());
    return { server, urls: (database) => urlsOf(server, database), restart, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function onPort(port: number, server: Server): Server {
  if (server.port !== port) throw new Error(`port ${port} was taken by another program`);
  return server;
}
