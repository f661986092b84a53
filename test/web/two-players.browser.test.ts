import type { Browser, Page } from 'playwright-core';
import { launchBrowser, PAGE_ROOT, place, sendPeople, type Visitor } from '../support/browser.js';
import { laptopAndPhone } from '../support/seated-visitor.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { wireTo, type Wire } from '../support/wire.js';

const PATIENCE = 60_000;

let server: TestServer;
let browser: Browser;
let wire: Wire;
let laptop: Visitor;
let phone: Visitor;
let first: Page;
let second: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT } }),
    launchBrowser(),
  ]);
  wire = await wireTo(server.address);
  [laptop, phone] = await laptopAndPhone(browser, wire.address);
  [first, second] = [laptop.page, phone.page];
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await wire.close();
  await server.stop();
}, PATIENCE);

const label = (page: Page, name: string): Promise<string | null> =>
  place(page, name).locator('.visually-hidden').textContent();

/** How those come onto the laptop's board who were not there when it was opened. */
const walking = (): Promise<readonly string[]> =>
  first.evaluate(
    `[...document.querySelectorAll('.valley-pieces .walks')].map((piece) => getComputedStyle(piece).animationName)`,
  );

const asked = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Place your people' }).waitFor();

const waits = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'is placing people' }).waitFor();

/** One game: each story goes on where the one before ended. */
describe('two players, one on a laptop and one on a phone', () => {
  it(
    'see one another’s placements as they happen',
    async () => {
      expect(await walking()).toEqual([]);
      await sendPeople(first, 'Quarry', 2);
      await asked(second);
      await first.locator('.walks').nth(1).waitFor();
      expect(await walking()).toEqual(['none', 'none']);
      await first.emulateMedia({ reducedMotion: 'no-preference' });
      expect(await walking()).toEqual(['walk', 'walk']);
      await first.emulateMedia({ reducedMotion: 'reduce' });
      // Whoever is drawn anew has been there.
      for (const [width, layout] of [
        [600, '.phone'],
        [1366, '.laptop'],
      ] as const) {
        await first.setViewportSize({ width, height: 768 });
        await first.locator(layout).waitFor();
        expect(await first.locator('.walks').count()).toBe(0);
      }
      expect(await label(second, 'Quarry')).toMatch(/^Quarry, 5 of 7 rings free\. (Ann|Bob) 2\./);
      await sendPeople(second, 'Hunting ground', 3);
      await Promise.all([asked(first), waits(second)]);
      expect(await label(first, 'Hunting ground')).toMatch(/^Hunting ground\. (Ann|Bob) 3\./);
      expect([laptop.complaints(), phone.complaints()]).toEqual([[], []]);
    },
    PATIENCE,
  );

  it(
    'take a move back while nobody has acted on it',
    async () => {
      await sendPeople(first, 'Hut', 2);
      await asked(second);
      await first.getByRole('button', { name: 'Undo' }).click();
      await asked(first);
      await waits(second);
      expect(await label(second, 'Hut')).toBe('Hut, 2 of 2 rings free.');
    },
    PATIENCE,
  );

  it(
    'are told why a place is closed, and keep their choice of another',
    async () => {
      await sendPeople(first, 'Field', 1);
      await Promise.all([waits(first), asked(second)]);
      await place(second, 'Forest').click();
      // Closed places are aria-disabled and still answer.
      await place(second, 'Field').click({ force: true });
      const reason = /Closed: (.*)\.$/.exec((await label(second, 'Field')) ?? '')?.[1];
      expect(reason).toMatch(/\w/);
      expect(await second.getByRole('alert').textContent()).toContain(reason);
      await second.getByRole('button', { name: 'Send 1 to the forest' }).waitFor();
      const rule = second.getByRole('alert').getByRole('link', { name: 'Placing people' });
      expect(await rule.getAttribute('href')).toBe('/help/R2');
      await second.getByRole('button', { name: 'Send 1 to the forest' }).click();
      await Promise.all([asked(first), waits(second)]);
    },
    PATIENCE,
  );

  it(
    'catch up after the line was cut, and lose nothing that was chosen',
    async () => {
      wire.cut();
      await Promise.all([first, second].map((page) => page.getByText('No connection since').waitFor()));
      // Whoever begins: only the laptop has room for the scrubber, and with it the word beside it.
      await first.getByText('Reconnecting', { exact: true }).waitFor();
      expect(await first.getByText('Live', { exact: true }).count()).toBe(0);
      await place(first, 'River').click();
      expect(await first.getByRole('button', { name: 'Send 1 to the river' }).isDisabled()).toBe(true);
      wire.mend();
      await first.getByText('No connection since').waitFor({ state: 'detached' });
      await first.getByRole('button', { name: 'Send 1 to the river' }).click();
      await asked(second);
      expect(await label(second, 'River')).toContain('6 of 7 rings free');
    },
    PATIENCE,
  );
});
