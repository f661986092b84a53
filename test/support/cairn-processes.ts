import { freshDatabase } from './database.js';
import { runCairn, type Cairn } from './servers.js';

/** Servers in processes of their own that meet in one database alone. */
export type CairnProcesses = Readonly<{ addresses: readonly string[]; stop: () => Promise<void> }>;

const READY = /Cairn is at (http:\S+)/;

/** Starts so many servers, as built, on a fresh database. */
export async function startProcesses(count: number): Promise<CairnProcesses> {
  const database = await freshDatabase();
  const running = Array.from({ length: count }, () =>
    runCairn(['serve'], { PORT: '0', DATABASE_URL: database.appUrl }),
  );
  const addresses = await Promise.all(running.map(addressOf));
  const stop = async (): Promise<void> => {
    for (const cairn of running) cairn.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    await database.drop();
  };
  return { addresses, stop };
}

const addressOf = async (cairn: Cairn): Promise<string> => READY.exec(await cairn.says(READY))?.[1] ?? '';
