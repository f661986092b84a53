import { withClient } from '../../src/journal/connection.js';
import { linksContract } from '../contract/links.js';
import { realStores } from '../support/real-stores.js';

const NOON = new Date('2026-11-16T12:00:00.123Z');
const stores = realStores();
const newAccount = async (): Promise<string> => (await stores().accounts.createGuest('Ann', NOON)).id;

linksContract('on Postgres', () => ({ links: stores().links, newAccount }));

const rows = (): Promise<readonly string[]> =>
  withClient(stores().database.appUrl, async (client) => {
    const found = await client.query<{ row: string }>('select l::text as row from one_time_link l');
    return found.rows.map(({ row }) => row);
  });

describe('one-time links on Postgres', () => {
  it('are not kept in a form that opens anything, and not for ever', async () => {
    const account = await newAccount();
    const expires = new Date(NOON.getTime() + 1_000);
    const link = { account, purpose: 'resetPassword', subject: 'short', at: NOON, expires } as const;
    const secret = await stores().links.create(link);
    const random = secret.replace('cairn_link_', '');
    const text = (await rows()).join('\n');
    expect(text).toContain('short');
    expect(text).not.toContain(random);
    expect(text).not.toContain(Buffer.from(random, 'base64url').toString('hex'));
    await stores().tidy(expires);
    expect((await rows()).join('\n')).not.toContain('short');
  });
});
