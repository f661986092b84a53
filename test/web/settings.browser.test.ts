import type { Browser, Locator, Page } from 'playwright-core';
import { LANGUAGES } from '../../src/views/sentences/languages.js';
import { signIn } from '../support/api-account.js';
import { clientOf } from '../support/api-client.js';
import { findingsDayAndNight } from '../support/axe.js';
import {
  goWithin,
  LAPTOP,
  launchBrowser,
  PAGE_ROOT,
  practice,
  visitor,
  type Visitor,
} from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { spiltAnywhere } from '../support/spilt.js';
import { testOutside } from '../support/test-outside.js';
import { until } from '../support/until.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';

const PATIENCE = 120_000;
const PASSWORD = 'every stone is laid once';

let server: TestServer;
let browser: Browser;
let receiver: WebhookReceiver;
let ema: Visitor;
let page: Page;

beforeAll(async () => {
  const outside = testOutside(() => server.address);
  [server, browser, receiver] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT }, outside }),
    launchBrowser(),
    startWebhookReceiver(),
  ]);
  ema = await visitor(browser, { ...LAPTOP, timezoneId: 'Europe/Prague' });
  ({ page } = ema);
  await practice(server.address, page);
  await page.goto(`${server.address}/settings`);
  await part('When your time runs').waitFor();
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await receiver.stop();
  await server.stop();
}, PATIENCE);

const part = (name: string): Locator => page.getByRole('region', { name });
const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const unfold = (text: string): Promise<void> => page.locator('summary', { hasText: text }).click();

/** Goes away and comes back: what has changed elsewhere is asked for again. */
async function settingsAnew(): Promise<void> {
  await goWithin(page, '/learn');
  await goWithin(page, '/settings');
}

/** One visitor: every story goes on where the one before ended, here and in the parts below. */
describe('the settings', () => {
  it(
    'ask a guest who would leave this device, whose games nobody could find again',
    async () => {
      await press('Leave this device');
      await page.getByText('nobody can find your games again').waitFor();
      await page.getByRole('button', { name: 'Keep them: make an account' }).waitFor();
      await press('Back');
      // Whoever stays is where they were.
      await page.locator('button:focus', { hasText: 'Leave this device' }).waitFor();
    },
    PATIENCE,
  );

  it(
    'know where a newcomer is, and say when a day that begins now would end',
    async () => {
      const hours = part('When your time runs');
      const zone = hours.locator('select');
      await until(async () => (await zone.inputValue()) === 'Europe/Prague');
      await hours.getByText(/^A 1-day deadline opened now ends \w{3} \d\d:\d\d\.$/).waitFor();
      await hours.getByRole('checkbox', { name: 'Sat' }).check();
      await hours.getByRole('checkbox', { name: 'Sun' }).check();
      await hours.getByText('Saved').waitFor();
      expect(await hours.getByRole('checkbox', { name: 'Mon' }).isDisabled()).toBe(true);
      expect(await hours.getByRole('img').getAttribute('aria-label')).not.toContain('Sat');
    },
    PATIENCE,
  );

  it(
    'say beside the field what cannot be, and keep what was',
    async () => {
      const hours = part('When your time runs');
      await hours.getByLabel('until').fill('10:00');
      await hours.getByLabel('until').press('Enter');
      await hours.getByRole('alert').getByText('At least 8 hours after you wake up.').waitFor();
      await until(async () => (await hours.getByLabel('until').inputValue()) === '22:00');
    },
    PATIENCE,
  );

  it(
    'make an account of a guest, and tell what the rules of a vacation are',
    async () => {
      await part('Account').getByRole('link', { name: 'Make the account' }).click();
      await page.getByLabel('Handle').fill('ema');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press('Make the account');
      await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('link', { name: 'Your profile' }).waitFor();
      const today = new Date().toISOString().slice(0, 10);
      await page.evaluate(`document.querySelector('#vacation [type=date]').removeAttribute('min')`);
      await page.getByLabel('First day').fill(today);
      await page.getByLabel('Last day').fill(today);
      await press('Take these days off');
      await part('Vacation').getByRole('alert').waitFor();
      const later = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel('Last day').fill(later);
      await page.getByLabel('First day').fill(later);
      await press('Take these days off');
      await part('Vacation').getByRole('button', { name: 'Take it back' }).waitFor();
    },
    PATIENCE,
  );

  it(
    'try a webhook and say what became of it',
    async () => {
      const channels = part('How we reach you');
      await unfold('Add a webhook');
      await channels.getByLabel('Address', { exact: true }).fill(receiver.url);
      await channels.getByRole('button', { name: 'Add a webhook' }).click();
      await channels.getByLabel('Raw requests are signed with this').waitFor();
      await channels.getByRole('button', { name: 'Send a test' }).click();
      await channels.getByText(/: taken\.$/).waitFor();
      expect(receiver.received).toHaveLength(1);
      receiver.answerWith(500);
      await channels.getByRole('button', { name: 'Send a test' }).click();
      await channels.getByText(/: failed\./).waitFor();
      receiver.answerWith(200);
      await channels.getByRole('button', { name: 'Remove' }).click();
      await channels.getByText('Nothing yet').waitFor();
    },
    PATIENCE,
  );

  it(
    'give a program a token, once, and take it back',
    async () => {
      const tokens = part('Programs');
      await unfold('Make a token');
      await tokens.getByLabel('What it is for').fill('A bot of mine');
      await tokens.getByRole('button', { name: 'Make a token' }).click();
      const secret = await tokens.getByLabel('Copy it now').inputValue();
      const asked = () => clientOf(server.address, secret).send<{ viewer: unknown }>('{ viewer { name } }');
      expect((await asked()).errors).toEqual([]);
      await tokens.getByRole('button', { name: 'Revoke' }).click();
      await tokens.getByText('No program has one.').waitFor();
      expect((await asked()).errors).toHaveLength(1);
    },
    PATIENCE,
  );

  it(
    'end a session elsewhere',
    async () => {
      const elsewhere = await signIn(server.address, 'ema', PASSWORD);
      await settingsAnew();
      await part('Where you are signed in').getByRole('button', { name: 'Sign out there' }).click();
      await part('Where you are signed in').getByText('this device', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Sign out there' }).waitFor({ state: 'detached' });
      expect((await elsewhere.send<unknown>('{ myAccount { email } }')).errors).toHaveLength(1);
    },
    PATIENCE,
  );
});

describe('the language', () => {
  const letters = async (change?: string): Promise<unknown> => {
    const query =
      change === undefined
        ? '{ mySettings { language } }'
        : `mutation { changeSettings(input: { language: ${change} }) { language } }`;
    const headers = { origin: server.address };
    const answer = await page.request.post(`${server.address}/graphql`, { data: { query }, headers });
    return ((await answer.json()) as { data: unknown }).data;
  };

  it(
    'of letters is that of the page, wherever one chooses it; where they differ, it says so',
    async () => {
      await part('This device').getByText('Mails to you are written in it too.').waitFor();
      await press('Menu');
      await press('Hrvatski');
      await page.getByText('Na njemu ti pišemo i mailove.').waitFor();
      expect(await letters()).toEqual({ mySettings: { language: 'HR' } });
      await page.locator('[name="language"][value="en"]').check();
      await page.getByText('Mails to you are written in it too.').waitFor();
      expect(await letters()).toEqual({ mySettings: { language: 'EN' } });
      await letters('CS');
      await settingsAnew();
      await page.getByText('Mails to you are written in another language: Čeština.').waitFor();
      await press('Write them in this one: English');
      await page.getByText('Mails to you are written in it too.').waitFor();
      expect(await letters()).toEqual({ mySettings: { language: 'EN' } });
    },
    PATIENCE,
  );
});

describe('how it looks', () => {
  it.each(LANGUAGES)(
    'axe finds nothing, and nothing spills over, in %s',
    async (language) => {
      await page.locator(`[name="language"][value="${language}"]`).check();
      await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
      await page.evaluate(`document.querySelectorAll('details').forEach((each) => (each.open = true))`);
      expect(await spiltAnywhere(page)).toEqual([]);
      if (language === 'cs') expect(await findingsDayAndNight(page)).toEqual([]);
      expect(ema.complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'of a profile: results, and nothing for axe to find',
    async () => {
      await page.locator('[name="language"][value="en"]').check();
      await goWithin(page, '/u/ema');
      await page.getByRole('heading', { name: 'Finished games' }).waitFor();
      await page.getByText('None played to the end yet.').waitFor();
      expect(await findingsDayAndNight(page)).toEqual([]);
    },
    PATIENCE,
  );
});

describe('leaving', () => {
  it(
    'deletes the account after saying what stays',
    async () => {
      await goWithin(page, '/settings#leaving');
      await page.locator('#leaving h2:focus').waitFor();
      await part('Leave for good').getByText('a former player').waitFor();
      await unfold('Delete the account');
      const leaving = part('Leave for good');
      expect(await leaving.getByRole('button', { name: 'Delete the account' }).isDisabled()).toBe(true);
      await leaving.getByRole('checkbox').check();
      await leaving.getByLabel('Your password').fill('not this one, surely');
      await leaving.getByRole('button', { name: 'Delete the account' }).click();
      await leaving.getByRole('alert').getByText('That is not your password.').waitFor();
      await leaving.getByLabel('Your password').fill(PASSWORD);
      await leaving.getByRole('button', { name: 'Delete the account' }).click();
      await page.getByRole('button', { name: 'Play now' }).waitFor();
      expect(ema.complaints()).toEqual([]);
    },
    PATIENCE,
  );
});
