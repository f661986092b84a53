import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Client } from '../support/api-client.js';
import { accept, beReady, openTable, sitDown } from '../support/api-play.js';
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
import { person, visitorAs } from '../support/seated-visitor.js';

const PATIENCE = 180_000;

let server: TestServer;
let browser: Browser;
let ann: Client;
let bob: Client;
let seen: Visitor;
let page: Page;

/** A game of Ann's and Bob's in which Ann is asked first. */
async function gameOfTwo(title: string, time: object | null): Promise<string> {
  const settings = time === null ? { clock: false } : { time };
  const gameId = await openTable(ann, settings, { title });
  for (const [index, client] of [ann, bob].entries()) await sitDown(client, gameId, index + 1);
  for (const [index, client] of [ann, bob].entries()) await beReady(client, gameId, index + 1);
  return gameId;
}

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT } }),
    launchBrowser(),
  ]);
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

/** Two who have no games yet; Ann has a screen before her. */
async function come(device: BrowserContextOptions): Promise<void> {
  [ann, bob] = await Promise.all([person(server.address, 'Ann'), person(server.address, 'Bob')]);
  seen = await visitorAs(browser, ann, device);
  ({ page } = seen);
}

const heading = (name: string): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor();

/** One visitor: every story goes on where the one before ended, which leaves no game that waits for anybody. */
describe('at home', () => {
  beforeAll(() => come(LAPTOP), PATIENCE);
  afterAll(() => page.context().close());

  it(
    'invitations can be taken and declined, and what happened to a table is told until it is put away',
    async () => {
      const gameId = await openTable(bob, {}, { title: 'Slow winter', visibility: 'INVITATION' });
      const { data } = await ann.send<{ viewer: { id: string } }>('{ viewer { id } }');
      const invite = 'mutation I($input: InviteInput!) { invite(input: $input) { __typename } }';
      await page.goto(server.address);
      await page.getByText('No fire burning yet.').waitFor();
      await bob.send(invite, { input: { gameId, personIds: [data.viewer.id] } });
      await page.getByText('Bob invites you').waitFor();
      await page.getByRole('button', { name: 'No, thanks: Slow winter' }).click();
      await page.getByText('Bob invites you').waitFor({ state: 'detached' });
      await bob.send(invite, { input: { gameId, personIds: [data.viewer.id] } });
      await page.getByRole('button', { name: 'Sit down: Slow winter' }).click();
      await page.getByRole('button', { name: 'Get up' }).waitFor();
      await accept(bob, 'cancelGame', { gameId });
      await page.getByRole('heading', { name: 'This table was given up.' }).waitFor();
      await page.getByRole('link', { name: 'My games' }).first().click();
      await page.getByText('Slow winter: the table was given up.').waitFor();
      await page.getByRole('button', { name: 'Put away' }).click();
      await page.getByText('Slow winter: the table was given up.').waitFor({ state: 'detached' });
      expect(seen.complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'everything is live: a turn that passes to me, and one that passes on',
    async () => {
      const gameId = await gameOfTwo('Old stones', { hours: 48 });
      await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 2 });
      await goWithin(page, '/');
      await heading('Nothing waits for you');
      const row = page.getByRole('row', { name: /Old stones/ });
      expect(await row.innerText()).toMatch(/Bob is placing people\s+until \w{3} \d\d:\d\d\s+1st of 2/);
      await accept(bob, 'placePeople', { gameId, place: 'forest', people: 1 });
      await heading('1 game waits for you');
      await page.locator('.first-game').getByText('Bob sent 1 person to the forest').waitFor();
      await accept(ann, 'placePeople', { gameId, place: 'quarry', people: 1 });
      await heading('Nothing waits for you');
      await accept(bob, 'resign', { gameId });
      expect(seen.complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'the game that has waited longest comes first, with the server’s question, what happened and until when',
    async () => {
      const first = await gameOfTwo('Winter by the river', { hours: 24 });
      await accept(ann, 'placePeople', { gameId: first, place: 'quarry', people: 5 });
      await accept(bob, 'placePeople', { gameId: first, place: 'hunt', people: 5 });
      const second = await gameOfTwo('Two hunters', null);
      await goWithin(page, '/');
      await heading('2 games wait for you');
      const large = page.locator('.first-game');
      await large.getByText('Bob sent 5 people to the hunting ground').waitFor();
      expect(await large.innerText()).toMatch(
        /Winter by the river\s+Quarry: roll 5 dice\s+Bob sent 5 people to the hunting ground\s+The game started[^]*you 0\s+Bob 0\s+Play the next move[^]*until (\w{3} )?\d\d:\d\d[^]*\d+\s(day|days|h)[^]*left · round 1, acting/,
      );
      const other = page.locator('.other-game');
      expect(await other.innerText()).toMatch(/Two hunters\s+Place your people[^]*waits 1\smin[^]*Play/);
      // The bar leads to the same place as the large button, and from there on to the next.
      await page.keyboard.press('n');
      await page.waitForURL(`**/g/${first}`);
      await place(page, 'Quarry').waitFor();
      await page.getByRole('link', { name: 'Next game 1' }).click();
      await page.waitForURL(`**/g/${second}`);
      for (const gameId of [first, second]) await accept(bob, 'resign', { gameId });
      expect(seen.complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'a full table that waits to be started is one of them, and the last to which “Next game” leads',
    async () => {
      const running = await gameOfTwo('Two hunters', null);
      const full = await openTable(bob, {}, { title: 'Beginners welcome' });
      for (const [index, client] of [ann, bob].entries()) await sitDown(client, full, index + 1);
      await goWithin(page, '/');
      await heading('2 games wait for you');
      await page.getByRole('link', { name: 'Next game 2' }).click();
      await page.waitForURL(`**/g/${running}`);
      await page.getByRole('link', { name: 'Next game 1' }).click();
      await page.waitForURL(`**/t/${full}`);
      await page.getByRole('button', { name: 'I am ready' }).waitFor();
      await accept(bob, 'resign', { gameId: running });
      await accept(bob, 'cancelGame', { gameId: full });
      expect(seen.complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'requests of a table wait like decisions do',
    async () => {
      const mine = await gameOfTwo('Lunch break', null);
      await accept(ann, 'placePeople', { gameId: mine, place: 'hunt', people: 1 });
      await accept(bob, 'askCancel', { gameId: mine });
      await goWithin(page, '/');
      await heading('1 game waits for you');
      expect(await page.locator('.other-game').innerText()).toContain('Bob asks to give the game up');
      await page.getByRole('link', { name: 'Answer: Lunch break' }).click();
      await page.getByRole('button', { name: 'Say no' }).click();
      await page.getByRole('button', { name: 'Say no' }).waitFor({ state: 'detached' });
    },
    PATIENCE,
  );
});

describe('at home with a phone', () => {
  beforeAll(() => come(PHONE), PATIENCE);
  afterAll(() => page.context().close());

  it(
    'open tables are behind a tab; finished games say how they ended',
    async () => {
      const finished = await gameOfTwo('Autumn hunt', null);
      await accept(bob, 'resign', { gameId: finished });
      await gameOfTwo('Winter by the river', null);
      await openTable(bob, { seats: 3 }, { title: 'Style for three' });
      await page.goto(server.address);
      // What waits comes before the tabs, and its button is within reach at once.
      const play = page.getByRole('link', { name: 'Play the next move' });
      await play.waitFor();
      expect((await play.boundingBox())?.y).toBeLessThan(520);
      await page.getByRole('link', { name: 'Autumn hunt' }).waitFor();
      expect(await page.locator('.past-games').innerText()).toMatch(/won, \d+ : \d+/);
      const tab = page.getByRole('tab', { name: 'Open tables' });
      await page.getByRole('tab', { name: 'My games' }).press('ArrowRight');
      expect(await tab.getAttribute('aria-selected')).toBe('true');
      await page.getByRole('link', { name: 'Join: Style for three' }).waitFor();
      expect(await page.locator('.table-row').innerText()).toContain(
        'Czech classic rules, 2 days for each turn',
      );
      expect(seen.complaints()).toEqual([]);
    },
    PATIENCE,
  );
});
