import pg from 'pg';
import { describeHolder, folderLock, holdFolder } from '../../tools/lib/folder.mjs';
import { holderOf } from '../../tools/lib/lock.mjs';
import { mistake } from '../../tools/lib/mistake.mjs';
import { withClient } from '../journal/connection.js';
import { migrate } from '../journal/migrate.js';
import { APP, ensureRoles, mayBecome, MIGRATOR } from '../journal/roles.js';
import { prepareQueue } from '../reminders/prepare-queue.js';
import type { Config } from './config.js';
import { ADMIN } from './embedded-postgres/initdb.js';
import { keepAlive } from './embedded-postgres/keep-alive.js';
import { findServer, type Server, startServer, urlOf } from './embedded-postgres/server.js';
import { migrationsDir, projectRoot } from './project.js';
import { reach } from './reach.js';

type Say = (line: string) => void;

/** A migrated database. The application connects with `appUrl`, whose role cannot change history. */
export type Database = Readonly<{ appUrl: string; stop: () => Promise<void>; abandon: () => void }>;

export type DatabaseEvents = Readonly<{
  say: Say;
  onRestart: () => void;
  onBack?: () => void;
  onFailure: (error: unknown) => void;
}>;

const DATABASE = 'cairn';

/** The addresses of one database on an embedded server, one for each role. */
export const urlsOf = ({ port, passwords }: Pick<Server, 'port' | 'passwords'>, database: string) => ({
  adminUrl: urlOf(ADMIN, passwords.admin, port, database),
  migratorUrl: urlOf(MIGRATOR, passwords.migrator, port, database),
  appUrl: urlOf(APP, passwords.app, port, database),
});

/** Creates a database on an embedded server unless it is there, with its roles and all migrations. */
export async function prepareDatabase(server: Server, database: string, say: Say): Promise<void> {
  await withClient(urlsOf(server, 'postgres').adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  });
  const { adminUrl, migratorUrl } = urlsOf(server, database);
  await ensureRoles(adminUrl, server.passwords);
  await migrate(migratorUrl, migrationsDir, say);
  await prepareQueue(migratorUrl);
}

const nothing = (): void => undefined;
const notOurs = { stop: () => Promise.resolve(), abandon: nothing };

async function openEmbedded({ dataDir }: Config, events: DatabaseEvents): Promise<Database> {
  const { say, onRestart, onBack = nothing, onFailure } = events;
  const held = await holdFolder(dataDir);
  held.whenLost(() =>
    onFailure(new Error(`another Cairn has taken ${dataDir}: this one was silent for too long`)),
  );
  const options = { folder: dataDir, projectRoot, say };
  const server = await startServer(options);
  say(
    server.adopted
      ? `Took over PostgreSQL from an earlier run (${server.home})`
      : `PostgreSQL runs (${server.home})`,
  );
  const start = (port: number): Promise<Server> => startServer({ ...options, port });
  const { stop, abandon } = keepAlive(server, { start, onRestart, onBack, onFailure });
  try {
    await prepareDatabase(server, DATABASE, say);
  } catch (error) {
    await stop();
    throw error;
  }
  return { appUrl: urlsOf(server, DATABASE).appUrl, stop, abandon };
}

/** A login that is not the application's own acts as it: the app never has more rights than it needs. */
async function asApp(url: string, say: Say): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ login: string }>('select session_user as login');
    if (rows[0]?.login === APP) return url;
    if (!(await mayBecome(client, APP))) {
      say(`The login in DATABASE_URL cannot become ${APP}: history is protected by triggers and hashes only`);
      return url;
    }
    const limited = new URL(url);
    // Beside what the operator has set there: some hosts tell by it which server is meant.
    const options = limited.searchParams.get('options') ?? '';
    limited.searchParams.set('options', `${options} -c role=${APP}`.trim());
    return limited.href;
  });
}

const isApp = (url: string): boolean => decodeURIComponent(new URL(url).username) === APP;

async function openGiven(databaseUrl: string, config: Config, say: Say): Promise<Database> {
  await migrateGiven(databaseUrl, config, say);
  await reach('DATABASE_URL', databaseUrl);
  return { appUrl: await asApp(databaseUrl, say), ...notOurs };
}

/** Migrates a server that somebody else runs: with the login for that, or with the only one there is. */
export async function migrateGiven(databaseUrl: string, config: Config, say: Say): Promise<void> {
  const { adminDatabaseUrl: admin, migrationDatabaseUrl } = config;
  const url = migrationDatabaseUrl ?? databaseUrl;
  const passwordIn = (address: string): string => decodeURIComponent(new URL(address).password);
  if (admin !== undefined) {
    await reach('ADMIN_DATABASE_URL', admin);
    await ensureRoles(admin, { app: passwordIn(databaseUrl), migrator: passwordIn(url) });
  }
  if (isApp(url))
    say(`DATABASE_URL logs in as ${APP}, which may not migrate: \`cairn migrate\` must have run before`);
  else {
    await reach(migrationDatabaseUrl === undefined ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL', url);
    await migrate(url, migrationsDir, say);
    await prepareQueue(url);
  }
}

/** The database to serve from: the configured one, or our own in the data folder, which nobody else may be using. */
export const openDatabase = (config: Config, events: DatabaseEvents): Promise<Database> =>
  config.databaseUrl === undefined
    ? openEmbedded(config, events)
    : openGiven(config.databaseUrl, config, events.say);

/** The database for a short command: also the one of a server that is running in the same folder. */
export async function borrowDatabase(config: Config, events: DatabaseEvents): Promise<Database> {
  const holder = config.databaseUrl === undefined ? holderOf(folderLock(config.dataDir)) : undefined;
  // Whether one in another container lives is found out by whoever wants the folder.
  if (holder === undefined || holder.elsewhere || holder.pid === process.pid)
    return openDatabase(config, events);
  const server = await findServer(config.dataDir, events.say);
  if (server === undefined || holder.note['ready'] === undefined) throw mistake(describeHolder(holder));
  return { appUrl: urlsOf(server, DATABASE).appUrl, ...notOurs };
}
