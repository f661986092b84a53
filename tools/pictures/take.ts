import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { cleaningUp, type Own } from '../bench/lib/clean-up.js';
import { say } from '../bench/lib/report.js';
import { startProduct } from '../bench/page/product.js';
import { provideChromium } from '../test/needs.mjs';
import { comeIn, LAPTOP, PHONE, type Device } from './guests.js';
import { playOn, tableOfFour, withBots } from './games.js';
import { toWebp } from './webp.js';

const FOLDER = fileURLToPath(new URL('../../../../docs/pictures', import.meta.url));

/** What one picture shows: which address, before which screen, and what was pressed there. */
type Shot = Readonly<{
  name: string;
  path: string;
  device: Device;
  dark?: boolean;
  prepare?: (page: Page) => Promise<void>;
}>;

/** `npm run pictures`: plays a game among four, and takes the pictures that the documents show. */
export async function run(): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  await cleaningUp(takeAll);
  return 0;
}

async function takeAll(own: Own): Promise<void> {
  const found = await provideChromium();
  if (!('path' in found)) throw new Error(`${found.missing}: ${found.advice}`);
  say('Starting Cairn with a database of its own …');
  const { address, stop } = await startProduct();
  own(stop);
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  own(() => browser.close());
  await tell(browser, address);
}

const EARLY = [1, 2, 3, 4].map((round) => `[data-round="${round}"]`).join(', ');
/** When the middle of the game is reached and tools may be added to dice. */
const TOOLS = `body:not(:has(${EARLY})) #decision .tool-picker [data-tool="2"]`;
/** When people are to be placed. */
const PLACING = 'body:has(#decision.mine-now) #board .open[data-roving="hunt"]';

/** The story behind the pictures: Ema has three games, and one of them is played to its end. */
async function tell(browser: Browser, address: string): Promise<void> {
  const ema = await comeIn(browser, address, 'Ema');
  const take = async ({ name, path, device, dark = false, prepare }: Shot): Promise<void> => {
    const page = await ema.before(device, dark);
    await page.goto(address + path);
    await page.locator('main, #board').first().waitFor();
    await page.waitForTimeout(1_500);
    await prepare?.(page);
    const picture = await toWebp(browser, await page.screenshot());
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    say(`${name}.webp: ${Math.round(picture.length / 1000)} kB`);
    await page.context().close();
  };

  say('Four people play …');
  const game = await tableOfFour(browser, address, ema);
  await playOn(game, { until: TOOLS, by: 0 });
  await take({ name: 'board', path: game.path, device: LAPTOP });
  await take({ name: 'board-dark', path: game.path, device: LAPTOP, dark: true });
  await playOn(game, { until: PLACING, by: 0 });
  const chosen = (page: Page): Promise<void> => page.locator('[data-roving="hunt"]').click();
  await take({ name: 'board-phone', path: game.path, device: PHONE, prepare: chosen });
  for (const title of ['Two hunters', 'Mammoth league, table 4']) await withBots(ema, address, title);
  await take({ name: 'home', path: '/', device: LAPTOP });
  await take({ name: 'home-phone', path: '/', device: PHONE, dark: true });
  say('… to the end');
  await playOn(game, { until: '#decision a[href$="/score"]', by: 'all' });
  const counted = (page: Page): Promise<void> => page.locator('.luck li').first().waitFor();
  await take({ name: 'score', path: `${game.path}/score`, device: LAPTOP, prepare: counted });
  await take({ name: 'audit', path: `${game.path}/audit`, device: LAPTOP });
}
