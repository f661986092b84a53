import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { LANGUAGES } from '../../src/views/sentences/languages.js';
import { register } from '../support/api-account.js';
import type { Client } from '../support/api-client.js';
import { accept, play, startedTable } from '../support/api-play.js';
import { findingsDayAndNight } from '../support/axe.js';
import { goWithin, LAPTOP, launchBrowser, PAGE_ROOT, type Visitor } from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { person, visitorAs } from '../support/seated-visitor.js';
import { speak } from '../support/speak.js';
import { spiltAnywhere } from '../support/spilt.js';
import { until } from '../support/until.js';

const PATIENCE = 120_000;

let server: TestServer;
let browser: Browser;
/** Plays a game against a bot, and judges another. */
let judge: Client;
let seen: Visitor;
let page: Page;
let gameId: string;

const part = (name: string): Locator => page.getByRole('region', { name });
const audit = (id: string): Promise<void> => goWithin(page, `/g/${id}/audit`);

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT } }),
    launchBrowser(),
  ]);
  judge = await person(server.address, 'judge');
  await register(judge, 'judge');
  const { data } = await judge.send<{ playNow: { gameId: string } }>(
    'mutation { playNow(input: { commandId: "now" }) { ... on PlayingNow { gameId } } }',
  );
  ({ gameId } = data.playNow);
  const forest = { gameId, place: 'forest', people: 2 };
  await until(async () => (await play(judge, 'placePeople', forest)).__typename === 'Accepted');
  await accept(judge, 'undoMove', { gameId });
  seen = await visitorAs(browser, judge, LAPTOP);
  ({ page } = seen);
  await page.goto(`${server.address}/g/${gameId}/audit`);
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

/** One visitor and one game: every story goes on where the one before ended, here and in the parts below. */
describe('the audit of a running game', () => {
  it(
    'says what can be said so far, and shows what was taken back',
    async () => {
      await page.getByRole('status').getByText('Nothing was changed so far.').waitFor();
      await page.getByText('the seed is shown when the game is closed').waitFor();
      await part('Moves taken back')
        .getByText(/^Moves \d+ to \d+, taken back by .+ at move \d+$/)
        .waitFor();
      const rows = part('Decisions made again').getByRole('row');
      await rows.filter({ hasText: 'bot' }).first().waitFor();
      const all = await rows.count();
      await part('Decisions made again').getByLabel('How').selectOption('SEAT');
      expect(await rows.count()).toBeLessThan(all);
      expect(await rows.filter({ hasText: 'taken back' }).count()).toBe(1);
    },
    PATIENCE,
  );

  it(
    'shows two moments side by side',
    async () => {
      const compare = part('Two moments side by side');
      await compare.getByRole('button', { name: 'Compare' }).click();
      await compare.getByText(/things? (is|are) otherwise$/).waitFor();
      await compare.getByRole('rowheader', { name: 'version', exact: true }).waitFor();
      await compare.getByLabel('The one move').fill(await compare.getByLabel('The other').inputValue());
      await compare.getByRole('button', { name: 'Compare' }).click();
      await compare.getByText('Nothing is otherwise.').waitFor();
    },
    PATIENCE,
  );
});

describe('the full view of a running game', () => {
  it(
    'is opened by organisers where the table agreed to it, and everybody is told',
    async () => {
      const { gameId: other, ann } = await startedTable(server.address, { fullView: true });
      await ann.send('mutation Appoint($input: OrganiserInput!) { appointOrganiser(input: $input) { id } }', {
        input: { gameId: other, handle: 'judge' },
      });
      await audit(other);
      const view = part('Full view');
      await view.getByRole('button', { name: 'See everything' }).click();
      await view.getByText('You see everything in this game.').waitFor();
      await view.getByText('judge can see everything').waitFor();
      expect(seen.complaints()).toEqual([]);
    },
    PATIENCE,
  );
});

describe('the audit of a game that is over', () => {
  beforeAll(async () => {
    await accept(judge, 'resign', { gameId });
    await audit(gameId);
    await page.getByText('Nothing was changed.', { exact: true }).waitFor();
  }, PATIENCE);

  it(
    'makes every draw again and says so',
    async () => {
      await part('Dice').getByText('draws were made again from the seed').waitFor();
      expect(await part('Chain').locator('code').first().getAttribute('title')).toMatch(/^[0-9a-f]{64}$/);
    },
    PATIENCE,
  );

  it(
    'hands out an archive that this page verifies, and one that was changed it does not',
    async () => {
      const archive = await (await page.request.get(`${server.address}/games/${gameId}/archive`)).body();
      const choose = page.locator('input[type="file"]');
      await choose.setInputFiles({ name: 'game.ndjson', mimeType: 'application/x-ndjson', buffer: archive });
      const answer = page.locator('.file-verdict');
      await answer.getByText('Verified', { exact: true }).waitFor();
      expect(await answer.innerText()).not.toContain('not pinned');
      await page.getByLabel('A fingerprint you kept').fill('f'.repeat(64));
      await choose.setInputFiles({ name: 'again.ndjson', mimeType: 'application/x-ndjson', buffer: archive });
      await answer.getByText('the history is another one than that whose head you kept').waitFor();
      // A verdict about another fingerprint goes; the same file can be chosen again.
      const head = await part('Chain').locator('code').first().getAttribute('title');
      await page.getByLabel('A fingerprint you kept').fill(head ?? '');
      expect(await answer.count()).toBe(0);
      await choose.setInputFiles({ name: 'again.ndjson', mimeType: 'application/x-ndjson', buffer: archive });
      await answer.getByText('the one you kept is part of this history').waitFor();
      // A slip of the pen must not pass for a fingerprint that was compared.
      await page.getByLabel('A fingerprint you kept').fill(` ${'f'.repeat(63)}`);
      await choose.setInputFiles({ name: 'again.ndjson', mimeType: 'application/x-ndjson', buffer: archive });
      await page.getByText('That is no fingerprint').waitFor();
      expect(await answer.count()).toBe(0);
      await page.getByLabel('A fingerprint you kept').fill('');
      const changed = Buffer.from(archive.toString().replace('"place":"forest"', '"place":"quarry"'));
      await choose.setInputFiles({
        name: 'changed.ndjson',
        mimeType: 'application/x-ndjson',
        buffer: changed,
      });
      await answer.getByText('the move was changed, or something before it was').waitFor();
      // Without the server there are no keys to compare with; everything else is checked all the same.
      await page.route('**/cairn-keys.json', (route) => route.fulfill({ body: 'away' }));
      await choose.setInputFiles({ name: 'alone.ndjson', mimeType: 'application/x-ndjson', buffer: archive });
      await answer.getByText('Verified', { exact: true }).waitFor();
      expect(await answer.innerText()).toContain('not pinned');
      await page.unroute('**/cairn-keys.json');
    },
    PATIENCE,
  );

  it(
    'hands out a table for spreadsheets',
    async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Moves (CSV)' }).click(),
      ]);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(lines[0]).toBe('version,at,seat,how,type,sentence,undone,hash');
      expect(lines.at(-1)).toMatch(/,SERVER,SeedRevealed,.*,false,[0-9a-f]{64}$/);
    },
    PATIENCE,
  );

  it.each(LANGUAGES)(
    'spills nothing and gives axe nothing to find in %s',
    async (language) => {
      await goWithin(page, '/learn');
      await speak(page, language);
      await audit(gameId);
      await page.locator('.verdict').waitFor();
      expect(await spiltAnywhere(page)).toEqual([]);
      if (language === 'cs') expect(await findingsDayAndNight(page)).toEqual([]);
      expect(seen.complaints()).toEqual([]);
    },
    PATIENCE,
  );
});
