import type { Browser, Page } from 'playwright-core';
import { LANGUAGES } from '../../src/views/sentences/languages.js';
import type { Client } from '../support/api-client.js';
import { beReady, openTable, play, sitDown } from '../support/api-play.js';
import { findingsDayAndNight } from '../support/axe.js';
import {
  goWithin,
  LAPTOP,
  launchBrowser,
  PAGE_ROOT,
  PHONE,
  practise,
  visitor,
  type Visitor,
} from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { LONG } from '../support/long.js';
import { person, visitorAs } from '../support/seated-visitor.js';
import { speak } from '../support/speak.js';
import { SIZES, spiltAnywhere, type Size } from '../support/spilt.js';
import { until } from '../support/until.js';

const PATIENCE = 180_000;

let server: TestServer;
let browser: Browser;
let ann: Client;
/** Every page that somebody with games can come to, apart from boards, settings and audits, which have suites of their own. */
let pages: readonly string[];
/** Those that axe looks at: one of each that are built of the same parts, in long runs all. */
let looked: ReadonlySet<string> | undefined;

async function started(players: readonly Client[], title: string): Promise<string> {
  const [owner] = players;
  if (owner === undefined) throw new Error('nobody sits here');
  const gameId = await openTable(owner, { seats: players.length, time: { hours: 24 } }, { title });
  for (const [index, client] of players.entries()) await sitDown(client, gameId, index + 1);
  for (const [index, client] of players.entries()) await beReady(client, gameId, index + 1);
  return gameId;
}

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT } }),
    launchBrowser(),
  ]);
  const [first, bob, cyril] = await Promise.all(
    ['Ann', 'Bartholomew of the Long River', 'Cyril'].map((name) => person(server.address, name)),
  );
  if (first === undefined || bob === undefined || cyril === undefined) throw new Error('nobody came');
  ann = first;
  const over = await started([ann, bob], 'Autumn hunt');
  await until(async () => (await play(bob, 'resign', { gameId: over })).__typename === 'Accepted');
  await started([ann, bob, cyril], 'Winter by the river');
  await started([bob, cyril], 'Somebody else’s fire');
  const mine = await openTable(ann, { seats: 4, expansion: 'STYLE' }, { title: 'Mammoth league, table 4' });
  const full = await openTable(bob, {}, { title: 'Beginners welcome' });
  for (const [index, client] of [bob, cyril].entries()) await sitDown(client, full, index + 1);
  await openTable(cyril, { seats: 3 }, { title: 'Slow winter', visibility: 'PUBLIC' });
  // Scores are looked at where games end (`end`), boards where they are played (`looks`), other tables have the same parts.
  looked = LONG
    ? undefined
    : new Set(['/', '/tables', '/tables/new', `/t/${mine}`, '/learn', '/help', '/new-account']);
  pages = ['/', '/tables', '/tables/new', `/t/${mine}`, `/t/${full}`, `/g/${over}/score`, `/g/${over}`];
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

const STRANGERS = [
  '/learn',
  '/help',
  '/help/R23',
  '/sign-in',
  '/new-account',
  '/forgotten-password',
  '/no/such/path',
];

/** Where words have least room they are measured in every language; where they have more, in that of the longest. */
const sizesIn = (language: string): readonly Size[] =>
  LONG || language === 'cs' ? SIZES : SIZES.slice(0, 1);

/** One visitor, who has games: every story goes on where the one before ended. */
describe('every page', () => {
  let seen: Visitor;
  let page: Page;

  beforeAll(async () => {
    seen = await visitorAs(browser, ann, LAPTOP);
    ({ page } = seen);
    await page.goto(server.address);
  }, PATIENCE);

  afterAll(() => page.context().close());

  it(
    'that was opened before a new release loads itself anew where a part of it is gone',
    async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      let missed = 0;
      await page.route(
        '**/assets/help-page-*.js',
        (route) => {
          missed += 1;
          return route.fulfill({ status: 404 });
        },
        { times: 1 },
      );
      await page.getByRole('link', { name: 'Rules' }).click();
      await page.getByRole('heading', { name: 'All rules' }).waitFor();
      expect(missed).toBe(1);
      await page.unrouteAll();
    },
    PATIENCE,
  );

  it.each(LANGUAGES)(
    'spills nothing over, on a phone or on a laptop, in %s',
    async (language) => {
      const before = seen.complaints().length;
      await speak(page, language);
      const spilt: string[] = [];
      for (const path of [...pages, ...STRANGERS]) {
        await goWithin(page, path);
        spilt.push(...(await spiltAnywhere(page, sizesIn(language))).map((what) => `${path} ${what}`));
      }
      expect(spilt).toEqual([]);
      expect(seen.complaints().slice(before)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'gives axe nothing to find, by day and by night',
    async () => {
      if (LAPTOP.viewport) await page.setViewportSize(LAPTOP.viewport);
      const found: string[] = [];
      for (const path of [...pages, ...STRANGERS].filter((each) => looked?.has(each) ?? true)) {
        await goWithin(page, path);
        found.push(...(await findingsDayAndNight(page)).map((what) => `${path} ${what}`));
      }
      expect(found).toEqual([]);
    },
    PATIENCE,
  );
});

/** Places whose middle lies below something else even when they have the focus. */
const HIDDEN_WITH_FOCUS = `[...document.querySelectorAll('#board button.open')].flatMap((place) => {
  place.focus();
  const { left, top, width, height } = place.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return place.contains(hit) ? [] : [place.textContent];
})`;

/** Runs in the page: which places lie below the hint, with all that is drawn and marked in them. */
const COVERED = `(() => {
  const hint = document.querySelector('.hint-note').getBoundingClientRect();
  return [...document.querySelectorAll('#board .place, #board .plate, #board .ring, #board .card-slot, #board .stack')]
    .filter((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return left < hint.right && right > hint.left && top < hint.bottom && bottom > hint.top;
    })
    .map((place) => place.textContent);
})()`;

/** One visitor: every story goes on where the one before ended. */
describe('somebody new', () => {
  let seen: Visitor;
  let page: Page;

  beforeAll(async () => {
    seen = await visitor(browser, PHONE);
    ({ page } = seen);
  }, PATIENCE);

  afterAll(() => page.context().close());

  it(
    'finds how to play, and a rule opens over it',
    async () => {
      await page.goto(server.address);
      await page.getByRole('button', { name: 'Čeština' }).click();
      await page.getByRole('link', { name: 'Jak se hraje' }).waitFor();
      expect([...(await spiltAnywhere(page)), ...(await findingsDayAndNight(page))]).toEqual([]);
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('link', { name: 'How to play' }).click();
      await page.getByRole('heading', { name: 'How to play', level: 1 }).waitFor();
      await page.getByRole('row', { name: /Quarry 1–7 Every 5 pips bring 1 stone/ }).waitFor();
      await page.getByText('Quarry: 13 pips bring 2 stone.').waitFor();
      await page.getByText('Step 4–8: 1 for 1').waitFor();
      const rule = page.getByRole('link', { name: 'Fewer players, fewer places' });
      const openRule = async (): Promise<void> => {
        await rule.click();
        await page
          .getByRole('dialog')
          .getByRole('heading', { name: /Fewer players/ })
          .waitFor();
      };
      await openRule();
      expect(new URL(page.url()).pathname).toBe('/learn');
      // A reload leaves no window open, but its trace in the browser's history.
      await page.reload();
      await openRule();
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await rule.and(page.locator(':focus')).waitFor();
      expect(new URL(page.url()).pathname).toBe('/learn');
      await page.goto(`${server.address}/learn#slow`);
      await page.locator('#slow').waitFor();
      expect(await page.evaluate('scrollY')).toBeGreaterThan(1000);
      expect(seen.complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'plays by hints that cover no part of any place, on a phone or on a laptop',
    async () => {
      await practise(server.address, page);
      await page.locator('.hint-note').waitFor();
      expect(await page.evaluate(COVERED)).toEqual([]);
      if (LAPTOP.viewport) await page.setViewportSize(LAPTOP.viewport);
      await page.locator('#board .plate').first().waitFor();
      await page.locator('.hint-note').waitFor();
      expect(await page.evaluate(COVERED)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'reaches by keyboard what is not hidden below the sheet, on a low phone',
    async () => {
      await page.setViewportSize({ width: 360, height: 600 });
      await page.locator('#board .small-plate').first().waitFor();
      expect(await page.evaluate(HIDDEN_WITH_FOCUS)).toEqual([]);
    },
    PATIENCE,
  );
});
