import type { Page } from 'playwright-core';
import type { Client } from '../support/api-client.js';
import { accept, startedBy, type Table } from '../support/api-play.js';
import { findingsDayAndNight } from '../support/axe.js';
import { goWithin, LAPTOP, PHONE, type Visitor } from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { playByOptions } from '../support/option-player.js';
import { person, visitorAs } from '../support/seated-visitor.js';
import { until } from '../support/until.js';

const PATIENCE = 120_000;

const house = browserHouse(PATIENCE);
let ann: Client;
let table: Table;
let laptop: Visitor;
let page: Page;
let game: string;

beforeAll(async () => {
  const bob = await person(house.address, 'Bob');
  ann = await person(house.address, 'Ann');
  table = await startedBy(ann, bob, { edition: 'CS_2019' });
  game = `/g/${table.gameId}`;
  laptop = await visitorAs(house.browser, ann, LAPTOP);
  ({ page } = laptop);
  await page.goto(house.address + game);
}, PATIENCE);

type Looked = Readonly<{ game: { version: number; keepsake: { seenVersion: number } } }>;
const looked = async (): Promise<Looked['game']> => {
  const query = 'query Seen($id: ID!) { game(id: $id) { version keepsake { seenVersion } } }';
  return (await ann.send<Looked>(query, { id: table.gameId })).data.game;
};

/** Lets both play on without the page. */
async function playBehindItsBack(): Promise<void> {
  const { gameId, bob } = table;
  await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 1 });
  await accept(bob, 'placePeople', { gameId, place: 'forest', people: 1 });
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

/** As much of a question to the API as is looked at here. */
type Asked = Readonly<{ operationName?: string; variables?: Readonly<{ before?: string | null }> }>;

type SheetSeen = Readonly<{ high: number; free: boolean; thumb: number }>;

/** The second story goes on with the phone of the first. */
describe('coming back', () => {
  let phone: Visitor;
  beforeAll(async () => {
    phone = await visitorAs(house.browser, ann, PHONE);
  });
  afterAll(() => phone.page.context().close());

  it(
    'on another device shows what happened since the last visit on the first, and plays it again until a key is pressed',
    async () => {
      await page.locator('#decision.mine-now').waitFor();
      await until(async () => {
        const { version, keepsake } = await looked();
        return keepsake.seenVersion === version;
      });
      await page.goto('about:blank');
      await playBehindItsBack();
      const { page: other } = phone;
      await other.goto(house.address + game);
      await other.getByRole('button', { name: /^What happened, [1-9]\d* new$/ }).click();
      await other.getByRole('heading', { name: 'Since your last visit' }).waitFor();
      await other.getByRole('button', { name: /^Replay [1-9]/ }).click();
      await other.waitForURL('**/at/*');
      expect(await other.getByRole('dialog').count()).toBe(0);
      await other.keyboard.press('x');
      await other.waitForURL(house.address + game);
    },
    PATIENCE,
  );

  it(
    'on a phone steps through the moves below the board, and back to now at any time',
    async () => {
      const { page: small, complaints } = phone;
      await small.getByRole('button', { name: /^What happened/ }).click();
      await small.getByRole('button', { name: 'Step through the game' }).click();
      await small.waitForURL('**/at/*');
      expect(await small.getByRole('dialog').count()).toBe(0);
      const heading = small.getByRole('heading', { name: /^Move \d+ of \d+$/ });
      const last = await heading.textContent();
      await small.getByRole('button', { name: 'One move back' }).click();
      await until(async () => (await heading.textContent()) !== last);
      await small.locator('.moment', { hasText: /\w/ }).waitFor();
      const { high, free, thumb } = await small.evaluate<SheetSeen>(SHEET);
      expect(high).toBeLessThanOrEqual(230);
      expect(free).toBe(true);
      expect(thumb).toBeGreaterThanOrEqual(44);
      await small.getByRole('button', { name: /^What happened/ }).click();
      await small.getByRole('link', { name: 'You sent 1 person to the hunting ground' }).click();
      await small.getByRole('dialog').waitFor({ state: 'detached' });
      await small.locator('[data-roving="hunt"] .crowd').first().waitFor();
      // The move before that it was my turn, and now it is not.
      await small.getByRole('button', { name: 'One move back' }).click();
      await small.locator('[data-roving="hunt"] .crowd').first().waitFor({ state: 'detached' });
      expect(await small.locator('#decision.mine-now, #board .open, #board .calling').count()).toBe(0);
      await small.getByRole('button', { name: 'Back to now' }).click();
      await small.waitForURL(house.address + game);
      expect(complaints()).toEqual([]);
    },
    PATIENCE,
  );
});

/** One story after another at one game, which is long by now. */
describe('looking back', () => {
  beforeAll(async () => {
    let turns = 0;
    // Long enough for more than one page of events, and then until it is Ann's turn.
    await playByOptions(table, (_, { awaiting }) => (turns += 1) > 55 && awaiting[0]?.seat === 1);
  }, PATIENCE);

  it(
    'leads to the move a link names, however long the history',
    async () => {
      const { version } = await looked();
      // More than one page of events: the oldest come last.
      expect(version).toBeGreaterThan(110);
      const link = `${house.address}${game}/at/20`;
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
      await page.waitForURL(house.address + game);
    },
    PATIENCE,
  );

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
      const { version } = await looked();
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
      await page.waitForURL(house.address + game);
      await page.keyboard.press('ArrowLeft');
      await page.waitForURL('**/at/*');
      await page.keyboard.press('l');
      await page.waitForURL(house.address + game);
    },
    PATIENCE,
  );

  it(
    'opens the chronicle at its newest line, also while the oldest are still to come',
    async () => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      let held = 0;
      await page.route('**/graphql', async (route, request) => {
        const { operationName, variables } = request.postDataJSON() as Asked;
        if (operationName === 'Events' && typeof variables?.before === 'string') {
          held += 1;
          await released;
        }
        await route.continue();
      });
      await goWithin(page, '/tables');
      await goWithin(page, game);
      await until(() => held > 0);
      await page.getByRole('button', { name: /^Whole chronicle/ }).click();
      const chronicle = page.locator('.chronicle.whole');
      await chronicle.locator('li').first().waitFor();
      await page.evaluate(SCROLLS_AS_IT_GROWS);
      release();
      await chronicle.getByRole('heading', { name: /^Round 1,/ }).waitFor({ state: 'attached' });
      await until(() => page.evaluate<boolean>(AT_END));
      await page.unrouteAll();
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
