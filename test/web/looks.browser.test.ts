import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import {
  inTurn,
  LAPTOP,
  launchBrowser,
  PAGE_ROOT,
  PHONE,
  place,
  startTogether,
  visitor,
} from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

const PATIENCE = 60_000;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server: TestServer;
let browser: Browser;
let game: string;
let placing: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT } }),
    launchBrowser(),
  ]);
  const [ann, bob] = await Promise.all([visitor(browser, LAPTOP), visitor(browser, LAPTOP)]);
  game = await startTogether(server.address, ann.page, bob.page);
  [placing] = await inTurn(ann.page, bob.page);
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

/** What axe finds, one line each. Evaluated, not loaded: the page's policy lets no foreign script in. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate<readonly string[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 120))))`,
  );
}

const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  'a laptop': LAPTOP,
  'a phone': PHONE,
  'a phone at night': { ...PHONE, colorScheme: 'dark' },
  'a laptop at night': { ...LAPTOP, colorScheme: 'dark' },
};

describe.each(Object.entries(DEVICES))('on %s', (_name, device) => {
  it.each(['/', '/tables', '/tables/new', '/settings', '/no/such/path'])(
    'axe finds nothing at %s',
    async (path) => {
      const { page } = await visitor(browser, device);
      await page.goto(server.address + path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      expect(await findings(page)).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    'axe finds nothing in a game',
    async () => {
      const { page } = await visitor(browser, device);
      await page.goto(server.address + game);
      await place(page, 'Forest').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe('while one places people', () => {
  it(
    'the question has the focus, and axe finds nothing once a place is chosen',
    async () => {
      expect(await placing.locator(':focus').textContent()).toBe('Place your people');
      await place(placing, 'Forest').click();
      await placing.getByRole('button', { name: 'Send 1 to the forest' }).waitFor();
      expect(await findings(placing)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'one tab stop leads into the valley, and arrows lead through it',
    async () => {
      expect(await placing.locator('#board [tabindex="0"]').count()).toBe(1);
      await place(placing, 'Forest').focus();
      await placing.keyboard.press('ArrowRight');
      expect(await placing.locator(':focus').getAttribute('data-roving')).toBe('clayPit');
      await placing.keyboard.press('ArrowDown');
      expect(await placing.locator(':focus').getAttribute('data-roving')).toBe('toolMaker');
    },
    PATIENCE,
  );
});

describe('the board', () => {
  it.each(['en', 'cs', 'sk', 'hr'])(
    'fits 1366 × 768 without scrolling in %s, and keeps every plate inside the valley',
    async (language) => {
      const { page } = await visitor(browser, LAPTOP, language);
      await page.goto(server.address + game);
      await page.locator('.plate').first().waitFor();
      const outside = await page.evaluate<readonly string[]>(`(() => {
        const valley = document.querySelector('.valley').getBoundingClientRect();
        return [...document.querySelectorAll('.plate')].filter((plate) => {
          const { left, right } = plate.getBoundingClientRect();
          return left < valley.left || right > valley.right;
        }).map((plate) => plate.textContent);
      })()`);
      expect(outside).toEqual([]);
      const scrolls =
        '[document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth]';
      expect(await page.evaluate(scrolls)).toEqual([false, false]);
      await page.context().close();
    },
    PATIENCE,
  );
});
