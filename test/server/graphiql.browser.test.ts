import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { LAPTOP, launchBrowser, visitor } from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

const PATIENCE = 60_000;
const GRAPHIQL_ROOT = resolve(import.meta.dirname, '../../web/graphiql/dist');

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { graphiqlRoot: GRAPHIQL_ROOT } }),
    launchBrowser(),
  ]);
}, PATIENCE);
afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

describe('GraphiQL', () => {
  it(
    'runs its first example with nothing but files of ours, under our policy',
    async () => {
      const { page, complaints } = await visitor(browser, LAPTOP);
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(server.address) && !url.startsWith('data:') && !url.startsWith('blob:'))
          elsewhere.push(url);
      });
      await page.goto(`${server.address}/graphql`);
      await page.getByRole('tab', { name: 'SignIn' }).waitFor();
      await page.getByRole('button', { name: /execute query/i }).click();
      await page.locator('.graphiql-response').getByText('"Ann"').waitFor();
      await page
        .getByRole('button', { name: 'OpenTables' })
        .or(page.getByRole('tab', { name: 'OpenTables' }))
        .first()
        .click();
      await page.getByRole('button', { name: /execute query/i }).click();
      await page.locator('.graphiql-response').getByText('hasNextPage').waitFor();
      expect(elsewhere).toEqual([]);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
