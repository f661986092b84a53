import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
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

/**
 * Runs what is in the editor until it has answered. The button is there before the editor has its text, and then sends
 * nothing; and it does nothing at all before the editor has come to life.
 */
async function execute(page: Page, query: string, answer: string): Promise<void> {
  await page.locator('.graphiql-query-editor .view-lines').getByText(query).first().waitFor();
  const shown = page.locator('.graphiql-response').getByText(answer);
  for (let tries = 0; tries < 20 && !(await shown.isVisible()); tries += 1) {
    await page.getByRole('button', { name: /execute query/i }).click();
    await shown.waitFor({ timeout: 2_000 }).catch(() => undefined);
  }
  await shown.waitFor({ timeout: 2_000 });
}

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
      await execute(page, 'signInAsGuest', '"Ann"');
      const open = (tab: string): Promise<void> =>
        page
          .getByRole('button', { name: tab })
          .or(page.getByRole('tab', { name: tab }))
          .first()
          .click();
      await open('Games');
      await execute(page, 'JOINABLE', 'hasNextPage');
      // What follows is about the game that was opened, and nobody has copied its id.
      await open('PlayNow');
      await execute(page, 'playNow', '"gameId"');
      await open('Options');
      await execute(page, 'PlaceDecision', '"options"');
      expect(elsewhere).toEqual([]);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
