import type { Browser, Page } from 'playwright-core';
import type { Client } from '../support/api-client.js';
import { beReady, openTable, sitDown, type Table } from '../support/api-play.js';
import { findingsDayAndNight } from '../support/axe.js';
import { LAPTOP, launchBrowser, PAGE_ROOT } from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { playByOptions } from '../support/option-player.js';
import { person, visitorAs } from '../support/seated-visitor.js';
import { until } from '../support/until.js';

const PATIENCE = 120_000;

let server: TestServer;
let browser: Browser;
let players: readonly [Client, Client];

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT } }),
    launchBrowser(),
  ]);
  players = await Promise.all([person(server.address, 'Ann'), person(server.address, 'Bob')]);
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

const CARDS = '{ contentTables(expansion: STYLE) { cards { id top { market } } } }';
type Cards = Readonly<{
  contentTables: Readonly<{
    cards: readonly Readonly<{ id: string; top: Readonly<{ market: string | null }> }>[];
  }>;
}>;

const STATUS = 'query Status($id: ID!) { game(id: $id) { status } }';
type Status = Readonly<{ game: Readonly<{ status: string }> }>;

async function statusOf({ gameId, ann }: Table): Promise<string> {
  return (await ann.send<Status>(STATUS, { id: gameId })).data.game.status;
}

async function newTable([ann, bob]: typeof players): Promise<Table> {
  const gameId = await openTable(ann, { edition: 'CS_2019', expansion: 'STYLE' });
  for (const [index, client] of [ann, bob].entries()) await sitDown(client, gameId, index + 1);
  for (const [index, client] of [ann, bob].entries()) await beReady(client, gameId, index + 1);
  const table = { gameId, ann, bob, version: 0 };
  await until(async () => (await statusOf(table)) === 'RUNNING');
  return table;
}

/** Plays game after game until somebody must pick a die of the style market; the game it happens in. */
async function untilStyleMarket(): Promise<Table> {
  const { cards } = (await players[0].send<Cards>(CARDS)).data.contentTables;
  const style = new Set(cards.filter(({ top }) => top.market === 'STYLE').map(({ id }) => id));
  for (let game = 0; game < 10; game += 1) {
    const table = await newTable(players);
    await playByOptions(table, ({ kind, source }) => kind === 'PICK_DIE' && style.has(source));
    if ((await statusOf(table)) === 'RUNNING') return table;
  }
  throw new Error('ten games without a style market');
}

/** The screen of whoever is asked now. */
async function askedPage({ gameId, ann, bob }: Table): Promise<Page> {
  const pages = await Promise.all(
    [ann, bob].map(async (client) => {
      const { page } = await visitorAs(browser, client, LAPTOP);
      await page.goto(`${server.address}/g/${gameId}`);
      await page.locator('#decision').waitFor();
      return page;
    }),
  );
  for (const page of pages) if ((await page.locator('#decision .market-dice').count()) > 0) return page;
  throw new Error('nobody is asked for a die');
}

type Marked = Readonly<{ marked: boolean; told: boolean }>;

/** Runs in the page: of every card and building, whether it wears the mark, and whether its name says why. */
const MARKED = `[...document.querySelectorAll('.card-slot, .stack')].map((slot) => ({
  marked: slot.querySelector('.approx') !== null,
  told: slot.textContent.includes('reconstructed: '),
}))`;

describe('values that are printed nowhere we know of', () => {
  it(
    'wear a ≈ where they are shown: the faces of the style market, and the cards it is printed on',
    async () => {
      const table = await untilStyleMarket();
      const page = await askedPage(table);
      await page.locator('#decision .tag', { hasText: 'Style market' }).waitFor();
      const dice = page.locator('#decision button.market-die');
      expect(await dice.count()).toBeGreaterThan(0);
      expect(await findingsDayAndNight(page)).toEqual([]);
      for (const text of await dice.allInnerTexts()) expect(text).toContain('≈');
      await page
        .locator('#decision')
        .getByText(/≈ reconstructed: /)
        .waitFor();
      // Before it was bought, and the dice were rolled, the card lay on the board.
      await page.getByRole('button', { name: 'One move back' }).click();
      await page.getByRole('button', { name: 'One move back' }).click();
      await page.locator('.card-slot .approx').first().waitFor();
      for (const { marked, told } of await page.evaluate<readonly Marked[]>(MARKED))
        expect(marked).toBe(told);
    },
    PATIENCE,
  );
});
