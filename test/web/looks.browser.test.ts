import type { Page } from 'playwright-core';
import { findings, findingsDayAndNight } from '../support/axe.js';
import { goWithin, LAPTOP, PHONE, visitor, type Visitor } from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { LONG } from '../support/long.js';
import { letPlay } from '../support/robot.js';
import { speak } from '../support/speak.js';
import { spiltOn } from '../support/spilt.js';

const PATIENCE = 300_000;

const house = browserHouse(PATIENCE);

const LIKES = { market: 9, card1: 5, card2: 4, forest: 3, toolMaker: 6, hut: 5 };

/** Panels to play on for. Tools and markets take some rounds to come to: suites that have them before them look at them too. */
const LATER = LONG ? ['#decision .tool-picker', '#decision .market-dice'] : [];

/** What only strangers see; what looks the same to everybody is looked at as somebody else does, as is their first page (`pages`). */
const STRANGERS = [
  '/settings',
  '/g/00112233-4455-4677-8899-aabbccddeeff',
  ...(LONG ? ['/', '/tables', '/tables/new', '/no/such/path'] : []),
];

/** A phone has the colours of a laptop, and its window is all that a page knows of it: by night it is looked at in long runs. */
const SCREENS = [
  { size: LAPTOP.viewport, shown: '.plate', look: findingsDayAndNight },
  { size: PHONE.viewport, shown: '.small-plate', look: LONG ? findingsDayAndNight : findings },
] as const;

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

const OVER = '#decision a[href$="/score"]';

/** The button on the front page, and how the chronicle says “you sent”. */
const LANGUAGES = [
  ['en', 'Play now', 'You sent'],
  ['cs', 'Hrát hned', 'Posíláš'],
  ['sk', 'Hrať hneď', 'Posielaš'],
  ['hr', 'Igraj odmah', 'Šalješ'],
] as const;

/** In long runs all; Czech words are among the longest. */
const PLAYED = LANGUAGES.filter(([language]) => LONG || language === 'cs');

/** Axe does not read: what it finds it finds in every language. */
const LOOKED_AT = 'cs';

/** One visitor and one game: every story goes on where the one before ended. */
describe.each(PLAYED)('in %s', (language, playNowLabel, sent) => {
  let seen: Visitor;
  let page: Page;

  beforeAll(async () => {
    seen = await visitor(house.browser, LAPTOP, language);
    ({ page } = seen);
    await page.goto(`${house.address}/settings`);
  }, PATIENCE);

  afterAll(() => page.context().close());

  /** What axe finds on a laptop and on a phone; leaves the page on a laptop. */
  async function lookedAt(within?: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const { size, shown, look } of SCREENS) {
      await show(size, shown);
      await page.emulateMedia({ colorScheme: 'light' });
      found.push(...(await look(page, within === undefined ? {} : { within })));
    }
    await show(SCREENS[0].size, SCREENS[0].shown);
    return found;
  }

  async function show(size: (typeof SCREENS)[number]['size'], shown: string): Promise<void> {
    if (size) await page.setViewportSize(size);
    await page.locator(shown).first().waitFor();
  }

  const roundAfter = async (least: number): Promise<string> => {
    const now = Number(await page.locator('[data-round]').first().getAttribute('data-round'));
    return `[data-round="${Math.max(least, now + 1)}"], ${OVER}`;
  };

  if (language === LOOKED_AT)
    it(
      'axe finds nothing on the pages that a stranger sees',
      async () => {
        const found: string[] = [];
        for (const path of STRANGERS) {
          await goWithin(page, path);
          await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
          found.push(...(await findingsDayAndNight(page)).map((what) => `${path} ${what}`));
        }
        expect(found).toEqual([]);
      },
      PATIENCE,
    );

  it(
    'every word of every language fits on the board, and 1366 × 768 does not scroll',
    async () => {
      await goWithin(page, '/');
      await page.getByRole('button', { name: playNowLabel }).click();
      await page.locator('.plate').first().waitFor();
      expect(await page.evaluate('document.documentElement.lang')).toBe(language);
      // The one that is played in comes last.
      for (const [each] of [...LANGUAGES, [language]] as const) {
        await speak(page, each);
        const spilt = await spiltOn(page);
        expect([each, spilt, await fits(page)]).toEqual([each, [], { plates: [], wide: false, high: false }]);
      }
    },
    PATIENCE,
  );

  if (language === LOOKED_AT)
    it(
      'axe finds nothing in a game: while placing, buying, in the past, in sheets',
      async () => {
        // What is not chosen yet looks the same beside what is.
        expect(await lookedAt('#decision')).toEqual([]);
        await page.locator('#board [data-roving="forest"]').click();
        expect(await lookedAt()).toEqual([]);
        await page.emulateMedia({ forcedColors: 'active' });
        for (const { size, shown } of SCREENS) {
          await show(size, shown);
          expect(await page.evaluate(TOLD_APART)).toEqual([true, true, true]);
        }
        await page.emulateMedia({ forcedColors: 'none' });
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
        expect(await lookedAt('dialog[open]')).toEqual([]);
        await page.keyboard.press('Escape');
        const { spilt } = await letPlay(page, { likes: LIKES, until: '#decision .goods-picker' });
        expect(spilt).toEqual([]);
        for (const { size, shown } of SCREENS) {
          await show(size, shown);
          expect(await page.evaluate(BOUGHT)).toEqual([true, true, true, true]);
        }
        expect(await lookedAt()).toEqual([]);
        const game = new URL(page.url()).pathname;
        await goWithin(page, `${game}/at/9`);
        await page.locator('.scrubber > .button').waitFor();
        expect(await lookedAt()).toEqual([]);
        await goWithin(page, game);
        await page.locator('.scrubber > .live').waitFor();
      },
      PATIENCE,
    );

  it(
    'every word fits for rounds of play, and the server speaks that language too',
    async () => {
      const { spilt } = await letPlay(page, {
        likes: { card1: 5, card2: 5, hunt: 3 },
        until: await roundAfter(ROUNDS),
      });
      expect(spilt).toEqual([]);
      expect(await fits(page)).toEqual({ plates: [], wide: false, high: false });
      expect(await page.locator('.chronicle-log').innerText()).toContain(sent);
      await page.setViewportSize(LOW);
      await page.locator('.small-plate').first().waitFor();
      const small = await letPlay(page, { likes: { card1: 5, hunt: 3 }, until: await roundAfter(0) });
      expect(small.spilt).toEqual([]);
      expect(await fits(page)).toMatchObject({ plates: [], wide: false });
      // Zoomed to 200 % in a window of 1280 × 720, the board and its decision still stand side by side.
      await page.setViewportSize({ width: 640, height: 360 });
      await page.locator('.game.split .small-plate').first().waitFor();
      expect(await fits(page)).toMatchObject({ plates: [], wide: false });
      await show(SCREENS[0].size, SCREENS[0].shown);
      for (const until of language === LOOKED_AT ? LATER : []) {
        await letPlay(page, { likes: LIKES, until });
        expect(await lookedAt()).toEqual([]);
      }
      expect(seen.complaints()).toEqual([]);
    },
    PATIENCE,
  );
});
