import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chance } from '../../../src/bots/chance.js';
import type { Own } from '../../bench/lib/clean-up.js';
import { DATABASE, startScratchPostgres } from '../../bench/lib/scratch-postgres.js';
import { startApp, type App } from './app-process.js';
import { postgresVictim } from './postgres-victim.js';
import { startCuttingProxy, type CuttingProxy } from './cutting-proxy.js';
import type { Victim } from './victim.js';

/** Two processes of the application over one Postgres, and the wire between them. */
export type World = Readonly<{
  /** Past the wire and with all rights: for whoever judges. */
  adminUrl: string;
  apps: readonly App[];
  proxy: CuttingProxy;
  victims: readonly Victim[];
}>;

/** Of so many commits about one loses its connection. */
const CUT_ONE_IN = 40;

/** Starts everything; `main` is the compiled program. */
export async function startWorld(main: string, chance: Chance, own: Own): Promise<World> {
  const postgres = await startScratchPostgres('chaos');
  own(postgres.remove);
  const { adminUrl, appUrl } = postgres.urls(DATABASE);
  const proxy = await startCuttingProxy(postgres.server.port, CUT_ONE_IN, chance);
  own(proxy.close);
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-chaos-apps-'));
  own(() => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })));
  const databaseUrl = through(appUrl, proxy.port);
  const apps: App[] = [];
  for (const name of ['app 1', 'app 2']) {
    const app = await startApp({ name, main, databaseUrl, dataDir });
    own(app.stop);
    apps.push(app);
  }
  return { adminUrl, apps, proxy, victims: [...apps, postgresVictim(postgres)] };
}

const through = (url: string, port: number): string => Object.assign(new URL(url), { port }).href;
