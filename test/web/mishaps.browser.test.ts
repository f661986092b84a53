import type { Page } from 'playwright-core';
import { member, PASSWORD } from '../support/api-account.js';
import { openTable as openOverApi } from '../support/api-play.js';
import { goWithin, LAPTOP, openTable, place, sendPeople, visitor } from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { letPlay } from '../support/robot.js';
import { person, twoAtTheBoard } from '../support/seated-visitor.js';
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
  await place(onTurn, 'Hunting ground').click();
  await onTurn.keyboard.press('5');
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
  await onTurn.getByRole('heading', { name: 'Hunting ground: how many?' }).waitFor({ state: 'detached' });
  await offline(waiting, false);
  await waiting.getByText(/^\d moves? caught up$/).waitFor();
  await waiting.getByRole('heading', { name: 'Place your people' }).waitFor();
}

/** One story after another: Ann and Bob before a laptop each, at one game and then elsewhere. */
describe('two at one game', () => {
  let first: Page;
  let second: Page;
  let game: string;

  beforeAll(async () => {
    [{ page: first }, { page: second }] = await twoAtTheBoard(house.browser, house.address);
    game = new URL(first.url()).pathname;
  }, PATIENCE);
  afterEach(() => Promise.all([first, second].map((page) => page.unrouteAll())));
  afterAll(() => Promise.all([first, second].map((page) => page.context().close())));

  it(
    'ask again for a game whose answer got lost after a move; without a connection nothing is sent, and what was missed is told',
    async () => {
      const { lost, stop } = await lose(second, 'Game');
      await Promise.all([first, second].map((page) => page.evaluate(COUNT_TONES)));
      await second.evaluate(`localStorage.setItem('cairn.sound', 'on')`);
      await sendPeople(first, 'Tool maker', 1);
      await until(() => lost() > 0);
      stop();
      await second.getByRole('heading', { name: 'Place your people' }).waitFor();
      // Whoever has asked for it hears a knock, which is two tones; nobody else hears anything.
      await until(async () => (await second.evaluate('tones')) === 2);
      await comesAndGoes(first, second);
      expect(await first.evaluate('tones')).toBe(0);
    },
    PATIENCE,
  );

  it(
    'are not left behind where an answer got lost after another language was chosen',
    async () => {
      const { lost, stop } = await lose(second, 'Game');
      await press(second, 'Menu');
      await press(second, 'Čeština');
      await until(() => lost() > 0);
      stop();
      await sendPeople(first, 'Field', 1);
      await second.getByRole('heading', { name: 'Ann umísťuje figurky' }).waitFor();
      await place(second, 'Pole')
        .and(second.getByRole('button', { name: 'Ann 1' }))
        .waitFor();
      await press(second, 'Nabídka');
      await press(second, 'English');
      await second.getByRole('heading', { name: 'Ann is placing people' }).waitFor();
    },
    PATIENCE,
  );

  it(
    'are no strangers where the answer about who one is got lost: the page asks again',
    async () => {
      const { lost, stop } = await lose(first, 'Viewer');
      await first.goto(house.address);
      await until(() => lost() > 0);
      expect(await first.getByRole('button', { name: 'Play now' }).count()).toBe(0);
      stop();
      await first.getByRole('link', { name: 'Play the next move' }).waitFor();
    },
    PATIENCE,
  );

  it(
    'are told what happened, and shown a past move, after answers got lost; no other board stands in for one that is missing',
    async () => {
      const events = await lose(first, 'Events');
      await first.getByRole('link', { name: 'Play the next move' }).click();
      await place(first, 'Hunting ground').waitFor();
      const before = events.lost();
      await until(() => events.lost() > before);
      const told = first.locator('.chronicle-log li').first();
      expect(await told.count()).toBe(0);
      events.stop();
      await told.waitFor();
      const past = await lose(first, 'Game');
      await first.keyboard.press('[');
      await first.getByRole('heading', { name: /^Move \d+ of \d+$/ }).waitFor();
      await first.getByRole('alert').getByText('The board of this move').waitFor();
      expect(await place(first, 'Hunting ground').count()).toBe(0);
      past.stop();
      await place(first, 'Hunting ground').waitFor();
      expect(await first.getByRole('alert').count()).toBe(0);
      await first.keyboard.press('l');
      await first.waitForURL(house.address + game);
    },
    PATIENCE,
  );

  it(
    'use all places without a choice at one press, and roll at one key however long it is held',
    async () => {
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
    },
    PATIENCE,
  );

  it(
    'do not sit down as somebody else where the answer about who a guest is got lost',
    async () => {
      const table = await openOverApi(await person(house.address, 'Cid'), { seats: 3 });
      const { lost, stop } = await lose(second, 'Viewer');
      await second.goto(`${house.address}/t/${table}`);
      await until(() => lost() > 0);
      await press(second, 'Sit down');
      expect(await second.getByRole('dialog').count()).toBe(0);
      stop();
      await second.getByRole('button', { name: 'Get up' }).waitFor();
    },
    PATIENCE,
  );

  it(
    'agree in all tabs of one browser on who is signed in',
    async () => {
      await member(house.address, 'ivan');
      const query = `mutation { register(input: { handle: "vera", password: "${PASSWORD}" }) { email } }`;
      const headers = { origin: house.address };
      const kept = await second.request.post(`${house.address}/graphql`, { data: { query }, headers });
      expect(await kept.json()).not.toHaveProperty('errors');
      const other = await second.context().newPage();
      await other.goto(house.address);
      await press(other, 'Menu');
      await press(other, 'Sign out');
      await other.getByRole('button', { name: 'Play now' }).waitFor();
      await goWithin(other, '/sign-in');
      await other.getByLabel('Handle or mail address', { exact: true }).fill('ivan');
      await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(other, 'Sign in');
      await other.getByText('No fire burning yet.').waitFor();
      await second.getByRole('link', { name: 'ivan', exact: true }).waitFor();
    },
    PATIENCE,
  );
});

/** The second story goes on at the table that the first has opened. */
describe('where nothing can be stored', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visitor(house.browser, LAPTOP));
    await page.addInitScript('Storage.prototype.setItem = () => { throw new Error("full"); };');
  }, PATIENCE);
  afterAll(() => page.context().close());

  it(
    'one can sit down',
    async () => {
      await openTable(house.address, page, (form) => form.getByLabel('3', { exact: true }).check());
      await page.getByRole('button', { name: 'Get up' }).waitFor();
    },
    PATIENCE,
  );

  it(
    'and anywhere else, a double-click confirms nothing that is asked twice',
    async () => {
      await page.getByRole('button', { name: 'Give the table up' }).dblclick();
      await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
    },
    PATIENCE,
  );
});
