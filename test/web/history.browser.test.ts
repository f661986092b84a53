import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findingsDayAndNight } from '../support/axe.js';
import {
  LAPTOP,
  launchBrowser,
  PAGE_ROOT,
  PHONE,
  practise,
  visitor,
  type Visitor,
} from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { letPlay } from '../support/robot.js';
import { until } from '../support/until.js';

const PATIENCE = 120_000;

let server: TestServer;
let browser: Browser;
let laptop: Visitor;
let page: Page;
let game: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), {
      settings: { pageRoot: PAGE_ROOT },
      pauses: { afterPersonMs: 0, afterBotMs: 0 },
    }),
    launchBrowser(),
  ]);
  laptop = await visitor(browser, LAPTOP);
  ({ page } = laptop);
  game = await practise(server.address, page);
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

/** Asks the API with the session of a browser. */
async function ask<Data>(context: BrowserContext, query: string): Promise<Data> {
  const headers = { origin: server.address };
  const answer = await context.request.post(`${server.address}/graphql`, { data: { query }, headers });
  return ((await answer.json()) as { data: Data }).data;
}

type Looked = Readonly<{ game: { version: number; keepsake: { seenVersion: number } } }>;
const gameId = (): string => game.replace('/g/', '');
const looked = (): Promise<Looked> =>
  ask(page.context(), `{ game(id: "${gameId()}") { version keepsake { seenVersion } } }`);

/** Lets the guest play on without the page, and the bot answer. */
async function playBehindItsBack(): Promise<void> {
  const { game: before } = await looked();
  await ask(
    page.context(),
    `mutation { placePeople(input: { gameId: "${gameId()}", commandId: "behind", place: "hunt", people: 1 }) { __typename } }`,
  );
  await until(async () => (await looked()).game.version > before.version + 2);
}

/** Runs in the page: how high the sheet of a phone is, whether the valley above it and all its buttons are in sight, and how small the smallest is. */
const SHEET = `(() => {
  const sheet = document.querySelector('.deciding').getBoundingClientRect();
  const valley = document.querySelector('.small-valley').getBoundingClientRect();
  const buttons = [...document.querySelectorAll('.deciding :is(button:not([popover] *), input)')].map((each) => each.getBoundingClientRect());
  return {
    high: sheet.height,
    free: valley.top >= 0 && valley.bottom <= sheet.top && buttons.every(({ left, right }) => left >= 0 && right <= innerWidth),
    thumb: Math.min(...buttons.flatMap(({ width, height }) => [width, height])),
  };
})()`;

/** Runs in the page: whether the chronicle is scrolled to its end. */
const AT_END = `(({ scrollHeight, scrollTop, clientHeight }) => scrollTop > 0 && scrollHeight - scrollTop - clientHeight < 2)(
  document.querySelector('.chronicle.whole'))`;

/** Runs in the page: the chronicle hears of its scrolling as soon as it has grown, as it does when a frame is due just then. */
const SCROLLS_AS_IT_GROWS = `(() => {
  const list = document.querySelector('.chronicle.whole');
  new MutationObserver(() => list.dispatchEvent(new Event('scroll'))).observe(list, { childList: true, subtree: true });
})()`;

/** Runs in the page: whether the line of the moment can be seen in its list, which the page has not scrolled for. */
const HERE = `(() => {
  const line = document.querySelector('.chronicle-log [aria-current]')?.getBoundingClientRect();
  const list = document.querySelector('.chronicle-log').getBoundingClientRect();
  return line !== undefined && line.top >= list.top && line.bottom <= list.bottom && scrollY === 0;
})()`;

type SheetSeen = Readonly<{ high: number; free: boolean; thumb: number }>;

describe('coming back', () => {
  it(
    'on another device shows what happened since the last visit on the first, and plays it again until a key is pressed',
    async () => {
      await page.locator('#decision.mine-now').waitFor();
      await until(async () => {
        const { version, keepsake } = (await looked()).game;
        return keepsake.seenVersion === version;
      });
      await page.goto('about:blank');
      await playBehindItsBack();
      const phone = await visitor(browser, PHONE);
      await phone.page.context().addCookies(await page.context().cookies());
      await phone.page.goto(server.address + game);
      await phone.page.getByRole('button', { name: /^What happened, [1-9]\d* new$/ }).click();
      await phone.page.getByRole('heading', { name: 'Since your last visit' }).waitFor();
      await phone.page.getByRole('button', { name: /^Replay [1-9]/ }).click();
      await phone.page.waitForURL('**/at/*');
      expect(await phone.page.getByRole('dialog').count()).toBe(0);
      await phone.page.keyboard.press('x');
      await phone.page.waitForURL(server.address + game);
      await phone.page.context().close();
    },
    PATIENCE,
  );

  it(
    'on a phone steps through the moves below the board, and back to now at any time',
    async () => {
      const { page: phone, complaints } = await visitor(browser, PHONE);
      await phone.context().addCookies(await page.context().cookies());
      await phone.goto(server.address + game);
      await phone.getByRole('button', { name: /^What happened/ }).click();
      await phone.getByRole('button', { name: 'Step through the game' }).click();
      await phone.waitForURL('**/at/*');
      expect(await phone.getByRole('dialog').count()).toBe(0);
      const heading = phone.getByRole('heading', { name: /^Move \d+ of \d+$/ });
      const last = await heading.textContent();
      await phone.getByRole('button', { name: 'One move back' }).click();
      await until(async () => (await heading.textContent()) !== last);
      await phone.locator('.moment', { hasText: /\w/ }).waitFor();
      const { high, free, thumb } = await phone.evaluate<SheetSeen>(SHEET);
      expect(high).toBeLessThanOrEqual(230);
      expect(free).toBe(true);
      expect(thumb).toBeGreaterThanOrEqual(44);
      await phone.getByRole('button', { name: /^What happened/ }).click();
      await phone.getByRole('link', { name: 'You sent 1 person to the hunting ground' }).click();
      await phone.getByRole('dialog').waitFor({ state: 'detached' });
      await phone.locator('[data-roving="hunt"] .crowd').first().waitFor();
      // The move before that it was my turn, and now it is not.
      await phone.getByRole('button', { name: 'One move back' }).click();
      await phone.locator('[data-roving="hunt"] .crowd').first().waitFor({ state: 'detached' });
      expect(await phone.locator('#decision.mine-now, #board .open, #board .calling').count()).toBe(0);
      await phone.getByRole('button', { name: 'Back to now' }).click();
      await phone.waitForURL(server.address + game);
      expect(complaints()).toEqual([]);
      await phone.context().close();
    },
    PATIENCE,
  );
});

describe('looking back', () => {
  beforeAll(async () => {
    await page.goto(server.address + game);
    await page.locator('#decision').waitFor();
    await letPlay(page, { likes: { hunt: 9 }, until: '[data-round="2"]' });
  }, PATIENCE);

  it(
    'shows the board as others see it, and decides nothing there',
    async () => {
      await page.getByRole('button', { name: 'See the board as' }).click();
      await page.locator('.eyes-menu').getByRole('button').nth(1).click();
      await page.getByRole('heading', { name: /^As .+ sees it$/ }).waitFor();
      expect(await page.locator('#decision.mine-now').count()).toBe(0);
      expect(await page.locator('.tribe').first().getAttribute('class')).not.toContain('mine');
      expect(await findingsDayAndNight(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to my own eyes' }).click();
      await page.locator('.tribe.mine').waitFor();
    },
    PATIENCE,
  );

  it(
    'goes from move to move by the keys of the slider, and says where one is',
    async () => {
      const slider = page.getByRole('slider', { name: 'History of the game' });
      const at = (): number => Number(/at\/(\d+)/.exec(page.url())?.[1]);
      await slider.focus();
      await page.keyboard.press('ArrowLeft');
      await page.waitForURL('**/at/*');
      const last = at();
      // A move is a version, in every number on the page and in the address.
      const { version } = (await looked()).game;
      expect(last).toBe(version - 1);
      await page.getByRole('heading', { name: `Move ${last} of ${version}` }).waitFor();
      await page.getByText(`${last} / ${version}`).waitFor();
      await page.getByRole('button', { name: `Whole chronicle, ${version} moves` }).waitFor();
      await page.keyboard.press('ArrowLeft');
      await until(() => at() === last - 1);
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Home');
      await page.getByRole('heading', { name: /^Move \d+ of \d+$/ }).waitFor();
      await page.keyboard.press('End');
      await page.waitForURL(server.address + game);
      await page.keyboard.press('ArrowLeft');
      await page.waitForURL('**/at/*');
      await page.keyboard.press('l');
      await page.waitForURL(server.address + game);
    },
    PATIENCE,
  );

  it(
    'leads to the move a link names, however long the history',
    async () => {
      await letPlay(page, { likes: { hunt: 9 }, until: '[data-round="4"]' });
      const { version } = (await looked()).game;
      // More than one page of events: the oldest come last.
      expect(version).toBeGreaterThan(110);
      const link = `${server.address}${game}/at/20`;
      await page.goto(link);
      await page.getByRole('heading', { name: `Move 20 of ${version}` }).waitFor();
      await page.locator('.rail-round', { hasText: /^1$/ }).waitFor();
      expect(page.url()).toBe(link);
      await until(() => page.evaluate<boolean>(HERE));
      // Whoever presses a line that is in sight finds it where it was.
      const earlier = page.locator('.chronicle-log li.here + li');
      const before = await earlier.boundingBox();
      await earlier.getByRole('link').click();
      await until(() => page.url() !== link);
      expect(await page.locator('.chronicle-log li.here').boundingBox()).toEqual(before);
      expect(await page.locator('.chronicle-log li.later').count()).toBeGreaterThan(20);
      await page.getByRole('button', { name: 'Back to now' }).first().click();
      await page.waitForURL(server.address + game);
    },
    PATIENCE,
  );

  it(
    'opens the chronicle at its newest line, also while the oldest are still to come',
    async () => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      let asked = 0;
      await page.route('**/graphql', async (route, request) => {
        if (/query Events\b/.test(request.postData() ?? '') && (asked += 1) > 1) await released;
        await route.continue();
      });
      await page.goto(server.address + game);
      await until(() => asked > 1);
      await page.getByRole('button', { name: /^Whole chronicle/ }).click();
      const chronicle = page.locator('.chronicle.whole');
      await chronicle.locator('li').first().waitFor();
      await page.evaluate(SCROLLS_AS_IT_GROWS);
      release();
      await chronicle.getByRole('heading', { name: /^Round 1,/ }).waitFor({ state: 'attached' });
      await until(() => page.evaluate<boolean>(AT_END));
      await page.unroute('**/graphql');
      await page.keyboard.press('Escape');
    },
    PATIENCE,
  );

  it(
    'tells how dice were rolled',
    async () => {
      await page.getByRole('button', { name: /^Whole chronicle/ }).click();
      const chronicle = page.getByRole('dialog', { name: 'Chronicle' });
      await chronicle.locator('summary', { hasText: 'How this was rolled' }).first().click();
      await chronicle
        .getByText(/^Draw \d+ of this game: [1-6]/)
        .first()
        .waitFor();
      await chronicle
        .getByText(/^[0-9a-f]{64}$/)
        .first()
        .waitFor();
      expect(await findingsDayAndNight(page)).toEqual([]);
      expect(laptop.complaints()).toEqual([]);
    },
    PATIENCE,
  );
});
