import { randomUUID } from 'node:crypto';
import { withClient } from '../../src/journal/connection.js';
import { APP, ensureRoles, MIGRATOR } from '../../src/journal/roles.js';

/** A migrated database that no other suite uses, with an address for each role. */
export type TestDatabase = Readonly<{
  adminUrl: string;
  migratorUrl: string;
  appUrl: string;
  drop: () => Promise<void>;
}>;

const PASSWORDS = { app: 'app', migrator: 'migrator' };

/** Clones the migrated template. */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase('cairn_template');

/** A database in which nothing has been migrated, and into which nobody has been let. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = process.env['CAIRN_TEST_PG'];
  if (server === undefined) throw new Error('CAIRN_TEST_PG is not set: run the suite with `npm test`');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const adminUrl = addressOf(server, name);
  if (template !== 'template0') await ensureRoles(adminUrl, PASSWORDS);
  return {
    adminUrl,
    migratorUrl: addressOf(server, name, MIGRATOR, PASSWORDS.migrator),
    appUrl: addressOf(server, name, APP, PASSWORDS.app),
    drop: () =>
      withClient(server, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

function addressOf(server: string, database: string, user?: string, password = ''): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (user !== undefined) Object.assign(url, { username: user, password });
  return url.href;
}
