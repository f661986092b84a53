import type { Browser, Page } from 'playwright-core';
import { reliabilityOf } from '../../src/play/reliability.js';
import type { ServerParts } from '../../src/server/parts.js';
import type { Client } from '../support/api-client.js';
import { member } from '../support/api-account.js';
import { accept, openTable, sitDown, startedTable } from '../support/api-play.js';
import {
  LAPTOP,
  launchBrowser,
  PAGE_ROOT,
  PHONE,
  place,
  practise,
  sendPeople,
  visitor,
  type Visitor,
} from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { person, visitorAs } from '../support/seated-visitor.js';
import { until } from '../support/until.js';

const PATIENCE = 180_000;

let server: TestServer;
let browser: Browser;
let ann: Client;
const open: Page[] = [];

/** Everybody has kept to the time in nearly all of many turns: playing these would take long. */
const mostlyInTime = (parts: ServerParts): ServerParts => ({
  ...parts,
  profiles: {
    ...parts.profiles,
    reliability: (ids) => Promise.resolve(new Map(ids.map((id) => [id, reliabilityOf(50, 0.94)]))),
  },
});

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT }, parts: mostlyInTime }),
    launchBrowser(),
  ]);
}, PATIENCE);

beforeEach(async () => {
  ann = await person(server.address, 'Ann');
});

afterEach(() => Promise.all(open.splice(0).map((page) => page.context().close())));

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

const remembered = (seen: Visitor): Visitor => {
  open.push(seen.page);
  return seen;
};
const annAt = async (path: string, device = LAPTOP): Promise<Visitor> => {
  const seen = remembered(await visitorAs(browser, ann, device));
  await seen.page.goto(server.address + path);
  return seen;
};
const strangerAt = async (url: string, device = PHONE): Promise<Visitor> => {
  const seen = remembered(await visitor(browser, device));
  await seen.page.goto(url);
  return seen;
};

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

describe('a table that is not for everybody', () => {
  it(
    'is opened with its settings in plain words, joined by its link alone, and started',
    async () => {
      const { page, complaints } = await annAt('/tables/new');
      await page.getByLabel('Name of the table').fill('Behind the hill');
      const differs = page.getByRole('region', { name: 'Where others say otherwise' });
      await differs.getByText('Hunger costs 10.').waitFor();
      await page.getByLabel('Croatian 2008 rules').check();
      expect(await differs.innerText()).toMatch(
        /Spare symbols count 1 each\..*\s+Czech 2019 rules, Czech classic rules, Slovak classic rules: spare symbols are a second set\./,
      );
      await differs.locator('a[href$="R26"]').click();
      await page.getByRole('dialog').getByText('Where the rulebooks differ').waitFor();
      await page.keyboard.press('Escape');
      await page.getByLabel('12 hours for each turn').check();
      await page.getByLabel('Only reminders').check();
      await page.getByRole('radio', { name: /^With the link/ }).check();
      await press(page, 'Open the table');
      await page.getByText('Croatian 2008 rules, 12 hours for each turn').waitFor();
      expect(await page.locator('.terms').innerText()).toContain('reminders only');
      const link = await page.getByLabel('Send this link to the others').inputValue();
      expect(link).toMatch(/\/t\/[0-9a-f-]{36}#link=[0-9a-f]{32}$/);
      expect(page.url()).toBe(link);

      const lost = await strangerAt(link.split('#')[0] ?? '');
      await lost.page.getByRole('heading', { name: 'This path leads nowhere.' }).waitFor();
      await lost.page.getByText('open the whole link you were sent').waitFor();
      // In the same tab nothing is loaded anew: only what stands behind the # changes.
      await lost.page.goto(link);
      await lost.page.getByRole('button', { name: 'Sit down' }).waitFor();
      const stale = await strangerAt(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
      await stale.page.getByText('This link opens nothing any more.').waitFor();

      const bob = await strangerAt(link);
      await bob.page.locator('.seats').getByText('94 % of turns in time').waitFor();
      await press(bob.page, 'Sit down');
      await bob.page.getByLabel('Your name').fill('Bob');
      await press(bob.page, 'Go on');
      await press(bob.page, 'I am ready');
      await press(page, 'I am ready');
      await Promise.all([page, bob.page].map((each) => place(each, 'Forest').waitFor()));

      // Whoever has the link may watch, for as long as this device remembers it.
      const eve = await strangerAt(link);
      await eve.page.getByRole('heading', { name: 'This game has begun.' }).waitFor();
      await eve.page.getByRole('link', { name: 'Watch' }).click();
      await place(eve.page, 'Forest').waitFor();
      await eve.page.reload();
      await place(eve.page, 'Forest').waitFor();
      const looking = eve.page.locator('#decision');
      await looking.getByText(/^Until .+, your time\.$/).waitFor();
      expect(await looking.locator('.awaited').innerText()).toMatch(/^(Ann|Bob)/);
      await looking.getByRole('button', { name: 'Sign in' }).waitFor();
      expect([complaints(), bob.complaints(), eve.complaints()]).toEqual([[], [], []]);
    },
    PATIENCE,
  );

  it(
    'by invitation takes only those who are asked by handle; others may look on',
    async () => {
      await member(server.address, 'jure');
      const { page, complaints } = await annAt('/tables/new');
      await page.getByLabel('By invitation').check();
      await page.getByLabel('Something else').check();
      await page.getByRole('spinbutton', { name: 'Hours for each turn' }).fill('36');
      await page.getByLabel('Hours of grace after the deadline').fill('5');
      await page.getByLabel('Late turns that are excused').fill('3');
      await page.getByLabel('Missed turns in a row until the autopilot takes over the seat').fill('4');
      await press(page, 'Open the table');
      await page
        .getByText(
          /36 hours for each turn.*5 hours of grace.*3 late turns are excused.*after 4 turns in a row/,
        )
        .waitFor();
      await page.getByLabel('Their handle').fill('nobody-at-all');
      await press(page, 'Ask');
      await page.getByText('Nobody here has this handle.').waitFor();
      await page.getByLabel('Their handle').fill('jure');
      await press(page, 'Ask');
      await page.locator('.invited').getByText('asked').waitFor();
      const link = await page.getByLabel('Send this link to those who want to watch').inputValue();

      const eve = await strangerAt(link);
      await eve.page.getByText('This fire is private.').waitFor();
      expect(await eve.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
      expect(await eve.page.getByRole('main').innerText()).not.toContain('Yours is sealed');
      await page.getByText('Yours is sealed').waitFor();
      await press(page, 'Add a bot');
      await page.getByText('jure was asked and has not answered yet.').waitFor();
      await press(page, 'Back');
      await page.getByRole('button', { name: 'Take back: jure' }).click();
      await page.locator('.invited').waitFor({ state: 'detached' });
      expect(complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'shows its owner on another device how to make a new link',
    async () => {
      const gameId = await openTable(ann, {}, { visibility: 'UNLISTED' });
      const { page } = await annAt(`/t/${gameId}`);
      await press(page, 'Make a new link');
      const link = await page.getByLabel('Send this link to the others').inputValue();
      const bob = await strangerAt(link);
      await bob.page.getByRole('button', { name: 'Sit down' }).waitFor();
    },
    PATIENCE,
  );
});

describe('whoever opened a table', () => {
  it(
    'seats bots, frees seats, and gives it up by two presses',
    async () => {
      const gameId = await openTable(ann, { seats: 3 }, { title: 'Bots and I' });
      const { page, complaints } = await annAt(`/t/${gameId}`, PHONE);
      const mine = page.getByText(/^Your time runs from \d\d:\d\d to \d\d:\d\d \(.+\)\./);
      await mine.getByText('No reminders reach you').waitFor();
      await press(page, 'Sit down');
      await press(page, 'Add a bot');
      await page.getByText('1 seat is still free.').waitFor();
      await page.getByRole('button', { name: 'Free the seat of Keva (bot)' }).click();
      await page.getByText('2 seats are still free.').waitFor();
      await press(page, 'Fill up with bots');
      await page.getByText('Not ready yet: Ann.').waitFor();
      await press(page, 'Give the table up');
      await press(page, 'Yes, give it up');
      await page.getByRole('heading', { name: 'This table was given up.' }).waitFor();
      expect(complaints()).toEqual([]);
    },
    PATIENCE,
  );
});

describe('somebody new at a table', () => {
  it(
    'is told at once when their time runs where they are',
    async () => {
      const gameId = await openTable(ann, { seats: 3 });
      const { page } = await strangerAt('about:blank', { ...PHONE, timezoneId: 'Europe/Prague' });
      await page.goto(`${server.address}/t/${gameId}`);
      await press(page, 'Sit down');
      await page.getByLabel('Your name').fill('Bob');
      // What the page tells the server afterwards comes too late for what is shown first.
      await page.route('**/graphql', (route) =>
        /(MyZone|Introduce)\b/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
      );
      // Whoever is quicker takes the number that the page has shown.
      await sitDown(await person(server.address, 'Cid'), gameId, 1);
      await press(page, 'Go on');
      await page.getByRole('button', { name: 'Get up' }).waitFor();
      const reached = page.locator('.reached');
      await reached.waitFor();
      expect(await reached.innerText()).toContain('from 08:00 to 22:00 (Europe/Prague)');
    },
    PATIENCE,
  );

  it(
    'whose zone is told only afterwards does not see that of nowhere until a reload',
    async () => {
      const gameId = await openTable(ann, { seats: 3 });
      const seen = await visitorAs(browser, ann, { ...PHONE, timezoneId: 'Europe/Prague' });
      const { page } = remembered(seen);
      await page.goto(`${server.address}/t/${gameId}`);
      await page.getByText('from 08:00 to 22:00 (Europe/Prague)').waitFor();
    },
    PATIENCE,
  );
});

describe('a table without room', () => {
  it(
    'sends on to tables like it, the likest first',
    async () => {
      const { gameId } = await startedTable(server.address);
      const bob = await person(server.address, 'Bob');
      await openTable(bob, { seats: 4 }, { title: 'Room for four' });
      await openTable(bob, { seats: 2 }, { title: 'Room for two' });
      const full = await openTable(bob, { seats: 2 }, { title: 'No room' });
      for (const [index, name] of ['Cid', 'Dan'].entries())
        await sitDown(await person(server.address, name), full, index + 1);
      const { data } = await ann.send<{ viewer: { id: string } }>('{ viewer { id } }');
      const invite = 'mutation I($input: InviteInput!) { invite(input: $input) { __typename } }';
      await bob.send(invite, { input: { gameId: full, personIds: [data.viewer.id] } });
      const { page } = await annAt(`/t/${full}`);
      await page.getByRole('heading', { name: 'This table is full.' }).waitFor();
      await page.getByText('You were asked, but an invitation keeps no seat free').waitFor();
      const rows = page.locator('.table-row b');
      expect((await rows.allInnerTexts()).map((text) => text.trim()).slice(0, 2)).toEqual([
        'Room for two',
        'Room for four',
      ]);
      await page.goto(`${server.address}/t/${gameId}`);
      await page.getByRole('heading', { name: 'This game has begun.' }).waitFor();
      await page.getByRole('link', { name: 'Join: Room for two' }).waitFor();
    },
    PATIENCE,
  );
});

describe('the link to a move', () => {
  const copied = async (page: Page): Promise<string> => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link to this move' }).click();
    await page.locator('.copy-note').waitFor();
    return page.evaluate<string>('navigator.clipboard.readText()');
  };

  it(
    'of a practice game says that it leads nobody else there; whoever follows it learns why, and what to do next',
    async () => {
      const { page } = remembered(await visitor(browser, LAPTOP));
      await practise(server.address, page);
      const link = await copied(page);
      expect(await page.locator('.scrubber').getByRole('status').innerText()).toContain(
        'Only you can open this link',
      );
      const bob = await strangerAt(link);
      await bob.page.getByText('A practice game opens only for whoever plays it.').waitFor();
      await bob.page.getByRole('button', { name: 'Sign in' }).waitFor();
      await press(bob.page, 'Play now');
      await place(bob.page, 'Forest').waitFor();
      expect(bob.page.url()).not.toContain(new URL(link).pathname);
    },
    PATIENCE,
  );

  it(
    'of a game that is not for everybody has its secret with it, so that it leads there',
    async () => {
      const { page } = await annAt('/tables/new');
      await page.getByLabel('2', { exact: true }).check();
      await page.getByRole('radio', { name: /^With the link/ }).check();
      await press(page, 'Open the table');
      await press(page, 'Add a bot');
      await press(page, 'I am ready');
      await place(page, 'Forest').waitFor();
      const link = await copied(page);
      expect(await page.locator('.copy-note').innerText()).toContain('Whoever has this link can watch');
      const eve = await strangerAt(link);
      await place(eve.page, 'Forest').waitFor();
    },
    PATIENCE,
  );

  it(
    'that the browser does not copy stays to be copied by hand, whoever moves meanwhile, until one goes elsewhere',
    async () => {
      const { page } = remembered(await visitor(browser, LAPTOP));
      await practise(server.address, page);
      await page.getByRole('heading', { name: 'Place your people' }).waitFor();
      await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("no"))');
      await page.getByRole('button', { name: 'Copy link to this move' }).click();
      const note = page.locator('.copy-note');
      const said = await note.innerText();
      const version = page.locator('.version b');
      const before = await version.innerText();
      expect(said).toMatch(new RegExp(`/at/${before}$`));
      await sendPeople(page, 'Hunting ground', 1);
      await until(async () => (await version.innerText()) !== before);
      expect(await note.allInnerTexts()).toEqual([said]);
      await page.keyboard.press('[');
      await note.waitFor({ state: 'detached' });
    },
    PATIENCE,
  );
});

describe('where a path ends', () => {
  it(
    'an unknown address and an unknown game say so and lead home; a move that was never made leads to now and says so',
    async () => {
      const { page } = await annAt('/no/such/path');
      await page.getByRole('heading', { name: 'This path leads nowhere.' }).waitFor();
      await page.getByRole('link', { name: 'To my games' }).click();
      await page.getByText('No fire burning yet.').waitFor();
      const { gameId } = await startedTable(server.address);
      await page.goto(`${server.address}/g/${gameId}/at/99999`);
      await page.waitForURL(`**/g/${gameId}`);
      await page.getByText('There is no move 99999 here.').waitFor();
    },
    PATIENCE,
  );

  it(
    'a mistake of the server says what happened, whether anything was stored, and which number to quote',
    async () => {
      const gameId = await openTable(ann);
      const { page } = await annAt(`/t/${gameId}`);
      await page.getByRole('button', { name: 'Sit down' }).waitFor();
      const broken = {
        errors: [{ message: 'broken', extensions: { code: 'INTERNAL', requestId: 'e7f2a1c0' } }],
        data: null,
      };
      await page.route('**/graphql', (route) => route.fulfill({ json: broken }));
      await press(page, 'Sit down');
      const note = page.getByRole('alert');
      expect(await note.innerText()).toMatch(
        /Something broke on our side\.\s+It may or may not have been stored[^]*quote e7f2a1c0/,
      );
      await page.goto(`${server.address}/t/${gameId}`);
      await page.getByText('nothing was to be stored').waitFor();
      expect(await page.getByRole('main').innerText()).toContain('quote e7f2a1c0');
      await Promise.all([page.waitForRequest('**/graphql'), press(page, 'Try again')]);
      await page.unroute('**/graphql');
      // The page asks again by itself, too, and then takes the button away.
      const sitDown = page.getByRole('button', { name: 'Sit down' });
      await Promise.race([press(page, 'Try again'), sitDown.waitFor()]);
      await sitDown.click();
      await page.getByRole('button', { name: 'Get up' }).waitFor();
      expect(await accept(ann, 'leaveGame', { gameId })).toMatchObject({ gameId });
    },
    PATIENCE,
  );
});
