import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';

/** The page as it was built for delivery. */
export const PAGE_ROOT = resolve(import.meta.dirname, '../../web/dist');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What draws and what fetches need no processes of their own: a tenth of what a browser spends on these suites.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];

/** The browser that the run provides. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CAIRN_TEST_CHROMIUM'];
  if (executablePath === undefined) throw new Error('CAIRN_TEST_CHROMIUM must name a Chromium');
  const launch = (): Promise<Browser> => chromium.launch({ executablePath, args: FLAGS });
  // Chromium itself dies at a start now and then, on a busy machine.
  return launch().catch(launch);
}

export const LAPTOP: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
};

/** Somebody before a screen, and everything their browser complained about. */
export type Visitor = Readonly<{ page: Page; complaints: () => readonly string[] }>;

/** A visitor with a session of their own. Nothing pulses or walks but where a test says so: what moves must be painted without end. */
export async function visitor(
  browser: Browser,
  device: BrowserContextOptions,
  locale = 'en',
): Promise<Visitor> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...device, locale });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { page, complaints: () => complaints };
}

/** Goes to another page of ours as its links do, without loading everything anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await page.locator('main:not([aria-busy="true"]), #board').first().waitFor();
}

/** The button of a place, whatever its state says behind the name. */
export const place = (page: Page, name: string): Locator =>
  page.locator('#board').getByRole('button', { name: new RegExp(`^${name}\\b`) });

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Signs in as a guest where the page asks for a name. */
async function introduce(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Go on');
}

/** Opens a table as a guest, who sits down at it, and returns the address of the table. */
export async function openTable(
  address: string,
  page: Page,
  fill: (page: Page) => Promise<void>,
): Promise<string> {
  await page.goto(`${address}/tables/new`);
  await fill(page);
  await press(page, 'Open the table');
  await introduce(page, 'Ann');
  return new URL(await page.getByLabel('Send this link to the others').inputValue()).pathname;
}

/** Two guests open a table for two, join it by its link and get ready. Returns the game's address. */
export async function startTogether(address: string, ann: Page, bob: Page): Promise<string> {
  const link = await openTable(address, ann, (page) => page.getByLabel('2', { exact: true }).check());
  await bob.goto(address + link);
  await press(bob, 'Sit down');
  await introduce(bob, 'Bob');
  await press(bob, 'I am ready');
  await press(ann, 'I am ready');
  await Promise.all([ann, bob].map((page) => page.waitForURL('**/g/*')));
  await Promise.all([ann, bob].map((page) => place(page, 'Forest').waitFor()));
  return new URL(ann.url()).pathname;
}

/** Somebody new presses one button and has a game against a bot. Returns its address. */
export async function playNow(address: string, page: Page): Promise<string> {
  await page.goto(address);
  await press(page, 'Play now');
  await page.waitForURL('**/g/*');
  await place(page, 'Forest').waitFor();
  return new URL(page.url()).pathname;
}

const NOW = 'mutation Now($input: PlayNowInput!) { playNow(input: $input) { ... on PlayingNow { gameId } } }';

/** As `playNow`, for suites that are about something else: the game is opened over the API. Returns its address; the page is not there yet. */
export async function practice(address: string, page: Page, wishes: object = {}): Promise<string> {
  const answer = await page.request.post(`${address}/graphql`, {
    data: { query: NOW, variables: { input: { commandId: 'now', ...wishes } } },
    headers: { origin: address },
  });
  const { data } = (await answer.json()) as { data: { playNow: { gameId: string } } };
  return `/g/${data.playNow.gameId}`;
}

/** As `practice`, before the board of that game. */
export async function practise(address: string, page: Page, wishes: object = {}): Promise<string> {
  const game = await practice(address, page, wishes);
  await page.goto(address + game);
  await page.locator('#board :is(.plate, .small-plate)').first().waitFor();
  return game;
}

/** Sends people to a place as a player does: the place, how many, the button. */
export async function sendPeople(page: Page, name: string, people: number): Promise<void> {
  await place(page, name).click();
  await page.keyboard.press(String(people));
  await page.getByRole('button', { name: new RegExp(`^Send ${people} `) }).click();
}
