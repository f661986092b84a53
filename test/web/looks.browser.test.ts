import type { BrowserContextOptions, Page } from 'playwright-core';
import { findings, findingsDayAndNight } from '../support/axe.js';
import { goWithin, LAPTOP, PHONE, place, practise, visitor } from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { LONG } from '../support/long.js';
import { letPlay } from '../support/robot.js';

const PATIENCE = 300_000;

const house = browserHouse(PATIENCE);

/** Panels to play on for. Tools and markets take some rounds to come to: suites that have them before them look at them too. */
const PANELS = [
  '#decision .goods-picker',
  ...(LONG ? ['#decision .tool-picker', '#decision .market-dice'] : []),
];

/** What only strangers see; what looks the same to everybody is looked at as somebody else does (`pages`). */
const STRANGERS = [
  '/',
  '/settings',
  '/g/00112233-4455-4677-8899-aabbccddeeff',
  ...(LONG ? ['/tables', '/tables/new', '/no/such/path'] : []),
];

type Look = (page: Page) => Promise<readonly string[]>;

/** A phone has the colours of a laptop: by night it is looked at in long runs. */
const DEVICES: readonly (readonly [string, BrowserContextOptions, Look])[] = [
  ['a laptop by day and by night', LAPTOP, findingsDayAndNight],
  LONG ? ['a phone by day and by night', PHONE, findingsDayAndNight] : ['a phone by day', PHONE, findings],
];

/** Runs in the page: whether the chosen place, the button that decides and green and sand cards stand out by their ground. */
const TOLD_APART = `[
  ['.place.chosen :is(.plate, .small-plate)', '.place.open:not(.chosen) :is(.plate, .small-plate)'],
  ['#decision .primary', '#decision .button:not(.primary)'],
  ['.card-top', '.card-bottom'],
].map((pair) => new Set(pair.map((each) => getComputedStyle(document.querySelector(each)).backgroundColor)).size === 2)`;

/** The lowest phone on which a decision must not scroll. */
const LOW = { width: 360, height: 640 };

/** Runs in the page: whether a purchase shows what is bought, for how much, how the tribe would be fed, and leaves the valley in sight. */
const BOUGHT = `(() => {
  const seen = (each) => [...document.querySelectorAll('#decision ' + each)].some((one) => one.checkVisibility() && /\\w/.test(one.textContent));
  const sheet = document.querySelector('.phone .deciding');
  // What was rolled and what can be taken back are said above it for a while.
  const said = [...document.querySelectorAll('.deciding > :is(.toast, .just-rolled, .hint-note)')].reduce((sum, each) => sum + each.offsetHeight + 12, 0);
  const near = sheet === null || (sheet.offsetHeight - said <= 290 && sheet.scrollHeight <= sheet.clientHeight);
  return [seen('.ware .chip.now'), seen('.pay-sum') || seen('.tag'), seen('.feeding'), near];
})()`;

/** Their pages have the same parts on a phone. */
describe.each(LONG ? DEVICES : DEVICES.slice(0, 1))('on %s', (_name, device, look) => {
  it(
    'axe finds nothing on the pages that a stranger sees',
    async () => {
      const { page } = await visitor(house.browser, device);
      await page.goto(house.address);
      const found: string[] = [];
      for (const path of STRANGERS) {
        await goWithin(page, path);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        found.push(...(await look(page)).map((what) => `${path} ${what}`));
      }
      expect(found).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe.each(DEVICES)('on %s', (_name, device, look) => {
  it(
    'axe finds nothing in a game: while placing, buying, in the past, in sheets',
    async () => {
      const { page, complaints } = await visitor(house.browser, device);
      const game = await practise(house.address, page);
      expect(await look(page)).toEqual([]);
      await place(page, 'Forest').click();
      expect(await look(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await page.evaluate(TOLD_APART)).toEqual([true, true, true]);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      expect(await look(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const likes = { market: 9, card1: 5, card2: 4, forest: 3, toolMaker: 6, hut: 5 };
      for (const until of PANELS) {
        await letPlay(page, { likes, until });
        if (until === PANELS[0]) expect(await page.evaluate(BOUGHT)).toEqual([true, true, true, true]);
        expect(await look(page)).toEqual([]);
      }
      await page.goto(`${house.address}${game}/at/9`);
      await page.getByRole('button', { name: 'Back to now' }).first().waitFor();
      expect(await look(page)).toEqual([]);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

/** Whether the page scrolls, and which plates stick out of the valley. */
const fits = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    const valley = document.querySelector('.valley, .small-valley').getBoundingClientRect();
    const outside = [...document.querySelectorAll('.plate, .small-plate')].filter((plate) => {
      const { left, right } = plate.getBoundingClientRect();
      return left < valley.left - 1 || right > valley.right + 1;
    });
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { plates: outside.map((plate) => plate.textContent), wide: scrollWidth > innerWidth, high: scrollHeight > innerHeight };
  })()`);

/** The first to be played no more on a laptop, but on a phone. */
const ROUNDS = LONG ? 4 : 2;

/** The button on the front page, and how the chronicle says “you sent”. */
const LANGUAGES = [
  ['en', 'Play now', 'You sent'],
  ['cs', 'Hrát hned', 'Posíláš'],
  ['sk', 'Hrať hneď', 'Posielaš'],
  ['hr', 'Igraj odmah', 'Šalješ'],
] as const;

/** Czech words are among the longest. */
const PLAYED = LANGUAGES.filter(([language]) => LONG || language === 'cs');

describe.each(PLAYED)('in %s', (language, playNowLabel, sent) => {
  it(
    'every word fits for rounds of play, 1366 × 768 does not scroll, and the server speaks that language too',
    async () => {
      const { page, complaints } = await visitor(house.browser, LAPTOP, language);
      await page.goto(house.address);
      await page.getByRole('button', { name: playNowLabel }).click();
      await page.locator('.plate').first().waitFor();
      expect(await page.evaluate('document.documentElement.lang')).toBe(language);
      expect(await fits(page)).toEqual({ plates: [], wide: false, high: false });
      const { spilt } = await letPlay(page, {
        likes: { card1: 5, card2: 5, hunt: 3 },
        until: `[data-round="${ROUNDS}"]`,
      });
      expect(spilt).toEqual([]);
      expect(await fits(page)).toEqual({ plates: [], wide: false, high: false });
      expect(await page.locator('.chronicle-log').innerText()).toContain(sent);
      await page.setViewportSize(LOW);
      await page.locator('.small-plate').first().waitFor();
      const small = await letPlay(page, {
        likes: { card1: 5, hunt: 3 },
        until: `[data-round="${ROUNDS + 1}"]`,
      });
      expect(small.spilt).toEqual([]);
      expect(await fits(page)).toMatchObject({ plates: [], wide: false });
      // Zoomed to 200 % in a window of 1280 × 720, the board and its decision still stand side by side.
      await page.setViewportSize({ width: 640, height: 360 });
      await page.locator('.game.split .small-plate').first().waitFor();
      expect(await fits(page)).toMatchObject({ plates: [], wide: false });
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
