import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { sqlState, withClient } from './connection.js';

/** Owns every table; nobody can log in as it. */
export const OWNER = 'cairn_owner';
/** Logs in to migrate, and may become the owner for that. */
export const MIGRATOR = 'cairn_migrator';
/** What the application runs as: it may read and add history, nothing else. */
export const APP = 'cairn_app';
const ROLES = [OWNER, MIGRATOR, APP] as const;

/** Creates the three roles, sets their passwords and lets them into the current database. Safe to repeat and to race. */
export async function ensureRoles(
  adminUrl: string,
  passwords: Readonly<{ app: string; migrator: string }>,
): Promise<void> {
  await withClient(adminUrl, (client) =>
    inOneTransaction(client, async () => {
      await createRoles(client);
      await setLogin(client, MIGRATOR, passwords.migrator);
      await setLogin(client, APP, passwords.app);
    }),
  );
}

/** The roles without passwords, for a login that may create roles but is the only one a managed server gave us. */
export const ensureRolesWithoutLogin = (client: pg.Client): Promise<void> =>
  inOneTransaction(client, () => createRoles(client));

/** Whether this session may `SET ROLE` to a role; false when there is no such role. */
export async function mayBecome(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role(session_user, oid,
       case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) as may
     from pg_roles where rolname = $1`,
    [role],
  );
  return rows[0]?.may ?? false;
}

async function createRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ rolname: string; rolsuper: boolean }>(
    'select rolname, rolsuper from pg_roles where rolname = any($1)',
    [ROLES],
  );
  const tooMighty = rows.find(({ rolsuper }) => rolsuper);
  if (tooMighty)
    throw new Error(`role ${tooMighty.rolname} is a superuser: history would not be safe from it`);
  for (const role of ROLES) {
    if (!rows.some(({ rolname }) => rolname === role)) await client.query(`create role ${role} nologin`);
  }
  await client.query(`grant ${OWNER} to ${MIGRATOR}`);
  // Whatever tool the migrator uses: what it creates belongs to the owner.
  await client.query(`alter role ${MIGRATOR} set role to ${OWNER}`);
  await joinRoles(client);
  await letIn(client);
}

/** A superuser may become anybody; any other administrator has to be a member. */
async function joinRoles(client: pg.Client): Promise<void> {
  for (const role of [OWNER, APP]) {
    if (!(await mayBecome(client, role))) await client.query(`grant ${role} to current_user`);
  }
}

/** Rights on a database are not copied from its template, so every database needs this. */
async function letIn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; granted: boolean }>(
    `select current_database() as name, to_regprocedure('public.grant_to_app()') is not null as granted`,
  );
  const name = client.escapeIdentifier(rows[0]?.name ?? '');
  await client.query(`
    grant connect on database ${name} to ${MIGRATOR}, ${APP};
    grant connect, create on database ${name} to ${OWNER};
    revoke create on schema public from public;
    grant usage, create on schema public to ${OWNER};
    grant usage on schema public to ${APP}`);
  if (rows[0]?.granted) await client.query('select public.grant_to_app()');
}

const setLogin = (client: pg.Client, role: string, password: string): Promise<unknown> =>
  client.query(`alter role ${role} login password ${client.escapeLiteral(password)}`);

/**
 * Roles belong to the whole server and advisory locks to one database, so two databases being set up at once
 * cannot exclude each other. One of them always gets through; the others try again and find it done.
 */
const ATTEMPTS = 20;
const LOST_RACE = new Set(['23505', '42710', '40P01', 'XX000']);

async function inOneTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin');
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (attempt === ATTEMPTS || !LOST_RACE.has(sqlState(error) ?? '')) throw error;
      await pause(10 * attempt);
    }
  }
}
