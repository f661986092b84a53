import type pg from 'pg';
import { withClient } from '../../src/journal/connection.js';
import { createPool } from '../../src/journal/pool.js';
import { createPostgresJournal } from '../../src/journal/postgres-journal.js';
import { OWNER } from '../../src/journal/roles.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { beginning, following, newGame, somebodysGame } from '../support/history.js';

let database: TestDatabase;
const opening = following(beginning(newGame()), { events: 3, sealed: { card: 'C07' } });

beforeAll(async () => {
  database = await freshDatabase();
  const pool = createPool(database.appUrl);
  await createPostgresJournal(pool).open(opening, new Uint8Array(32), somebodysGame());
  await pool.end();
});

afterAll(() => database.drop());

const CHANGES = [
  `update event set payload = '{}'`,
  `update event set sealed_salt = null where version = 1`,
  `delete from event`,
  `delete from event where false`,
  `truncate event`,
  `truncate game cascade; truncate event`,
  `insert into event select * from event on conflict (game_id, version) do update set type = 'Forged'`,
  `merge into event e using (select 1) x on true when matched then delete`,
];

type Session = (work: (client: pg.Client) => Promise<void>) => Promise<void>;

/** Every role, logged in as itself; nobody can log in as the owner, so the migrator becomes it. */
const SESSIONS: Readonly<Record<'app' | 'migrator' | 'owner', Session>> = {
  app: (work) => withClient(database.appUrl, work),
  migrator: (work) =>
    withClient(database.migratorUrl, async (client) => {
      await client.query('set role none');
      await work(client);
    }),
  owner: (work) =>
    withClient(database.migratorUrl, async (client) => {
      await client.query(`set role ${OWNER}`);
      await work(client);
    }),
};

const whoIs = async (client: pg.Client): Promise<unknown> =>
  (await client.query<{ me: string }>('select current_user as me')).rows[0]?.me;

async function expectUntouched(): Promise<void> {
  const pool = createPool(database.appUrl);
  expect(await createPostgresJournal(pool).read(opening.game, 0)).toEqual(opening.events);
  await pool.end();
}

describe('UPDATE/DELETE/TRUNCATE refused for app, owner and migrator', () => {
  it.each(['app', 'owner', 'migrator'] as const)('%s', async (role) => {
    await SESSIONS[role](async (client) => {
      expect(await whoIs(client)).toBe(`cairn_${role}`);
      for (const change of CHANGES) {
        const refusal = role === 'app' ? /permission denied/ : /history is append-only/;
        await expect(client.query(change)).rejects.toThrow(refusal);
      }
    });
    await expectUntouched();
  });

  it('even for a superuser, and in replication mode, while the trigger stands', async () => {
    await withClient(database.adminUrl, async (client) => {
      await client.query('set session_replication_role = replica');
      for (const change of CHANGES)
        await expect(client.query(change)).rejects.toThrow('history is append-only');
    });
    await expectUntouched();
  });

  it('names what was tried', () =>
    SESSIONS.owner(async (client) => {
      await expect(client.query('truncate event')).rejects.toMatchObject({
        code: '55000',
        message: 'history is append-only: TRUNCATE on event is refused',
      });
    }));
});

describe('the app', () => {
  it.each([
    ['switch the trigger off', 'alter table event disable trigger event_is_append_only', 'must be owner'],
    ['drop the trigger', 'drop trigger event_is_append_only on event', 'must be owner'],
    [
      'replace its function',
      `create or replace function refuse_change() returns trigger language sql as ''`,
      'permission denied',
    ],
    ['pretend to be a replica', 'set session_replication_role = replica', 'permission denied'],
    ['become the owner', 'set role cairn_owner', 'permission denied'],
    ['become the migrator', 'set role cairn_migrator', 'permission denied'],
    ['drop the table', 'drop table event', 'must be owner'],
    ['put a table of its own in the way', 'create table public.decoy (id int)', 'permission denied'],
    ['create a schema', 'create schema decoy', 'permission denied'],
    ['remove a game', 'delete from game', 'permission denied'],
    ['change a seed', `update seed set seed = ''`, 'permission denied'],
    ['remove a seed', 'delete from seed', 'permission denied'],
    ['read the passwords', 'select * from pg_authid', 'permission denied'],
    ['read the ledger of migrations', 'select * from _prisma_migrations', 'permission denied'],
    ['grant itself more', 'select grant_to_app()', 'permission denied'],
    ['read files of the server', `select pg_read_file('PG_VERSION')`, 'permission denied'],
  ])('cannot %s', async (_, statement, refusal) => {
    await withClient(database.appUrl, async (client) => {
      await expect(client.query(statement)).rejects.toThrow(refusal);
    });
  });

  it('has on history the rights to read and to add, and no more', async () => {
    const { rows } = await withClient(database.adminUrl, (client) =>
      client.query(`select table_name, string_agg(privilege_type, ' ' order by privilege_type) as rights
        from information_schema.role_table_grants where grantee = 'cairn_app' and table_schema = 'public'
        group by table_name having table_name in ('event', 'game', 'seed') order by table_name`),
    );
    expect(rows).toEqual([
      { table_name: 'event', rights: 'INSERT SELECT' },
      { table_name: 'game', rights: 'INSERT SELECT UPDATE' },
      { table_name: 'seed', rights: 'INSERT SELECT' },
    ]);
  });
});

it('a login nobody gave rights can read nothing', async () => {
  await withClient(database.adminUrl, async (client) => {
    await client.query('begin; create role passer_by; set local role passer_by');
    for (const table of ['event', 'game', 'seed', 'account', 'session']) {
      await client.query('savepoint before');
      await expect(client.query(`select from ${table}`)).rejects.toThrow('permission denied');
      await client.query('rollback to before');
    }
    await client.query('rollback');
  });
});
