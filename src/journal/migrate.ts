import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { withClient } from './connection.js';
import { ensureRolesWithoutLogin, mayBecome, OWNER } from './roles.js';

/** The lock that Prisma Migrate itself takes: the two never run at once. */
const MIGRATION_LOCK = 72707369;

type Migration = Readonly<{ name: string; sql: string; checksum: string }>;
type Applied = Readonly<{ migration_name: string; checksum: string; finished_at: Date | null }>;

/**
 * Applies what is missing of Prisma's migrations folder and returns the names. Writes the same table as
 * `prisma migrate deploy`, so each accepts what the other did; needs no engine binary.
 */
export async function migrate(
  url: string,
  migrationsDir: string,
  say: (line: string) => void,
): Promise<readonly string[]> {
  const migrations = await migrationsIn(migrationsDir);
  return withClient(url, async (client) => {
    await lock(client, say);
    await becomeOwner(client, say);
    await client.query('set search_path to public');
    await createLedger(client);
    const pending = pendingOf(migrations, await appliedTo(client), say);
    for (const migration of pending) {
      await apply(client, migration);
      say(`applied migration ${migration.name}`);
    }
    return pending.map(({ name }) => name);
  });
}

async function migrationsIn(dir: string): Promise<readonly Migration[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(dir, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function lock(client: pg.Client, say: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    MIGRATION_LOCK,
  ]);
  if (rows[0]?.got) return;
  say('another process is migrating this database; waiting for it');
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/** Everything shall belong to the owner role; where there is none and none can be made, to the login. */
async function becomeOwner(client: pg.Client, say: (line: string) => void): Promise<void> {
  // Roles belong to the whole server: the owner may be known from another database and not yet let into this one.
  const { rows } = await client.query<{ atHome: boolean; creator: boolean; login: string }>(
    `select exists (select from pg_roles
         where rolname = $1 and has_schema_privilege(oid, 'public', 'create')) as "atHome",
       rolsuper or rolcreaterole as creator, rolname as login from pg_roles where rolname = session_user`,
    [OWNER],
  );
  const { atHome, creator, login } = rows[0] ?? {};
  if (!atHome && creator) await ensureRolesWithoutLogin(client);
  if (await mayBecome(client, OWNER)) await client.query(`set role ${OWNER}`);
  else
    say(
      `${login ?? 'this login'} cannot become ${OWNER}: the tables will belong to it, and it could alter history`,
    );
}

const createLedger = (client: pg.Client): Promise<unknown> =>
  client.query(`create table if not exists _prisma_migrations (
    id varchar(36) primary key not null,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0)`);

async function appliedTo(client: pg.Client): Promise<readonly Applied[]> {
  const { rows } = await client.query<Applied>(
    `select migration_name, checksum, finished_at from _prisma_migrations
     where rolled_back_at is null order by migration_name`,
  );
  return rows;
}

/** Refuses to touch a database whose past is not the one in the folder; a database that is ahead is only mentioned. */
function pendingOf(
  migrations: readonly Migration[],
  applied: readonly Applied[],
  say: (line: string) => void,
): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { migration_name: name, checksum, finished_at: finished } of applied) {
    const migration = known.get(name);
    if (finished === null) {
      throw new Error(
        `migration ${name} failed earlier: repair the database, then \`prisma migrate resolve\` it`,
      );
    }
    if (migration === undefined) say(`this database has migration ${name}, which is newer than this program`);
    else if (migration.checksum !== checksum) {
      throw new Error(`migration ${name} was changed after it had been applied: add a new one instead`);
    }
  }
  const done = new Set(applied.map(({ migration_name: name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

/** All or nothing, ledger included: a migration that fails leaves no trace and can be tried again. */
async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
       values ($1, $2, clock_timestamp(), $3, 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
