import { runMigrations } from 'bullmq';
import pg from 'pg';
import { SCHEMA } from './bull.js';

/** The lock of all other migrations of this database; it goes with the connection. */
const MIGRATION_LOCK = 72707369;

/** Creates or updates BullMQ's own schema in Postgres, as the owner of ours, and lets the application use it. */
export async function prepareQueue(migratorUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: migratorUrl, application_name: 'cairn' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(BECOME_OWNER);
    await runMigrations(client, SCHEMA);
    await client.query(GRANT);
    await client.query(LET_ADD_MANY);
  } finally {
    await client.end();
  }
}

/** Where there is no such role, or this login may not become it, the schema belongs to the login. */
const BECOME_OWNER = `
  select set_config('role', rolname, false) from pg_roles
  where rolname = 'cairn_owner' and pg_has_role(session_user, oid,
    case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)`;

const GRANT = `
  do $$ begin
    if exists (select from pg_roles where rolname = 'cairn_app') then
      grant usage on schema ${SCHEMA} to cairn_app;
      grant select, insert, update, delete on all tables in schema ${SCHEMA} to cairn_app;
      grant usage, select, update on all sequences in schema ${SCHEMA} to cairn_app;
      grant execute on all functions in schema ${SCHEMA} to cairn_app;
    end if;
  end $$`;

/**
 * Adding many jobs at once makes sure that a sequence exists, for which Postgres demands the right to create whatever one
 * likes. The application shall not have it, so the function runs as its owner; its own settings say where it looks.
 */
const LET_ADD_MANY = `alter function ${SCHEMA}.add_jobs_bulk_unlocked(text, jsonb) security definer`;
