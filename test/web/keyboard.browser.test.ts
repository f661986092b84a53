import type { Page } from 'playwright-core';
import { guest, startedBy } from '../support/api-play.js';
import { goWithin, LAPTOP, place, practice, sendPeople, type Visitor } from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { person, visitorAs } from '../support/seated-visitor.js';
import { until } from '../support/until.js';

const PATIENCE = 300_000;

const house = browserHouse(PATIENCE);
let ann: Visitor;
let page: Page;

beforeAll(async () => {
  const client = await person(house.address, 'Ann');
  const bob = await guest(house.address, 'Bob');
  const { gameId } = await startedBy(client, bob, { edition: 'CS_2019' });
  ann = await visitorAs(house.browser, client, LAPTOP);
  ({ page } = ann);
  await page.goto(`${house.address}/g/${gameId}`);
  await page.getByRole('heading', { name: 'Place your people' }).waitFor();
}, PATIENCE);

const focused = (selector: string): Promise<boolean> =>
  page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`);

/** Runs in the page: whether it scrolls once what happened is more than there is room for. */
const SCROLLS = `(() => {
  const { style } = document.querySelector('.chronicle-log ol');
  style.paddingTop = '1000px';
  const scrolls = document.documentElement.scrollHeight > innerHeight;
  style.paddingTop = '';
  return scrolls;
})()`;

/** Goes on to one of these; false where none is near, as while a move is under way. */
async function tabTo(wanted: string): Promise<boolean> {
  for (let tabs = 0; tabs < 12 && !(await focused(wanted)); tabs += 1) await page.keyboard.press('Tab');
  return focused(wanted);
}

/** What the keyboard can do next: confirm, choose where to go, or leave what cannot be paid. */
async function oneStep(): Promise<void> {
  await page.keyboard.press('d');
  if ((await page.locator('#decision [data-confirm]:enabled').count()) === 1) {
    await page.keyboard.press('Enter');
    return;
  }
  // Whatever else has the focus leads away: nothing of it is pressed.
  if (!(await tabTo('#decision .open-places summary, #decision .actions button:enabled'))) return;
  await page.keyboard.press('Enter');
  // The list of places opens with Enter; its first one is the next thing to come to.
  if (!(await focused('summary'))) return;
  if (await tabTo('#decision .open-places button')) await page.keyboard.press('Enter');
}

/** One visitor: each story goes on where the one before ended, the last three in a game against a bot. */
describe('with the keyboard alone', () => {
  it(
    'one walks through the valley, sends as many as one likes, takes it back, and looks at the past',
    async () => {
      expect(await focused('#decision-title')).toBe(true);
      expect(await page.locator('#board [tabindex="0"][data-roving]').count()).toBe(1);
      await place(page, 'Forest').focus();
      await page.keyboard.press('ArrowRight');
      expect(await focused('[data-roving="clayPit"]')).toBe(true);
      await page.keyboard.press('ArrowDown');
      expect(await focused('[data-roving="toolMaker"]')).toBe(true);
      await place(page, 'Clay pit').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('3');
      await page.getByRole('button', { name: 'Send 3 to the clay pit' }).waitFor();
      await page.keyboard.press('-');
      await page.getByRole('button', { name: 'Send 2 to the clay pit' }).waitFor();
      // Pressed once more, a chosen place keeps the number; only the key confirms it.
      await place(page, 'Clay pit').click();
      await page.getByRole('button', { name: 'Send 2 to the clay pit' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'is placing people' }).waitFor();
      await page.keyboard.press('u');
      await page.getByRole('heading', { name: 'Place your people' }).waitFor();
      await page.locator('.chronicle-log .undone').first().waitFor();
      expect(await page.evaluate(SCROLLS)).toBe(false);
      await page.keyboard.press('[');
      await page.waitForURL('**/at/*');
      await page.keyboard.press('l');
      await until(() => !page.url().includes('/at/'));
      await page.keyboard.press('Alt+2');
      expect(await focused('.tribe:nth-of-type(2)')).toBe(true);
    },
    PATIENCE,
  );

  it(
    'nothing is taken back while a move is under way',
    async () => {
      await goWithin(page, await practice(house.address, page));
      // Until the other game is there, the board is that of the game with Bob.
      await page.locator('.tribe', { hasText: 'Bob' }).waitFor({ state: 'detached' });
      await page.locator('#decision.mine-now').waitFor();
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
      await page.unroute('**/graphql');
    },
    PATIENCE,
  );

  it(
    'a round is played on to its end',
    async () => {
      const mine = page.locator('#decision.mine-now');
      const next = page.locator('[data-round="2"]');
      while ((await next.count()) === 0) {
        await mine.or(next).first().waitFor();
        if ((await mine.count()) === 1) await oneStep();
      }
      expect(ann.complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'single keys can be switched off',
    async () => {
      await page.keyboard.press('?');
      await page.getByLabel('Keys work on this device').click();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await page.keyboard.press('?');
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
    PATIENCE,
  );
});
