import type { Browser, Page } from 'playwright-core';
import type { Client } from '../support/api-client.js';
import { beReady, openTable, sitDown } from '../support/api-play.js';
import { findingsDayAndNight } from '../support/axe.js';
import { LAPTOP, launchBrowser, PAGE_ROOT, PHONE, practise, visitor } from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { person, visitorAs } from '../support/seated-visitor.js';
import { spiltAnywhere } from '../support/spilt.js';

const PATIENCE = 120_000;

let server: TestServer;
let browser: Browser;
let ann: Client;
let bob: Client;
let gameId: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT } }),
    launchBrowser(),
  ]);
  [ann, bob] = await Promise.all([person(server.address, 'Ann'), person(server.address, 'Bob')]);
  gameId = await openTable(ann, {}, { title: 'Winter by the river' });
  for (const [index, client] of [ann, bob].entries()) await sitDown(client, gameId, index + 1);
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.keyboard.press('Enter');
};
const talk = (page: Page) => page.getByRole('log', { name: 'Table talk' });

it(
  'people at one table talk: before the start beside it, in the game behind a button that counts what is new',
  async () => {
    const [one, other] = await Promise.all([visitorAs(browser, ann, LAPTOP), visitorAs(browser, bob, PHONE)]);
    await Promise.all([one, other].map(({ page }) => page.goto(`${server.address}/t/${gameId}`)));
    await say(one.page, 'Does Saturday suit you?');
    await talk(other.page).getByText('Does Saturday suit you?').waitFor();
    expect(await findingsDayAndNight(other.page)).toEqual([]);
    for (const [index, client] of [ann, bob].entries()) await beReady(client, gameId, index + 1);
    await Promise.all([one, other].map(({ page }) => page.waitForURL(`**/g/${gameId}`)));

    // Everything before the start was read beside the table.
    await one.page.getByRole('button', { name: 'Table talk', exact: true }).click();
    await say(one.page, '<b>Good luck</b>');
    await other.page.getByRole('button', { name: 'Table talk, 1 new' }).click();
    await talk(other.page).getByText('<b>Good luck</b>', { exact: true }).waitFor();
    expect(await spiltAnywhere(other.page)).toEqual([]);
    expect(await findingsDayAndNight(other.page)).toEqual([]);
    await other.page.keyboard.press('Escape');
    await other.page.getByRole('button', { name: 'Table talk', exact: true }).waitFor();

    await one.page.getByRole('button', { name: 'Erase: Does Saturday suit you?' }).click();
    await talk(one.page).getByText('erased').waitFor();
    expect(await talk(one.page).innerText()).not.toContain('Saturday');
    expect([...one.complaints(), ...other.complaints()]).toEqual([]);
    await Promise.all([one, other].map(({ page }) => page.context().close()));
  },
  PATIENCE,
);

it(
  'nobody is offered to talk to bots, and whoever looks on hears nothing',
  async () => {
    const { page } = await visitor(browser, LAPTOP);
    await practise(server.address, page);
    await page.locator('#decision').waitFor();
    expect(await page.getByRole('button', { name: 'Table talk' }).count()).toBe(0);
    await page.goto(`${server.address}/g/${gameId}`);
    await page.getByRole('heading', { name: 'You are looking on' }).waitFor();
    expect(await page.getByRole('button', { name: 'Table talk' }).count()).toBe(0);
    // Nor is anything offered to somebody who is signed in.
    expect(await page.locator('#decision .actions').count()).toBe(0);
    await page.context().close();
  },
  PATIENCE,
);
