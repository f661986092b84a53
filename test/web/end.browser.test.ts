import type { Browser, Page } from 'playwright-core';
import { accept, beReady, openTable, play, sitDown } from '../support/api-play.js';
import { findingsDayAndNight } from '../support/axe.js';
import type { Client } from '../support/api-client.js';
import {
  goWithin,
  LAPTOP,
  launchBrowser,
  PAGE_ROOT,
  PHONE,
  place,
  type Visitor,
} from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { person, SPILT, visitorAs } from '../support/seated-visitor.js';
import { until } from '../support/until.js';

const PATIENCE = 120_000;
/** As long as names may be. */
const BOB = 'Bartholomew Maximilian of the Long River';

let server: TestServer;
let browser: Browser;
let ann: Client;
let bob: Client;
let page: Page;
/** Bob, with his phone. */
let other: Visitor;
let gameId: string;

/** Two play until the second resigns, which ends a game of two. */
async function shortGame(first: Client, second: Client): Promise<string> {
  const id = await openTable(first);
  for (const [index, client] of [first, second].entries()) await sitDown(client, id, index + 1);
  for (const [index, client] of [first, second].entries()) await beReady(client, id, index + 1);
  await until(async () => (await play(second, 'resign', { gameId: id })).__typename === 'Accepted');
  return id;
}

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT } }),
    launchBrowser(),
  ]);
  [ann, bob] = await Promise.all([person(server.address, 'Ann'), person(server.address, BOB)]);
  gameId = await shortGame(ann, bob);
  ({ page } = await visitorAs(browser, ann, LAPTOP));
  await page.goto(`${server.address}/g/${gameId}/score`);
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

/** Ann and Bob go on where the story before left them. */
describe('after the end of a game', () => {
  it(
    'the page says whether all was fair, gives the archive and leads to the audit',
    async () => {
      const fair = page.getByRole('region', { name: 'Fair and complete' });
      const unbroken = fair.getByText(/^History unbroken: (\d+) of \1 moves$/);
      await unbroken.waitFor();
      const moves = /\d+/.exec((await unbroken.textContent()) ?? '')?.[0];
      await page.getByText(new RegExp(`\\b${moves} moves\\. `)).waitFor();
      await fair.getByText(/recomputed from the revealed seed$/).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        fair.getByRole('link', { name: 'Download archive' }).click(),
      ]);
      expect(download.suggestedFilename()).toContain(gameId);
      expect(await findingsDayAndNight(page)).toEqual([]);
      await fair.getByRole('link', { name: 'Check it yourself' }).click();
      await page.getByRole('heading', { name: 'Audit: A table' }).waitFor();
      await page.waitForFunction(
        `document.querySelector('#files')?.getBoundingClientRect().top < innerHeight`,
      );
    },
    PATIENCE,
  );

  it(
    'whoever wants a rematch opens its table, and the others are asked there',
    async () => {
      await goWithin(page, `/g/${gameId}/score`);
      await page.getByRole('button', { name: 'Rematch' }).click();
      await page.waitForURL('**/t/*');
      const table = page.url();
      other = await visitorAs(browser, bob, PHONE);
      await other.page.goto(`${server.address}/g/${gameId}/score`);
      const there = other.page.getByRole('link', { name: 'To the rematch' });
      await there.waitFor();
      expect(await other.page.evaluate(SPILT)).toEqual([]);
      // On a phone, too, the bar is one row with the title in it.
      expect(await other.page.locator('.top-bar').boundingBox()).toMatchObject({ y: 0, height: 46 });
      await other.page.getByRole('heading', { name: 'A table', level: 1 }).waitFor();
      await other.page.getByRole('link', { name: 'Step through the game' }).waitFor();
      await there.click();
      await other.page.waitForURL(table);
      await other.page.getByRole('button', { name: 'Sit down' }).waitFor();
      expect(other.complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'whoever played against bots alone is in the next game at one press',
    async () => {
      const { data } = await bob.send<{ playNow: { gameId: string } }>(
        'mutation { playNow(input: { commandId: "now" }) { ... on PlayingNow { gameId } } }',
      );
      const before = `/g/${data.playNow.gameId}`;
      await accept(bob, 'resign', { gameId: data.playNow.gameId });
      const { page: alone, complaints } = other;
      await goWithin(alone, `${before}/score`);
      await alone.getByRole('button', { name: 'Rematch' }).click();
      await alone.waitForURL((url) => url.pathname.startsWith('/g/') && !url.pathname.startsWith(before));
      await alone.getByRole('heading', { name: 'Place your people' }).waitFor();
      await place(alone, 'Forest').waitFor();
      expect(complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'whoever only looks on is offered no rematch',
    async () => {
      const [cyril, dana] = [await person(server.address, 'Cyril'), await person(server.address, 'Dana')];
      await goWithin(other.page, `/g/${await shortGame(cyril, dana)}/score`);
      await other.page.getByText(/^History unbroken/).waitFor();
      expect(await other.page.getByText('rematch').count()).toBe(0);
    },
    PATIENCE,
  );
});
