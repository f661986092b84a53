import type { Page } from 'playwright-core';
import { member, PASSWORD } from '../support/api-account.js';
import { LAPTOP, openTable, place, playNow, practise, sendPeople, visitor } from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { letPlay } from '../support/robot.js';
import { twoAtTheBoard } from '../support/seated-visitor.js';
import { until } from '../support/until.js';

const PATIENCE = 60_000;

const house = browserHouse(PATIENCE);

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Lets every question of one name get lost until told otherwise; says how many did. */
async function lose(page: Page, name: string): Promise<Readonly<{ lost: () => number; stop: () => void }>> {
  let lost = 0;
  let losing = true;
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as Readonly<{ operationName?: string }>;
    if (!losing || operationName !== name) return route.continue();
    lost += 1;
    return route.abort();
  });
  return {
    lost: () => lost,
    stop: () => {
      losing = false;
    },
  };
}

/** Runs in a page: how many tones it makes from now on. */
const COUNT_TONES = `
  var tones = 0;
  const make = BaseAudioContext.prototype.createOscillator;
  BaseAudioContext.prototype.createOscillator = function () {
    tones += 1;
    return make.call(this);
  };
`;

/** Runs in a page: waits until its button says that it tries, however short that lasts. */
const TRIES = `new Promise((done) => {
  const button = document.querySelector('.connection button');
  new MutationObserver(() => button.ariaDisabled === 'true' && done()).observe(button, { attributes: true });
})`;

const offline = (page: Page, is: boolean): Promise<void> => page.context().setOffline(is);

/** Both lose their connection; the one on turn moves as soon as it is back, and the other is told what was missed. */
async function comesAndGoes(waiting: Page, onTurn: Page): Promise<void> {
  await place(onTurn, 'Forest').click();
  const send = onTurn.locator('[data-confirm]');
  await send.and(onTurn.locator(':enabled')).waitFor();
  await Promise.all([waiting, onTurn].map((page) => offline(page, true)));
  for (const page of [waiting, onTurn]) {
    await page.getByText(/^No connection since \d\d:\d\d\. The board is as of move \d+\.$/).waitFor();
  }
  expect(await send.isDisabled()).toBe(true);
  await onTurn.getByText('No connection. Nothing was sent.').waitFor();
  const answered = waiting.evaluate(TRIES);
  await waiting.getByRole('button', { name: 'Try now' }).press('Enter');
  await answered;
  await waiting.locator('.connection button:focus').waitFor();
  await offline(onTurn, false);
  await send.and(onTurn.locator(':enabled')).click();
  await onTurn.getByRole('heading', { name: 'Forest: how many?' }).waitFor({ state: 'detached' });
  await offline(waiting, false);
  await waiting.getByText(/^\d moves? caught up$/).waitFor();
  await waiting.getByRole('heading', { name: 'Place your people' }).waitFor();
}

describe('an answer that gets lost', () => {
  it(
    'about who one is makes nobody a stranger: the page asks again',
    async () => {
      const { page } = await visitor(house.browser, LAPTOP);
      await playNow(house.address, page);
      const { lost, stop } = await lose(page, 'Viewer');
      await page.goto(house.address);
      await until(() => lost() > 0);
      expect(await page.getByRole('button', { name: 'Play now' }).count()).toBe(0);
      stop();
      await page.getByRole('link', { name: 'Play the next move' }).waitFor();
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    'about who one is does not let a guest sit down as somebody else',
    async () => {
      const [ann, bob] = await Promise.all([visitor(house.browser, LAPTOP), visitor(house.browser, LAPTOP)]);
      const link = await openTable(house.address, ann.page, (page) =>
        page.getByLabel('3', { exact: true }).check(),
      );
      await practise(house.address, bob.page);
      const { lost, stop } = await lose(bob.page, 'Viewer');
      await bob.page.goto(house.address + link);
      await until(() => lost() > 0);
      await press(bob.page, 'Sit down');
      expect(await bob.page.getByRole('dialog').count()).toBe(0);
      stop();
      await bob.page.getByRole('button', { name: 'Get up' }).waitFor();
      await Promise.all([ann, bob].map(({ page }) => page.context().close()));
    },
    PATIENCE,
  );

  it(
    'about the game after a move is asked for again; without a connection nothing is sent, and what was missed is told',
    async () => {
      const [{ page: first }, { page: second }] = await twoAtTheBoard(house.browser, house.address);
      const { lost, stop } = await lose(second, 'Game');
      await Promise.all([first, second].map((page) => page.evaluate(COUNT_TONES)));
      await second.evaluate(`localStorage.setItem('cairn.sound', 'on')`);
      await sendPeople(first, 'Quarry', 2);
      await until(() => lost() > 0);
      stop();
      await second.getByRole('heading', { name: 'Place your people' }).waitFor();
      // Whoever has asked for it hears a knock, which is two tones; nobody else hears anything.
      await until(async () => (await second.evaluate('tones')) === 2);
      await comesAndGoes(first, second);
      expect(await first.evaluate('tones')).toBe(0);
      await Promise.all([first, second].map((page) => page.context().close()));
    },
    PATIENCE,
  );

  it(
    'after another language was chosen does not leave the board behind',
    async () => {
      const [{ page: first }, { page: second }] = await twoAtTheBoard(house.browser, house.address);
      const { lost, stop } = await lose(second, 'Game');
      await press(second, 'Menu');
      await press(second, 'Čeština');
      await until(() => lost() > 0);
      stop();
      await sendPeople(first, 'Quarry', 2);
      await second.getByRole('heading', { name: 'Umísti figurky' }).waitFor();
      await Promise.all([first, second].map((page) => page.context().close()));
    },
    PATIENCE,
  );

  it(
    'about what happened, or about a past move, is asked for again, and no other board stands in for one that is missing',
    async () => {
      const { page } = await visitor(house.browser, LAPTOP);
      await practise(house.address, page);
      await page.getByRole('heading', { name: 'Place your people' }).waitFor();
      await sendPeople(page, 'Hunting ground', 2);
      const told = page.locator('.chronicle-log li').first();
      await told.waitFor();
      const events = await lose(page, 'Events');
      await page.reload();
      await until(() => events.lost() > 0);
      events.stop();
      await told.waitFor();
      const game = await lose(page, 'Game');
      await page.keyboard.press('[');
      await page.getByRole('heading', { name: /^Move \d+ of \d+$/ }).waitFor();
      await page.getByRole('alert').getByText('The board of this move').waitFor();
      expect(await place(page, 'Hunting ground').count()).toBe(0);
      game.stop();
      await place(page, 'Hunting ground').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.context().close();
    },
    PATIENCE,
  );
});

describe('what is done by accident', () => {
  it(
    'a double-click confirms nothing that is asked twice',
    async () => {
      const { page } = await visitor(house.browser, LAPTOP);
      await openTable(house.address, page, (form) => form.getByLabel('3', { exact: true }).check());
      await page.getByRole('button', { name: 'Give the table up' }).dblclick();
      await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
      await page.context().close();
    },
    PATIENCE,
  );
});

it(
  'one can sit down where nothing can be stored',
  async () => {
    const { page } = await visitor(house.browser, LAPTOP);
    await page.addInitScript('Storage.prototype.setItem = () => { throw new Error("full"); };');
    await openTable(house.address, page, (form) => form.getByLabel('3', { exact: true }).check());
    await page.getByRole('button', { name: 'Get up' }).waitFor();
    await page.context().close();
  },
  PATIENCE,
);

describe('acting', () => {
  it(
    'uses all places without a choice at one press, and rolls at one key however long it is held',
    async () => {
      const [{ page: first }, { page: second }] = await twoAtTheBoard(house.browser, house.address);
      await sendPeople(first, 'Tool maker', 1);
      await sendPeople(second, 'Hunting ground', 5);
      await sendPeople(first, 'Field', 1);
      await sendPeople(first, 'Hunting ground', 2);
      await sendPeople(first, 'Forest', 1);
      // Offered beside a simple one, and beside everything else.
      await place(first, 'Tool maker').click();
      await first.getByRole('button', { name: 'Do all simple ones' }).waitFor();
      await place(first, 'Forest').click();
      await press(first, 'Do all simple ones');
      const button = first.locator('[data-confirm]:enabled');
      const asked = await button.filter({ hasText: /^Roll / }).innerText();
      expect(await first.locator('#decision [role="alert"]').count()).toBe(0);
      await first.keyboard.press('d');
      await first.keyboard.down('Enter');
      // Whether the tool may be added, or the other place: whatever is asked next waits.
      const next = button.filter({ hasNotText: asked });
      const askedNext = await next.innerText();
      await first.keyboard.down('Enter');
      await first.keyboard.up('Enter');
      expect(await button.innerText()).toBe(askedNext);
      // The last roll of a round: the next decision is there at once, and beside it what fell and what it brought.
      await letPlay(first, { until: '#decision:not(.mine-now)' });
      await press(second, 'Roll 5 dice');
      await second.locator('.just-rolled', { hasText: /You took \d+ food/ }).waitFor();
      expect(await second.locator('.just-rolled .die').count()).toBe(5);
      await Promise.all([first, second].map((page) => page.context().close()));
    },
    PATIENCE,
  );
});

describe('two tabs of one browser', () => {
  it(
    'agree on who is signed in',
    async () => {
      await Promise.all(['vera', 'ivan'].map((handle) => member(house.address, handle)));
      const { page } = await visitor(house.browser, LAPTOP);
      const signInAs = async (tab: Page, handle: string): Promise<void> => {
        await tab.goto(`${house.address}/sign-in`);
        await tab.getByLabel('Handle or mail address', { exact: true }).fill(handle);
        await tab.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await press(tab, 'Sign in');
        await tab.getByText('No fire burning yet.').waitFor();
      };
      await signInAs(page, 'vera');
      const other = await page.context().newPage();
      await other.goto(house.address);
      await press(other, 'Menu');
      await press(other, 'Sign out');
      await signInAs(other, 'ivan');
      await page.getByRole('link', { name: 'ivan', exact: true }).waitFor();
      await page.context().close();
    },
    PATIENCE,
  );
});
