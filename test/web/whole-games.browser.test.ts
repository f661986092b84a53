import type { Page } from 'playwright-core';
import {
  LAPTOP,
  practise,
  PHONE,
  place,
  playNow,
  sendPeople,
  startTogether,
  visitor,
  type Visitor,
} from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { letPlay, type Robot } from '../support/robot.js';
import { until } from '../support/until.js';

const PATIENCE = 300_000;

const house = browserHouse(PATIENCE);

const leave = ({ page }: Visitor): Promise<void> => page.context().close();

/** Two who sit down to one game, one before a laptop and one with a phone. */
async function atTheBeginning(): Promise<readonly [Visitor, Visitor]> {
  const both = await Promise.all([visitor(house.browser, LAPTOP), visitor(house.browser, PHONE)]);
  const [ann, bob] = both;
  await startTogether(house.address, ann.page, bob.page);
  return both;
}

/** The whole chronicle, as it can be read on the page. */
async function chronicle(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Whole chronicle/ }).click();
  const text = await page.locator('.chronicle.whole').innerText();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  return text;
}

/** The final score as the page shows it: the parts of each tribe, and its total. */
async function finalScores(
  page: Page,
): Promise<readonly Readonly<{ parts: readonly number[]; total: number }>[]> {
  const numbers = async (selector: string): Promise<readonly number[]> =>
    // The page writes a real minus sign, which Number does not read.
    (await page.locator(selector).allInnerTexts()).map((text) => Number(text.replace('−', '-')));
  const totals = await numbers('.score-table tfoot td');
  const cells = await numbers('.score-table tbody td b');
  return totals.map((total, tribe) => ({
    total,
    parts: cells.filter((_, cell) => cell % totals.length === tribe),
  }));
}

/** People who build from one stack until it is empty, many together: so a whole game is a short one. */
const BUILDER: Robot = {
  likes: {
    market: 5,
    building1: 9.9,
    card1: 7,
    card2: 6.5,
    forest: 6,
    clayPit: 5,
    quarry: 4,
    river: 3,
    toolMaker: 8,
  },
  crowd: 4,
};

/** People who buy whatever there is: with two of them the cards run out soon. */
const COLLECTOR: Robot = {
  likes: {
    market: 2,
    building1: 9.5,
    card1: 9,
    card2: 9,
    card3: 8,
    card4: 7,
    toolMaker: 7.5,
    forest: 6,
    clayPit: 5,
  },
  crowd: 3,
};

const NO_PURCHASE = { card1: 0, card2: 0, card3: 0, card4: 0, building1: 0, building2: 0 };

/** Runs in the page: whether what one has, and the button that decides, can be seen as a whole. */
const IN_SIGHT = `['.deciding > .stock', '#decision [data-confirm]'].map((each) => {
  const element = document.querySelector(each);
  const { left, top, bottom, width } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
})`;

/** Runs in the page: how visible the winner is, what else tells who won, and where everything stands. */
const END = `({
  winner: getComputedStyle(document.querySelector('#decision-title .to-come > span')).opacity,
  signs: document.querySelectorAll('.best, .won, .rays').length > 0,
  plots: getComputedStyle(document.querySelector('.plot > svg')).opacity,
  stands: [...document.querySelectorAll('.score-head p, .cairns, .score-table td, .plot')].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  }),
})`;
type End = Readonly<{ winner: string; signs: boolean; plots: string; stands: readonly string[] }>;

/** Whoever cannot see the stones fall is told at once who won; to the eye nothing gives the end away until it is counted, or skipped. */
async function countUp(page: Page): Promise<void> {
  // Without motion there is nothing to skip.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('link', { name: 'Final score' }).click();
  await page.getByRole('heading', { name: /wins? with −?\d+ points?$/ }).waitFor();
  expect(await page.locator('.plot').count()).toBe(3);
  const before = await page.evaluate<End>(END);
  expect(before).toMatchObject({ winner: '0', signs: false, plots: '0' });
  // A key that is held down is one press, and presses what it was shown.
  await page.getByRole('button', { name: 'Skip' }).focus();
  for (const down of ['pressed', 'held']) {
    await page.keyboard.down('Enter');
    expect([down, await page.getByRole('button', { name: 'Count again' }).count()]).toEqual([down, 1]);
  }
  await page.keyboard.up('Enter');
  await until(async () => (await page.evaluate<End>(END)).plots === '1');
  expect(await page.evaluate<End>(END)).toEqual({
    winner: '1',
    signs: true,
    plots: '1',
    stands: before.stands,
  });
}

async function stepThrough(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Step through the game' }).click();
  await page.waitForURL('**/g/*/at/*');
  const start = page.url();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.waitForURL((url) => url.href !== start);
}

describe('by pressing what the page shows', () => {
  it(
    'two people play a whole game, one on a laptop and one on a phone, read the same score and step through it again',
    async () => {
      const [ann, bob] = await atTheBeginning();
      const journeys = await Promise.all([
        letPlay(ann.page, COLLECTOR),
        letPlay(bob.page, { ...COLLECTOR, likes: { ...COLLECTOR.likes, field: 7 } }),
      ]);
      const seen = journeys.flatMap(({ panels }) => panels);
      expect(seen).toEqual(expect.arrayContaining(['Placing', 'Your decision', 'Cards']));
      await countUp(ann.page);
      await bob.page.getByRole('link', { name: 'Final score' }).click();
      await bob.page.locator('.score-table').waitFor();
      const [one, other] = await Promise.all([ann, bob].map(({ page }) => finalScores(page)));
      expect(one).toEqual(other);
      for (const { parts, total } of one ?? [])
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      await stepThrough(ann.page);
      expect([ann.complaints(), bob.complaints()]).toEqual([[], []]);
      await Promise.all([ann, bob].map(leave));
    },
    PATIENCE,
  );

  it(
    'somebody new plays a whole game against a bot',
    async () => {
      const guest = await visitor(house.browser, LAPTOP);
      const { page } = guest;
      await playNow(house.address, page);
      // The bot has answered: it is asked for nothing, so that one press takes both moves back.
      await sendPeople(page, 'Field', 1);
      await page.getByRole('button', { name: 'Take back' }).click();
      await place(page, 'Field')
        .locator('.visually-hidden', { hasText: '1 of 1' })
        .waitFor({ state: 'attached' });
      const { panels } = await letPlay(page, BUILDER);
      const all = ['Placing', 'Your decision', 'Building', 'Cards', 'Market', 'tools'];
      expect(panels).toEqual(expect.arrayContaining(all));
      expect(guest.complaints()).toEqual([]);
      await leave(guest);
    },
    PATIENCE,
  );

  it(
    'a tribe that nobody hunts for goes hungry, and is asked twice before it does',
    async () => {
      const guest = await visitor(house.browser, LAPTOP);
      const { page } = guest;
      await playNow(house.address, page);
      await letPlay(page, {
        // All people together: nobody is left who might have to hunt because everything else is taken.
        likes: { forest: 9, clayPit: 8, quarry: 7, river: 6, hunt: 0, field: 0, ...NO_PURCHASE },
        crowd: 9,
        until: '#decision .ways',
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByText('or choose other resources').click();
      expect(await page.evaluate(IN_SIGHT)).toEqual([true, true]);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.locator('.way-out', { hasText: 'Go hungry' }).click();
      await page.getByRole('button', { name: 'Go hungry, −10 points' }).click();
      await page.getByRole('button', { name: 'Yes, lose 10 points' }).click();
      await page.locator('#decision .ways').waitFor({ state: 'detached' });
      expect(await chronicle(page)).toMatch(/You went hungry: .*−10 points/);
      expect(guest.complaints()).toEqual([]);
      await leave(guest);
    },
    PATIENCE,
  );

  it(
    'five tribes play a round with Style is the Goal',
    async () => {
      const ann = await visitor(house.browser, LAPTOP);
      const { page } = ann;
      await practise(house.address, page, { expansion: 'STYLE', seats: 5 });
      await place(page, 'Trader').waitFor();
      expect(await page.locator('.tribe').count()).toBe(5);
      expect(await page.locator('.card-slot').count()).toBe(5);
      expect(await page.locator('.stack').count()).toBe(5);
      await letPlay(page, { likes: { hunt: 8, trader: 9, card5: 5 }, until: '[data-round="2"]' });
      expect(await chronicle(page)).toContain('trade');
      expect(ann.complaints()).toEqual([]);
      await leave(ann);
    },
    PATIENCE,
  );
});
