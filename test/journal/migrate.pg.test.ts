import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../../src/journal/connection.js';
import { migrate } from '../../src/journal/migrate.js';
import { ensureRoles, OWNER } from '../../src/journal/roles.js';
import { emptyDatabase, type TestDatabase } from '../support/database.js';

const NOTHING_SAID: readonly string[] = [];
let database: TestDatabase;
let dir: string;
let said: string[];

beforeEach(async () => {
  database = await emptyDatabase();
  await ensureRoles(database.adminUrl, { app: 'app', migrator: 'migrator' });
  dir = await mkdtemp(join(tmpdir(), 'cairn-migrations-'));
  await cp('prisma/migrations', dir, { recursive: true });
  said = [];
});

afterEach(async () => {
  await database.drop();
  await rm(dir, { recursive: true });
});

const run = (): Promise<readonly string[]> => migrate(database.migratorUrl, dir, (line) => said.push(line));

async function add(name: string, sql: string): Promise<void> {
  await mkdir(join(dir, name));
  await writeFile(join(dir, name, 'migration.sql'), sql);
}

const query = async (sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  withClient(database.adminUrl, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

describe('migrate', () => {
  it('applies what is missing, in order, once', async () => {
    const first = await run();
    expect(first.length).toBeGreaterThan(1);
    expect(first).toEqual([...first].sort());
    expect(await run()).toEqual([]);
    await add('29990101000000_later', 'create table later (id int)');
    expect(await run()).toEqual(['29990101000000_later']);
  });

  it('leaves everything to the owner role', async () => {
    await run();
    const owners = await query(
      `select distinct pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'public'::regnamespace`,
    );
    expect(owners).toEqual([{ owner: OWNER }]);
  });

  it('writes the ledger as Prisma does', async () => {
    const names = await run();
    const rows = await query(`select migration_name, length(checksum) as length, applied_steps_count,
      finished_at is not null as finished, rolled_back_at, logs from _prisma_migrations order by 1`);
    expect(rows).toEqual(
      names.map((name) => ({
        migration_name: name,
        length: 64,
        applied_steps_count: 1,
        finished: true,
        rolled_back_at: null,
        logs: null,
      })),
    );
  });

  it('is run by one process when several start at once', async () => {
    const results = await Promise.all([run(), run(), run(), run()]);
    expect(results.filter((names) => names.length > 0)).toHaveLength(1);
  });

  it('refuses a migration that was changed after it had been applied', async () => {
    const [first = ''] = await run();
    await appendFile(join(dir, first, 'migration.sql'), '-- one more line');
    await expect(run()).rejects.toThrow(`${first} was changed`);
  });

  it('leaves no trace of a migration that fails, and says which', async () => {
    await run();
    await add('29990101000000_broken', 'create table half (id int); select no_such_column;');
    await expect(run()).rejects.toThrow(/29990101000000_broken failed: .*no_such_column/);
    expect(await query(`select to_regclass('half') as half`)).toEqual([{ half: null }]);
    await writeFile(join(dir, '29990101000000_broken', 'migration.sql'), 'create table half (id int)');
    expect(await run()).toEqual(['29990101000000_broken']);
  });

  it('refuses to go on after a failure that Prisma left behind', async () => {
    await run();
    await query(
      `insert into _prisma_migrations (id, checksum, migration_name) values ('x', 'x', '29990101_half')`,
    );
    await expect(run()).rejects.toThrow('29990101_half failed earlier');
  });

  it('only mentions a database that is ahead of the program', async () => {
    await add('29990101000000_newer', 'create table newer (id int)');
    await run();
    await rm(join(dir, '29990101000000_newer'), { recursive: true });
    said = [];
    expect(await run()).toEqual([]);
    expect(said).toEqual([expect.stringContaining('29990101000000_newer')]);
  });

  it('says nothing when there is nothing to do', async () => {
    await run();
    said = [];
    await run();
    expect(said).toEqual(NOTHING_SAID);
  });
});
