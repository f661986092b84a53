import type { Browser, Page } from 'playwright-core';
import { findings } from '../support/axe.js';
import { launchBrowser, PAGE_ROOT, place, sendPeople, type Visitor } from '../support/browser.js';
import { laptopAndPhone } from '../support/seated-visitor.js';
import { emptyWorld, serveWorld, type TestServer, type World } from '../support/cairn-server.js';

const PATIENCE = 180_000;
const ATTACHED = { state: 'attached' } as const;

let world: World;
let server: TestServer;
let browser: Browser;
let laptop: Visitor;
let phone: Visitor;
let first: Page;
let second: Page;

const serve = (port: number): Promise<TestServer> =>
  serveWorld(world, { settings: { pageRoot: PAGE_ROOT, port } });

beforeAll(async () => {
  world = emptyWorld();
  [server, browser] = await Promise.all([serve(0), launchBrowser()]);
  [laptop, phone] = await laptopAndPhone(browser, server.address);
  [first, second] = [laptop.page, phone.page];
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

const asked = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Place your people' }).waitFor();

const waits = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'is placing people' }).waitFor();

/** On a phone the details lie in the sheet until it is pulled up. */
const pullUp = async (page: Page): Promise<void> => {
  await page.locator('#decision-title').waitFor();
  await page.getByRole('button', { name: 'Details' }).click();
  await page.locator('.deciding.pulled').waitFor();
};

/** From where on complaints count: while the server is away browsers complain, and rightly. */
let quietFrom: readonly [number, number] = [0, 0];

const complaints = (): readonly string[] => [
  ...laptop.complaints().slice(quietFrom[0]),
  ...phone.complaints().slice(quietFrom[1]),
];

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu' }).click();

/** One game: each story goes on where the one before ended. */
describe('around one table', () => {
  it(
    'the table tells whoever comes back what happened since, and plays it again',
    async () => {
      const address = second.url();
      // Whoever leaves before the page has noted how far they have seen the game has not seen it.
      await second.waitForFunction(`Object.keys(localStorage).some((key) => key.includes('seen.'))`);
      await second.goto('about:blank');
      await sendPeople(first, 'Quarry', 2);
      await waits(first);
      await second.goto(address);
      await second.getByRole('button', { name: 'What happened, 1 new' }).click();
      await second.getByRole('heading', { name: 'Since your last visit' }).waitFor();
      await second.getByRole('button', { name: 'Replay 1' }).click();
      await second.waitForURL('**/at/*');
      await second.waitForURL(address);
      await asked(second);
    },
    PATIENCE,
  );

  it(
    'the table takes moves back that others have followed, once everybody agrees, and shows them ever after',
    async () => {
      await sendPeople(second, 'Hunting ground', 1);
      await Promise.all([asked(first), waits(second)]);
      await first.getByRole('button', { name: 'Ask to take back' }).click();
      await first.getByRole('button', { name: 'Ask the others' }).click();
      await first.getByRole('button', { name: 'Withdraw' }).waitFor();
      await second.getByRole('link', { name: /^Look at the board at move \d+$/ }).click();
      await second.getByRole('button', { name: 'Back to now' }).first().click();
      await second.getByRole('button', { name: 'Agree' }).click();
      // Whoever asked is on turn before and after: only the board tells that it has been taken back.
      await place(first, 'Quarry').locator('.visually-hidden', { hasText: '7 of 7' }).waitFor(ATTACHED);
      await first.getByRole('button', { name: /^Whole chronicle/ }).click();
      expect(await first.locator('.chronicle.whole .undone').count()).toBe(2);
      await first.locator('.chronicle.whole .undone a').first().click();
      await first.waitForURL('**/at/*');
      await first.getByRole('button', { name: 'Back to now' }).first().click();
      await first.locator('#decision.mine-now').waitFor();
      expect(complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'a move survives a restart of the server in the middle of a turn',
    async () => {
      await place(first, 'River').click();
      const { port } = server;
      await server.stop();
      await Promise.all([first, second].map((page) => page.getByText('No connection since').waitFor()));
      expect(await first.getByRole('button', { name: 'Send 1 to the river' }).isDisabled()).toBe(true);
      server = await serve(port);
      await first.getByText('No connection since').waitFor({ state: 'detached' });
      await first.getByRole('button', { name: 'Send 1 to the river' }).click();
      await asked(second);
      quietFrom = [laptop.complaints().length, phone.complaints().length];
    },
    PATIENCE,
  );

  it(
    'a move that comes too late says that the table moved on, and the board follows',
    async () => {
      const late = await second.context().newPage();
      // A screen that hears nothing: its feed is gone and it does not know what happened meanwhile.
      await late.routeWebSocket('**/graphql', () => undefined);
      await late.goto(second.url());
      // Whoever comes anew to the server that was started again finds what was played there.
      await asked(late);
      expect(await place(late, 'River').locator('.visually-hidden').textContent()).toContain('6 of 7');
      await place(late, 'Forest').click();
      await sendPeople(second, 'Clay pit', 1);
      await asked(first);
      await late.getByRole('button', { name: 'Send 1 to the forest' }).click();
      await late.getByText('The table moved on').waitFor();
      await waits(late);
      await late.close();
      await waits(second);
    },
    PATIENCE,
  );

  it(
    'the table lets whoever waits nudge, once',
    async () => {
      await pullUp(second);
      await second.getByText(/They get one message: “(Ann|Bob) waits for your move”/).waitFor();
      await second.getByRole('button', { name: /^Nudge (Ann|Bob)$/ }).press('Enter');
      // It says what it did, and says so again after a reload.
      const became = second.locator('#decision').getByRole('status');
      const isTold = async (): Promise<void> => {
        await became.getByText(/^(Ann|Bob) was nudged: one message, by their own channels/).waitFor();
        expect(await became.innerText()).toMatch(/You can nudge again from (\w{3} )?\d\d:\d\d\./);
      };
      await isTold();
      // Nobody loses their place on the page by it.
      expect(await second.evaluate('document.activeElement.className')).toContain('nudged');
      await second.reload();
      await pullUp(second);
      await isTold();
      expect(await second.getByRole('button', { name: /^Nudge / }).count()).toBe(0);
    },
    PATIENCE,
  );

  it(
    'the table plays the orders of whoever is away: set by buttons, kept in sight, used once',
    async () => {
      await second.getByRole('button', { name: 'Set orders' }).click();
      await second.getByRole('heading', { name: 'If my turn comes' }).waitFor();
      const add = async (name: string): Promise<void> => {
        await second.getByLabel('Place', { exact: true }).selectOption({ label: name });
        await second.getByRole('button', { name: 'Add' }).first().click();
      };
      for (const name of ['Hunting ground', 'Field', 'Hut']) await add(name);
      await second.getByRole('button', { name: 'Remove: Hunting ground with all' }).click();
      await second.getByRole('button', { name: 'Move up: Hut' }).click();
      expect(await second.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
        'Move down: Hut',
      );
      await second.getByText('Market, feeding, tools').click();
      expect(await findings(second)).toEqual([]);
      await second.getByRole('button', { name: 'Keep these orders' }).click();
      await second.getByText('Your orders: Hut, else Field').waitFor();
      await second.waitForFunction('document.activeElement.id === "decision-title"');
      await place(first, 'Hut').click();
      await first.getByRole('button', { name: 'Send 2 to the hut' }).click();
      // Also asked before: only the board tells that the orders have been played.
      await place(first, 'Field').locator('.visually-hidden', { hasText: '0 of 1' }).waitFor(ATTACHED);
      await asked(first);
      await second.getByRole('button', { name: 'Set orders' }).waitFor();
      await first.getByText('(by standing orders)').first().waitFor();
      // For whenever the turn comes: where one stands now says nothing about that.
      await second.getByRole('button', { name: 'Set orders' }).click();
      expect(await second.locator('.adding option[value="field"]').innerText()).toBe('Field');
      expect(complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'a move that the rules refuse is answered beside its button, with the rule, and the choice stays',
    async () => {
      await first.route('**/graphql', (route, request) => {
        const sent = request.postData() ?? '';
        const more = sent.includes('placePeople(') ? sent.replace('"people":1', '"people":9') : sent;
        return route.continue({ postData: more });
      });
      await place(first, 'Quarry').click();
      await first.getByRole('button', { name: 'Send 1 to the quarry' }).click();
      const answer = first.locator('#decision [role="alert"]');
      await answer.waitFor();
      expect(await answer.innerText()).toContain('You can send 1 to 2 people to the quarry.');
      expect(await first.evaluate('document.activeElement.getAttribute("role")')).toBe('alert');
      await answer.getByRole('link', { name: 'Placing people' }).click();
      const rule = first.getByRole('dialog', { name: 'Rules' });
      await rule.getByRole('heading', { name: 'Placing people' }).waitFor();
      expect(await rule.innerText()).toContain('exactly two in the hut');
      await first.keyboard.press('Escape');
      await rule.waitFor({ state: 'detached' });
      await first.unroute('**/graphql');
      await first.getByRole('button', { name: 'Send 1 to the quarry' }).click();
      await asked(second);
    },
    PATIENCE,
  );

  it(
    'the table is left by resigning, which is asked twice; of two players the game ends and is counted',
    async () => {
      await openMenu(second);
      await second.getByRole('button', { name: 'Resign' }).click();
      await second.getByRole('button', { name: 'Back', exact: true }).click();
      await second.locator('.menu-item:focus', { hasText: 'Resign' }).press('Enter');
      await second.getByRole('button', { name: 'Yes, resign' }).click();
      await second.locator('.menu:popover-open').waitFor({ state: 'detached' });
      await Promise.all(
        [first, second].map((page) => page.getByRole('link', { name: 'Final score' }).waitFor()),
      );
      await first.getByRole('link', { name: 'Final score' }).click();
      await first.getByRole('heading', { name: /^You win with/ }).waitFor();
      expect(complaints()).toEqual([]);
    },
    PATIENCE,
  );
});
