import { randomUUID } from 'node:crypto';
import { withClient } from '../../src/journal/connection.js';
import { migrate } from '../../src/journal/migrate.js';
import { checkPrivileges } from '../../src/journal/privileges.js';
import { APP, ensureRoles, mayBecome } from '../../src/journal/roles.js';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database.js';

const PASSWORDS = { app: 'app', migrator: 'migrator' };
const made: TestDatabase[] = [];

async function keep(creating: Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await creating;
  made.push(database);
  return database;
}

afterEach(async () => {
  await Promise.all(made.splice(0).map(({ drop }) => drop()));
});

/** What a managed server gives out: a login that owns its database, with or without the right to create roles. */
async function managed(
  right: 'createrole' | 'nocreaterole',
): Promise<Readonly<{ url: string; end: () => Promise<void> }>> {
  const { adminUrl } = await keep(emptyDatabase());
  const url = new URL(adminUrl);
  const login = `managed_${randomUUID().slice(0, 8)}`;
  const database = url.pathname.slice(1);
  const asAdmin = (sql: string): Promise<unknown> => withClient(adminUrl, (client) => client.query(sql));
  await asAdmin(
    `create role ${login} login ${right} password 'managed'; alter database ${database} owner to ${login};`,
  );
  Object.assign(url, { username: login, password: 'managed' });
  const end = async (): Promise<void> => {
    await asAdmin(`reassign owned by ${login} to current_user`);
    await asAdmin(`drop owned by ${login}; drop role ${login}`);
  };
  return { url: url.href, end };
}

describe('roles', () => {
  it('can be ensured by many databases of one server at once', async () => {
    const databases = await Promise.all([1, 2, 3, 4].map(() => keep(emptyDatabase())));
    const everybody = [...databases, ...databases, ...databases];
    await Promise.all(everybody.map(({ adminUrl }) => ensureRoles(adminUrl, PASSWORDS)));
    for (const { appUrl, migratorUrl } of databases) {
      for (const url of [appUrl, migratorUrl]) await withClient(url, (client) => client.query('select 1'));
    }
  });

  it('let the app and the migrator in, neither of them a superuser', async () => {
    const { appUrl, migratorUrl } = await keep(freshDatabase());
    for (const url of [appUrl, migratorUrl]) {
      const { rows } = await withClient(url, (client) =>
        client.query(
          'select rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = session_user',
        ),
      );
      expect(rows).toEqual([
        { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false },
      ]);
    }
  });

  it('are granted to the app when they are created after the tables', async () => {
    const { url, end } = await managed('nocreaterole');
    await migrate(url, 'prisma/migrations', () => undefined);
    const { adminUrl, appUrl } = made[0]!;
    await ensureRoles(adminUrl, PASSWORDS);
    await withClient(appUrl, (client) => client.query('select from event'));
    await end();
  });
});

/** What the application may do with every table and function of ours. */
const rightsOfApp = (url: string): Promise<Readonly<Record<string, string>>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; rights: string }>(`
      select c.oid::regclass::text as name, coalesce(string_agg(a.privilege_type, ' ' order by a.privilege_type), '') as rights
      from pg_class c left join lateral aclexplode(c.relacl) a on a.grantee = '${APP}'::regrole
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.oid
      union all
      select p.oid::regprocedure::text, coalesce(string_agg(a.privilege_type, ' '), '')
      from pg_proc p left join lateral aclexplode(p.proacl) a on a.grantee = '${APP}'::regrole
      where p.pronamespace = 'public'::regnamespace group by p.oid`);
    return Object.fromEntries(rows.map(({ name, rights }) => [name, rights]));
  });

describe('what the app may do', () => {
  it('is all granted anew when its role comes later than the tables, whichever migration made them', async () => {
    const { adminUrl } = await keep(freshDatabase());
    const before = await rightsOfApp(adminUrl);
    await withClient(adminUrl, (client) =>
      client.query(`
        revoke all on all tables in schema public from ${APP};
        revoke all on all functions in schema public from ${APP};
        select grant_to_app()`),
    );
    expect(await rightsOfApp(adminUrl)).toEqual(before);
  });

  it('leaves out no table but the list of migrations', async () => {
    const { adminUrl } = await keep(freshDatabase());
    const without = Object.entries(await rightsOfApp(adminUrl))
      .filter(([name, rights]) => rights === '' && !name.includes('('))
      .map(([name]) => name);
    expect(without).toEqual(['_prisma_migrations']);
  });
});

describe('a server that gives out a single login', () => {
  it('is migrated with it, and the app then runs as the app role', async () => {
    const { url, end } = await managed('createrole');
    // The roles are there already, made by this server's administrator: the login has to be let in.
    const login = new URL(url).username;
    await withClient(made[0]!.adminUrl, (client) =>
      client.query(
        `grant cairn_owner, cairn_app to ${login}; grant create, usage on schema public to cairn_owner`,
      ),
    );
    await migrate(url, 'prisma/migrations', () => undefined);
    expect(await withClient(url, (client) => mayBecome(client, APP))).toBe(true);
    const limited = new URL(url);
    limited.searchParams.set('options', `-c role=${APP}`);
    await withClient(limited.href, async (client) => {
      await client.query('select from event');
      await expect(client.query('drop table event')).rejects.toThrow('must be owner');
    });
    expect(await checkPrivileges(limited.href)).toEqual([
      `${login} may create roles, and give itself theirs`,
      `${login} owns the table of events, or may act as its owner`,
      `${login} has the right to change or remove events`,
    ]);
    await end();
  });

  it('is migrated with a login that can do nothing else, with a warning', async () => {
    const { url, end } = await managed('nocreaterole');
    const said: string[] = [];
    await migrate(url, 'prisma/migrations', (line) => said.push(line));
    expect(said[0]).toMatch(/cannot become cairn_owner/);
    expect(await checkPrivileges(url)).toHaveLength(2);
    await end();
  });
});

describe('checkPrivileges', () => {
  it('has nothing against the app', async () => {
    const { appUrl } = await keep(freshDatabase());
    expect(await checkPrivileges(appUrl)).toEqual([]);
  });

  it('names what makes a login too mighty', async () => {
    const { adminUrl, migratorUrl } = await keep(freshDatabase());
    expect(await checkPrivileges(adminUrl)).toContainEqual(expect.stringContaining('is a superuser'));
    expect(await checkPrivileges(migratorUrl)).toContainEqual(
      expect.stringContaining('may act as its owner'),
    );
  });

  it('notices a guard that was switched off', async () => {
    const { adminUrl, appUrl } = await keep(freshDatabase());
    await withClient(adminUrl, (client) =>
      client.query('alter table event disable trigger event_is_append_only'),
    );
    expect(await checkPrivileges(appUrl)).toEqual([expect.stringContaining('switched off')]);
  });
});
