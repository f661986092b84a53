import { readConfig } from '../../src/cli/config.js';
import { migrateGiven, openDatabase } from '../../src/cli/database.js';
import { withClient } from '../../src/journal/connection.js';
import { emptyDatabase, type TestDatabase } from '../support/database.js';

const events = (lines: string[]) => ({
  say: (line: string) => lines.push(line),
  onRestart: () => undefined,
  onFailure: (error: unknown) => lines.push(String(error)),
});

const roleAt = (url: string): Promise<string | undefined> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ role: string }>('select current_user as role from event limit 0');
    const { rows: who } = await client.query<{ role: string }>('select current_user as role');
    return rows.length === 0 ? who[0]?.role : undefined;
  });

describe('a PostgreSQL server that somebody else runs', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await emptyDatabase();
  });
  afterEach(() => database.drop());

  it('is migrated with the only login there is, which the application then gives up', async () => {
    const config = readConfig({ DATABASE_URL: database.adminUrl });
    const { appUrl, stop } = await openDatabase(config, events([]));
    expect(await roleAt(appUrl)).toBe('cairn_app');
    await stop();
  });

  it('keeps the options that its address has', async () => {
    const url = new URL(database.adminUrl);
    url.searchParams.set('options', '-c statement_timeout=12345');
    const { appUrl, stop } = await openDatabase(readConfig({ DATABASE_URL: url.href }), events([]));
    const limit = await withClient(appUrl, (client) => client.query('show statement_timeout'));
    expect(limit.rows).toEqual([{ statement_timeout: '12345ms' }]);
    expect(await roleAt(appUrl)).toBe('cairn_app');
    await stop();
  });

  it('is set up by an administrator once and then needs no mighty login any more', async () => {
    const { adminUrl, migratorUrl, appUrl } = database;
    const env = { DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: migratorUrl };
    await migrateGiven(appUrl, readConfig({ ...env, ADMIN_DATABASE_URL: adminUrl }), () => undefined);
    await migrateGiven(appUrl, readConfig(env), () => undefined);
    const lines: string[] = [];
    const opened = await openDatabase(readConfig({ DATABASE_URL: appUrl }), events(lines));
    expect(opened.appUrl).toBe(appUrl);
    expect(await roleAt(appUrl)).toBe('cairn_app');
    expect(lines.join()).toMatch(/may not migrate/);
  });

  it('is named by its setting when it cannot be reached, and its password is not', async () => {
    const open = (env: Readonly<Record<string, string>>) => openDatabase(readConfig(env), events([]));
    const nobody = 'postgresql://ann:secret@127.0.0.1:1/cairn';
    const missing = new URL(database.adminUrl);
    missing.pathname = '/no_such_database';
    const { adminUrl, appUrl } = database;
    const wrong: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
      [{ DATABASE_URL: nobody }, /^DATABASE_URL: cannot connect to 127\.0\.0\.1:1\/cairn \(.*ECONNREFUSED/],
      [{ DATABASE_URL: missing.href }, /^DATABASE_URL: .*database "no_such_database" does not exist/],
      [{ DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: nobody }, /^MIGRATION_DATABASE_URL: cannot connect/],
      [
        { DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: adminUrl, ADMIN_DATABASE_URL: nobody },
        /^ADMIN_DATABASE_URL: cannot connect/,
      ],
    ];
    for (const [env, sentence] of wrong) {
      const refusal: unknown = await open(env).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ expected: true, message: expect.stringMatching(sentence) as string });
      expect(String(refusal)).not.toContain('secret');
    }
  });
});
