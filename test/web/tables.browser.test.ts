import type { Browser, Page } from 'playwright-core';
import { reliabilityOf } from '../../src/play/reliability.js';
import type { ServerParts } from '../../src/server/parts.js';
import type { Client } from '../support/api-client.js';
import { member } from '../support/api-account.js';
import { accept, openTable, sitDown, startedTable } from '../support/api-play.js';
import {
  goWithin,
  LAPTOP,
  launchBrowser,
  PAGE_ROOT,
  PHONE,
  place,
  practice,
  sendPeople,
  visitor,
  type Visitor,
} from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { person, visitorAs } from '../support/seated-visitor.js';
import { until } from '../support/until.js';

const PATIENCE = 180_000;

/** Where both screens stand. */
const PRAGUE = { timezoneId: 'Europe/Prague' };

let server: TestServer;
let browser: Browser;
let ann: Client;
/** Ann before her laptop. The first stories are those of somebody who is new and sits nowhere. */
let hers: Visitor;
let page: Page;
/** A phone that nobody has signed in with. */
let phone: Visitor;

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
  ann = await person(server.address, 'Ann');
  hers = await visitorAs(browser, ann, { ...LAPTOP, ...PRAGUE });
  ({ page } = hers);
  phone = await visitor(browser, { ...PHONE, ...PRAGUE });
}, PATIENCE);

afterEach(() => Promise.all([hers, phone].map((each) => each.page.unrouteAll())));

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

/** Opens a link on the phone as somebody does whom nobody knows there, and who has never been here. */
async function strangerAt(url: string): Promise<Page> {
  const context = phone.page.context();
  await phone.page.goto('about:blank');
  await context.clearCookies();
  const tools = await context.newCDPSession(phone.page);
  const stored = { origin: server.address, storageTypes: 'local_storage' };
  await tools.send('Storage.clearDataForOrigin', stored);
  await tools.detach();
  await phone.page.goto(url);
  return phone.page;
}

/** Goes to a page of ours, loading no more anew than must be. */
const goOn = async (at: Page, path: string): Promise<void> => {
  if (at.url() === 'about:blank') await at.goto(server.address + path);
  else await goWithin(at, path);
};
const annAt = (path: string): Promise<void> => goOn(page, path);

/** As `strangerAt`, while nobody has signed in on the phone and the link is of a game that it has not seen. */
async function stillStrangerAt(link: string): Promise<Page> {
  const { pathname, hash } = new URL(link);
  await goOn(phone.page, pathname + hash);
  return phone.page;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Copies the link to the move that the laptop shows. */
const copied = async (): Promise<string> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link to this move' }).click();
  await page.locator('.copy-note').waitFor();
  return page.evaluate<string>('navigator.clipboard.readText()');
};

describe('whoever is signed in', () => {
  it(
    'and whose zone is told only afterwards does not see that of nowhere until a reload',
    async () => {
      const gameId = await openTable(await person(server.address, 'Cid'), { seats: 3 });
      await annAt(`/t/${gameId}`);
      await page.getByText('from 08:00 to 22:00 (Europe/Prague)').waitFor();
    },
    PATIENCE,
  );
});

describe('where a path ends', () => {
  it(
    'an unknown address and an unknown game say so and lead home; a move that was never made leads to now and says so',
    async () => {
      await annAt('/no/such/path');
      await page.getByRole('heading', { name: 'This path leads nowhere.' }).waitFor();
      await page.getByRole('link', { name: 'To my games' }).click();
      await page.getByText('No fire burning yet.').waitFor();
      const { gameId } = await startedTable(server.address);
      await annAt(`/g/${gameId}/at/99999`);
      await page.waitForURL(`**/g/${gameId}`);
      await page.getByText('There is no move 99999 here.').waitFor();
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
      await annAt(`/t/${full}`);
      await page.getByRole('heading', { name: 'This table is full.' }).waitFor();
      await page.getByText('You were asked, but an invitation keeps no seat free').waitFor();
      const rows = page.locator('.table-row b');
      expect((await rows.allInnerTexts()).map((text) => text.trim()).slice(0, 2)).toEqual([
        'Room for two',
        'Room for four',
      ]);
      await annAt(`/t/${gameId}`);
      await page.getByRole('heading', { name: 'This game has begun.' }).waitFor();
      await page.getByRole('link', { name: 'Join: Room for two' }).waitFor();
    },
    PATIENCE,
  );
});

describe('whoever opened a table', () => {
  beforeAll(() => page.setViewportSize({ width: 360, height: 740 }));
  afterAll(() => page.setViewportSize({ width: 1366, height: 768 }));

  it(
    'seats bots, frees seats, and gives it up by two presses',
    async () => {
      const gameId = await openTable(ann, { seats: 3 }, { title: 'Bots and I' });
      await annAt(`/t/${gameId}`);
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
      expect(hers.complaints()).toEqual([]);
    },
    PATIENCE,
  );
});

/** Each story goes on where the one before has left the laptop and the phone. */
describe('a table that is not for everybody', () => {
  it(
    'is opened with its settings in plain words, joined by its link alone, and started',
    async () => {
      await annAt('/tables/new');
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

      const bob = await strangerAt(link.split('#')[0] ?? '');
      await bob.getByRole('heading', { name: 'This path leads nowhere.' }).waitFor();
      await bob.getByText('open the whole link you were sent').waitFor();
      // In the same tab nothing is loaded anew: only what stands behind the # changes.
      await bob.goto(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
      await bob.getByText('This link opens nothing any more.').waitFor();
      await bob.goto(link);
      await bob.locator('.seats').getByText('94 % of turns in time').waitFor();
      await press(bob, 'Sit down');
      await bob.getByLabel('Your name').fill('Bob');
      await press(bob, 'Go on');
      await press(bob, 'I am ready');
      await press(page, 'I am ready');
      await Promise.all([page, bob].map((each) => place(each, 'Forest').waitFor()));

      // Whoever has the link may watch, for as long as this device remembers it.
      const eve = await strangerAt(link);
      await eve.getByRole('heading', { name: 'This game has begun.' }).waitFor();
      await eve.getByRole('link', { name: 'Watch' }).click();
      await place(eve, 'Forest').waitFor();
      await eve.reload();
      await place(eve, 'Forest').waitFor();
      const looking = eve.locator('#decision');
      await looking.getByText(/^Until .+, your time\.$/).waitFor();
      expect(await looking.locator('.awaited').innerText()).toMatch(/^(Ann|Bob)/);
      await looking.getByRole('button', { name: 'Sign in' }).waitFor();
      expect([hers.complaints(), phone.complaints()]).toEqual([[], []]);
    },
    PATIENCE,
  );

  it(
    'gives the link to a move of its game the secret, so that it leads there',
    async () => {
      const link = await copied();
      expect(await page.locator('.copy-note').innerText()).toContain('Whoever has this link can watch');
      const eve = await strangerAt(link);
      await place(eve, 'Forest').waitFor();
    },
    PATIENCE,
  );

  it(
    'by invitation takes only those who are asked by handle; others may look on',
    async () => {
      await member(server.address, 'jure');
      await annAt('/tables/new');
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

      const eve = await stillStrangerAt(link);
      await eve.getByText('This fire is private.').waitFor();
      expect(await eve.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
      expect(await eve.getByRole('main').innerText()).not.toContain('Yours is sealed');
      await page.getByText('Yours is sealed').waitFor();
      await press(page, 'Add a bot');
      await page.getByText('jure was asked and has not answered yet.').waitFor();
      await press(page, 'Back');
      await page.getByRole('button', { name: 'Take back: jure' }).click();
      await page.locator('.invited').waitFor({ state: 'detached' });
      expect(hers.complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'shows its owner on another device how to make a new link',
    async () => {
      const gameId = await openTable(ann, {}, { visibility: 'UNLISTED' });
      await annAt(`/t/${gameId}`);
      await press(page, 'Make a new link');
      const link = await page.getByLabel('Send this link to the others').inputValue();
      const eve = await stillStrangerAt(link);
      await eve.getByRole('button', { name: 'Sit down' }).waitFor();
    },
    PATIENCE,
  );
});

/** The second story goes on at the board of the first. */
describe('the link to a move of a practice game', () => {
  it(
    'says that it leads nobody else there; whoever follows it learns why, and what to do next',
    async () => {
      const game = await practice(server.address, page);
      await annAt(game);
      await place(page, 'Forest').waitFor();
      const link = await copied();
      expect(await page.locator('.scrubber').getByRole('status').innerText()).toContain(
        'Only you can open this link',
      );
      const bob = await stillStrangerAt(link);
      await bob.getByText('A practice game opens only for whoever plays it.').waitFor();
      await bob.getByRole('button', { name: 'Sign in' }).waitFor();
      await press(bob, 'Play now');
      await place(bob, 'Forest').waitFor();
      expect(bob.url()).not.toContain(new URL(link).pathname);
    },
    PATIENCE,
  );

  it(
    'that the browser does not copy stays to be copied by hand, whoever moves meanwhile, until one goes elsewhere',
    async () => {
      await page.getByRole('heading', { name: 'Place your people' }).waitFor();
      await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("no"))');
      await page.getByRole('button', { name: 'Copy link to this move' }).click();
      const note = page.locator('.copy-note');
      await note.filter({ hasText: /\/at\/\d+/ }).waitFor();
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

describe('a mistake of the server', () => {
  it(
    'says what happened, whether anything was stored, and which number to quote',
    async () => {
      const gameId = await openTable(ann);
      await annAt(`/t/${gameId}`);
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
      await page.unrouteAll();
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

describe('somebody new at a table', () => {
  it(
    'is told at once when their time runs where they are',
    async () => {
      const gameId = await openTable(ann, { seats: 3 });
      const bob = await strangerAt(`${server.address}/t/${gameId}`);
      await press(bob, 'Sit down');
      await bob.getByLabel('Your name').fill('Bob');
      // What the page tells the server afterwards comes too late for what is shown first.
      await bob.route('**/graphql', (route) =>
        /(MyZone|Introduce)\b/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
      );
      // Whoever is quicker takes the number that the page has shown.
      await sitDown(await person(server.address, 'Cid'), gameId, 1);
      await press(bob, 'Go on');
      await bob.getByRole('button', { name: 'Get up' }).waitFor();
      const reached = bob.locator('.reached');
      await reached.waitFor();
      expect(await reached.innerText()).toContain('from 08:00 to 22:00 (Europe/Prague)');
    },
    PATIENCE,
  );
});
