import type { Browser, Page } from 'playwright-core';
import type { AccountLetter } from '../../src/play/account-mail-port.js';
import { member, PASSWORD } from '../support/api-account.js';
import {
  goWithin,
  LAPTOP,
  launchBrowser,
  PAGE_ROOT,
  PHONE,
  place,
  playNow,
  visitor,
  type Visitor,
} from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { letPlay } from '../support/robot.js';
import { until } from '../support/until.js';

const PATIENCE = 180_000;

let server: TestServer;
let browser: Browser;
let seen: Visitor;
let page: Page;
const letters: AccountLetter[] = [];

beforeAll(async () => {
  const send = (letter: AccountLetter): Promise<void> => Promise.resolve(void letters.push(letter));
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), {
      settings: { pageRoot: PAGE_ROOT },
      pauses: { afterPersonMs: 0, afterBotMs: 0 },
      mail: { send },
    }),
    launchBrowser(),
  ]);
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

async function come(device = LAPTOP): Promise<void> {
  seen = await visitor(browser, device);
  page = seen.page;
}

const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const fill = (label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(text);
const signInAs = async (login: string, password = PASSWORD): Promise<void> => {
  await fill('Handle or mail address', login);
  await fill('Password', password);
  await press('Sign in');
};

/** One visitor: the second story begins on the device on which the first ended, as somebody whom it does not know. */
describe('somebody with a phone', () => {
  beforeAll(() => come(PHONE), PATIENCE);
  afterAll(() => page.context().close());

  it(
    'plays a round by the hints, keeps the seat with an account, and finds it again after signing out',
    async () => {
      const game = await playNow(server.address, page);
      await page.getByRole('note').getByText('Hunters bring food.').waitFor();
      await letPlay(page, { likes: { hunt: 8, forest: 3, toolMaker: 5 }, until: '[data-round="2"]' });
      await page.getByText('That is the whole game.').waitFor();
      await page.getByRole('link', { name: 'Keep your seat: make an account' }).click();
      await page.getByRole('heading', { level: 1, name: 'Keep your seat' }).waitFor();
      await fill('Your name', 'Ema of the river');
      await fill('Handle', 'ema');
      await fill('Mail address', 'ema@example.org');
      await fill('Password', PASSWORD);
      await press('Make the account');
      await page.getByText('The account ema is yours.').waitFor();
      await page.getByRole('banner').getByText('Ema of the river').waitFor({ state: 'attached' });
      await until(() => letters.some(({ email }) => email === 'ema@example.org'));
      await press('Menu');
      await press('Sign out');
      await page.getByRole('button', { name: 'Play now' }).waitFor();
      await page.getByRole('link', { name: 'Sign in' }).click();
      await signInAs('ema', 'not the right one');
      await page.getByText('The name or the password is wrong.').waitFor();
      await signInAs('EMA');
      await page.getByRole('link', { name: 'Play the next move' }).click();
      await page.waitForURL(`**${game}`);
      await place(page, 'Forest').waitFor();
      expect(seen.complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'sets a forgotten password anew by the link from the letter',
    async () => {
      await member(server.address, 'hana', { email: 'hana@example.org' });
      const letterOf = (purpose: AccountLetter['purpose']): AccountLetter | undefined =>
        letters.findLast((letter) => letter.email === 'hana@example.org' && letter.purpose === purpose);
      await until(() => letterOf('verifyEmail') !== undefined);
      await page.context().clearCookies();
      await page.evaluate('localStorage.clear()');
      await page.goto(`${server.address}/confirm?link=${letterOf('verifyEmail')?.secret}`);
      await press('Confirm');
      await page.getByRole('link', { name: 'To my games' }).click();
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.getByRole('link', { name: 'Forgotten password' }).click();
      await fill('Handle or mail address', 'hana@example.org');
      await press('Send the link');
      await page.getByText('A letter is on its way, if there is such an account.').waitFor();
      await until(() => letterOf('resetPassword') !== undefined);
      await page.goto(`${server.address}/new-password?link=${letterOf('resetPassword')?.secret}`);
      await page.locator('input[type=password]').fill('quite another path');
      await press('Set a new password');
      await page.getByRole('link', { name: 'Sign in' }).click();
      await signInAs('hana', 'quite another path');
      await page.getByText('No fire burning yet.').waitFor();
    },
    PATIENCE,
  );
});

/** One visitor: every story goes on where the one before ended. */
describe('somebody with a laptop', () => {
  beforeAll(() => come(), PATIENCE);
  afterAll(() => page.context().close());

  it(
    'is told beside the field what is wrong with it',
    async () => {
      await member(server.address, 'marek');
      await page.goto(`${server.address}/new-account`);
      await press('Make the account');
      await page.getByText('Please fill this in.').first().waitFor();
      await page.locator('input:focus[aria-invalid=true][autocomplete=nickname]').waitFor();
      await fill('Your name', 'Another Marek');
      await fill('Handle', 'marek');
      await fill('Password', PASSWORD);
      await press('Make the account');
      await page.getByText('Somebody else has this handle.').waitFor();
      expect(await page.getByLabel('Handle', { exact: true }).getAttribute('aria-invalid')).toBe('true');
      await fill('Your name', 'Marek of the hill');
      await fill('Handle', 'm..');
      await press('Make the account');
      await page.getByText('A handle has 3 to 24 letters').waitFor();
      await page.getByRole('banner').getByText('Marek of the hill').waitFor({ state: 'attached' });
      await fill('Handle', 'marek2');
      await press('Make the account');
      await page.getByText('The account marek2 is yours.').waitFor();
    },
    PATIENCE,
  );

  it(
    'whose sign-in has ended sees a way back in on every page, and at home before all else',
    async () => {
      await goWithin(page, '/');
      await page.getByText('No fire burning yet.').waitFor();
      await page.context().clearCookies();
      await page.goto(`${server.address}/tables`);
      await page.getByText('Your sign-in has ended.').waitFor();
      await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
      // The handle is known: what is missing is the password.
      await page.locator('dialog input[type=password]:focus').waitFor();
      await page.goto(server.address);
      await fill('Password', PASSWORD);
      await press('Sign in');
      await page.getByText('No fire burning yet.').waitFor();
    },
    PATIENCE,
  );

  it(
    'whose sign-in has ended renews it on the spot: the same decision, the same choice, and the move is made',
    async () => {
      await press('Play now');
      await place(page, 'Forest').click();
      await page.context().clearCookies();
      await press('Send 1 to the forest');
      await page.getByText('Sign in here; you stay where you are.').waitFor();
      expect(await page.getByLabel('Handle or mail address').inputValue()).toBe('marek2');
      await fill('Password', PASSWORD);
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('Sign in and press again.').waitFor({ state: 'detached' });
      await press('Send 1 to the forest');
      await page.locator('.chronicle').getByText('You sent 1 person to the forest').waitFor();
    },
    PATIENCE,
  );
});
