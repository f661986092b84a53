import { withClient } from '../../src/journal/connection.js';
import { openStores } from '../../src/journal/stores.js';
import { addContent } from '../../src/play/add-content.js';
import { contentContract } from '../contract/content-files.js';
import { EXAMPLE, exampleWith, soundContent } from '../support/content-example.js';
import { freshDatabase } from '../support/database.js';
import { realStores } from '../support/real-stores.js';

const stores = realStores();
contentContract('on Postgres', stores);

const CHANGES = [
  `update content_file set body = '{}'`,
  `delete from content_file`,
  `truncate content_file cascade`,
  `update content_tables set body = '{}'`,
  `delete from content_tables`,
  `truncate content_tables`,
];

describe('content files on Postgres', () => {
  it.each(['appUrl', 'migratorUrl', 'adminUrl'] as const)('cannot be changed through %s', async (login) => {
    const before = await stores().contentFiles.all();
    await withClient(stores().database[login], async (client) => {
      for (const change of CHANGES)
        await expect(client.query(change)).rejects.toThrow(/permission denied|history is append-only/);
    });
    expect(await stores().contentFiles.all()).toEqual(before);
  });

  it('give the app the rights to read and to add, and no more', async () => {
    const { rows } = await withClient(stores().database.adminUrl, (client) =>
      client.query(`select table_name, string_agg(privilege_type, ' ' order by privilege_type) as rights
        from information_schema.role_table_grants where grantee = 'cairn_app'
        group by table_name having table_name like 'content%' order by table_name`),
    );
    expect(rows).toEqual([
      { table_name: 'content_file', rights: 'INSERT SELECT' },
      { table_name: 'content_tables', rights: 'INSERT SELECT' },
    ]);
  });

  it('are not believed when somebody has changed them all the same', async () => {
    const database = await freshDatabase();
    const own = await openStores(database.appUrl);
    const other = soundContent(exampleWith({ title: 'Another' }));
    await addContent(own.contentFiles, EXAMPLE, new Date());
    await addContent(own.contentFiles, exampleWith({ title: 'Another' }), new Date());
    await withClient(database.adminUrl, async (client) => {
      await client.query('alter table content_file disable trigger all');
      await client.query('alter table content_tables disable trigger all');
      await client.query(`update content_file set body = jsonb_set(body, '{title}', '"Forged"')
        where body->>'title' = 'Another'`);
      await client.query(
        `update content_tables set body = jsonb_set(body, '{cards}', '[]') where name = 'style'`,
      );
    });
    await expect(own.contentFiles.byHash(other.hash)).rejects.toThrow('is not what its address says');
    await expect(own.contentFiles.byHash(soundContent(EXAMPLE).hash)).rejects.toThrow(
      'is not what its address says',
    );
    await own.close();
    await database.drop();
  });
});
