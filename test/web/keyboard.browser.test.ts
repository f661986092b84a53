import type { Page } from 'playwright-core';
import { LAPTOP, place, practise, sendPeople, visitor } from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { twoAtTheBoard } from '../support/seated-visitor.js';
import { until } from '../support/until.js';

const PATIENCE = 300_000;

const house = browserHouse(PATIENCE);

const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`);

/** Runs in the page: whether it scrolls once what happened is more than there is room for. */
const SCROLLS = `(() => {
  document.querySelector('.chronicle-log ol').style.paddingTop = '1000px';
  return document.documentElement.scrollHeight > innerHeight;
})()`;

async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let tabs = 0; tabs < 12 && !(await focused(page, wanted)); tabs += 1) await page.keyboard.press('Tab');
}

/** What the keyboard can do next: confirm, choose where to go, or leave what cannot be paid. */
async function oneStep(page: Page): Promise<void> {
  await page.keyboard.press('d');
  if ((await page.locator('#decision [data-confirm]:enabled').count()) === 1) {
    await page.keyboard.press('Enter');
    return;
  }
  await tabTo(page, '#decision .open-places summary, #decision .actions button:enabled');
  await page.keyboard.press('Enter');
  // The list of places opens with Enter; its first one is the next thing to come to.
  if (!(await focused(page, 'summary'))) return;
  await tabTo(page, '#decision .open-places button');
  await page.keyboard.press('Enter');
}

describe('with the keyboard alone', () => {
  it(
    'a round is played to its end',
    async () => {
      const { page, complaints } = await visitor(house.browser, LAPTOP);
      await practise(house.address, page);
      const mine = page.locator('#decision.mine-now');
      const next = page.locator('[data-round="2"]');
      while ((await next.count()) === 0) {
        await mine.or(next).first().waitFor();
        if ((await mine.count()) === 1) await oneStep(page);
      }
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    'one walks through the valley, sends as many as one likes, takes it back, and looks at the past',
    async () => {
      const [{ page: first }, { page: second }] = await twoAtTheBoard(house.browser, house.address);
      expect(await focused(first, '#decision-title')).toBe(true);
      expect(await first.locator('#board [tabindex="0"][data-roving]').count()).toBe(1);
      await place(first, 'Forest').focus();
      await first.keyboard.press('ArrowRight');
      expect(await focused(first, '[data-roving="clayPit"]')).toBe(true);
      await first.keyboard.press('ArrowDown');
      expect(await focused(first, '[data-roving="toolMaker"]')).toBe(true);
      await place(first, 'Clay pit').focus();
      await first.keyboard.press('Enter');
      await first.keyboard.press('3');
      await first.getByRole('button', { name: 'Send 3 to the clay pit' }).waitFor();
      await first.keyboard.press('-');
      await first.getByRole('button', { name: 'Send 2 to the clay pit' }).waitFor();
      // Pressed once more, a chosen place keeps the number; only the key confirms it.
      await place(first, 'Clay pit').click();
      await first.getByRole('button', { name: 'Send 2 to the clay pit' }).waitFor();
      await first.keyboard.press('Enter');
      await first.getByRole('heading', { name: 'is placing people' }).waitFor();
      await first.keyboard.press('u');
      await first.getByRole('heading', { name: 'Place your people' }).waitFor();
      await first.locator('.chronicle-log .undone').first().waitFor();
      expect(await first.evaluate(SCROLLS)).toBe(false);
      await first.keyboard.press('[');
      await first.waitForURL('**/at/*');
      await first.keyboard.press('l');
      await until(() => !first.url().includes('/at/'));
      await first.keyboard.press('Alt+2');
      expect(await focused(first, '.tribe:nth-of-type(2)')).toBe(true);
      await Promise.all([first, second].map((page) => page.context().close()));
    },
    PATIENCE,
  );

  it(
    'nothing is taken back while a move is under way',
    async () => {
      const { page } = await visitor(house.browser, LAPTOP);
      await practise(house.address, page);
      await page.locator('#board .open:not([data-roving="hunt"])').first().click();
      await page.locator('[data-confirm]').click();
      // Against a bot one takes back alone, also after it has answered.
      await page.getByRole('button', { name: 'Take back' }).waitFor();
      const sent: string[] = [];
      let release = (): void => undefined;
      const released = new Promise<void>((over) => {
        release = over;
      });
      await page.route('**/graphql', async (route) => {
        const { operationName: name } = route.request().postDataJSON() as Readonly<{ operationName: string }>;
        if (/^(PlacePeople|UndoMove|AskUndo)$/.test(name)) {
          sent.push(name);
          await released;
        }
        return route.continue();
      });
      await sendPeople(page, 'Hunting ground', 2);
      await page.keyboard.press('u');
      release();
      await page.getByRole('link', { name: 'You sent 2 people to the hunting ground' }).waitFor();
      expect(sent).toEqual(['PlacePeople']);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    'single keys can be switched off',
    async () => {
      const { page } = await visitor(house.browser, LAPTOP);
      await practise(house.address, page);
      await page.keyboard.press('?');
      await page.getByLabel('Keys work on this device').click();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.keyboard.press('?');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.context().close();
    },
    PATIENCE,
  );
});
