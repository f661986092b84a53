import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { mistake } from '../../../tools/lib/mistake.mjs';
import { dataIn, homeOf } from './home.js';
import { ADMIN, createCluster } from './initdb.js';
import { launch } from './launch.js';
import { handOver, makePlan, type Plan, type Say } from './plan.js';
import { askToStop, findPostmaster, isAlive, type Postmaster, stopPostmaster } from './postmaster.js';
import { becomesReady } from './ready.js';
import { makeSecrets, readSecrets, type Secrets, writeSecrets } from './secrets.js';

export type ServerOptions = Readonly<{
  /** The folder for everything of this server. */
  folder: string;
  projectRoot: string;
  /** No other port than this one will do. */
  port?: number;
  /** Settings for postgresql.conf, `name=value`. */
  settings?: readonly string[];
  /** False only for data that may be lost, as in tests. */
  durable?: boolean;
  say: Say;
}>;

/** A PostgreSQL server of our own, reachable on the loopback address only. */
export type Server = Readonly<{
  home: string;
  port: number;
  pid: number;
  passwords: Secrets['passwords'];
  adopted: boolean;
  stop: () => Promise<void>;
  /** Asks it to stop without waiting. */
  abandon: () => void;
}>;

/** The address of a database on an embedded server. */
export const urlOf = (user: string, password: string, port: number, database: string): string =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

const adminUrl = (secrets: Secrets, port: number): string =>
  urlOf(ADMIN, secrets.passwords.admin, port, 'postgres');

const serverOf = (home: string, { pid, port }: Postmaster, secrets: Secrets, adopted: boolean): Server => ({
  home,
  port,
  pid,
  passwords: secrets.passwords,
  adopted,
  stop: () => stopPostmaster(pid),
  abandon: () => askToStop(pid),
});

/** A server whose Node process was killed lives on; it is taken over once it lets us in. */
async function adopt(home: string, secrets: Secrets, say: Say): Promise<Server | undefined> {
  const found = findPostmaster(dataIn(home));
  if (found === undefined) return undefined;
  const lives = (): boolean => isAlive(found.pid);
  if (!(await becomesReady(adminUrl(secrets, found.port), lives, say))) return undefined;
  return serverOf(home, found, secrets, true);
}

const lostSecrets = (home: string): string =>
  `${home} has a database but not its passwords (secrets.json): put that file back, or move ${dataIn(home)} away to begin anew.`;

async function secretsFor(home: string): Promise<Secrets> {
  const known = readSecrets(home);
  if (known === undefined && existsSync(dataIn(home))) throw mistake(lostSecrets(home));
  return known ?? makeSecrets(home);
}

async function launchPlan(plan: Plan, options: ServerOptions): Promise<Server> {
  const { settings = [], durable = true, say, port } = options;
  const secrets = await secretsFor(plan.home);
  if (!existsSync(dataIn(plan.home))) say(`Creating a database in ${dataIn(plan.home)} …`);
  await createCluster(plan, secrets.passwords.admin, durable);
  handOver(dataIn(plan.home), plan.runner);
  const urlAt = (port: number): string => adminUrl(secrets, port);
  const where = { wantedPort: port ?? secrets.port, fixed: port !== undefined };
  const started = await launch({ plan, ...where, settings, urlAt, say });
  if (started.port !== secrets.port) writeSecrets(plan.home, { ...secrets, port: started.port });
  return serverOf(plan.home, started, secrets, false);
}

/** The server that already runs for this folder, if one does. */
export async function findServer(folder: string, say: Say): Promise<Server | undefined> {
  if (!existsSync(folder)) return undefined;
  const home = homeOf(realpathSync(folder));
  const secrets = readSecrets(home);
  return secrets === undefined ? undefined : adopt(home, secrets, say);
}

/** Takes over the server of this folder, or starts it. The caller holds the folder's lock. */
export async function startServer(options: ServerOptions): Promise<Server> {
  mkdirSync(options.folder, { recursive: true });
  const running = await findServer(options.folder, options.say);
  if (running !== undefined) return running;
  const plan = makePlan(realpathSync(options.folder), options.projectRoot, options.say);
  return launchPlan(plan, options);
}
