import type { Browser, Page } from 'playwright-core';

const LAPTOP = { viewport: { width: 1366, height: 768 }, locale: 'en' };

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Somebody new starts a game against a bot and places people once. Returns the address of the game. */
export async function newcomer(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await press(page, 'Play now');
  await page.waitForURL('**/g/*');
  await page.locator('#board .open').first().click();
  await page.locator('#decision [data-confirm]').click();
  await page.getByRole('heading', { name: 'Place your people' }).waitFor();
  return page.url();
}

/** Two people at one table, each before a screen of their own. */
async function twoAtATable(browser: Browser, address: string): Promise<readonly [Page, Page]> {
  const [ann, bob] = await Promise.all(
    [LAPTOP, LAPTOP].map(async (device) => (await browser.newContext(device)).newPage()),
  );
  if (ann === undefined || bob === undefined) throw new Error('no pages');
  await ann.goto(`${address}/tables/new`);
  await press(ann, 'Open the table');
  // Whoever opens a table sits down at it.
  await introduce(ann, 'Ann');
  await bob.goto(await ann.getByLabel('Send this link to the others').inputValue());
  await press(bob, 'Sit down');
  await introduce(bob, 'Bob');
  await press(bob, 'I am ready');
  await press(ann, 'I am ready');
  await Promise.all([ann, bob].map((page) => page.locator('#board [data-roving="hunt"]').waitFor()));
  return [ann, bob];
}

async function introduce(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Go on');
}

/** Runs in the page: when the people of a place change, and what the clock says then. */
const WATCH = `(place) => new Promise((seen) => {
  const name = () => document.querySelector('[data-roving="' + place + '"] .visually-hidden').textContent;
  const before = name();
  const look = () => (name() === before ? requestAnimationFrame(look) : seen(Date.now()));
  look();
})`;

/** Runs in the page: presses the button that sends, and says when. */
const SEND = `() => {
  const at = Date.now();
  document.querySelector('#decision [data-confirm]').click();
  return at;
}`;

/** Moves of one player, each with how long it takes until the other screen shows it, in milliseconds. */
export async function otherScreenTimes(
  browser: Browser,
  address: string,
  moves: number,
): Promise<readonly number[]> {
  const [ann, bob] = await twoAtATable(browser, address);
  const times: number[] = [];
  while (times.length < moves) {
    const mine = '#decision.mine-now';
    const [mover, other] = await Promise.race(
      [[ann, bob] as const, [bob, ann] as const].map(async (pair) => {
        await pair[0].locator(mine).waitFor();
        return pair;
      }),
    );
    const place = await choose(mover);
    if (place === null) break;
    const shown = other.evaluate<number>(`(${WATCH})(${JSON.stringify(place)})`);
    const sent = await mover.evaluate<number>(`(${SEND})()`);
    times.push((await shown) - sent);
    await mover.locator(mine).waitFor({ state: 'detached' });
  }
  await Promise.all([ann, bob].map((page) => page.context().close()));
  return times;
}

/** Chooses a place to send people to; null when the placing is over. */
async function choose(page: Page): Promise<string | null> {
  const open = page.locator('#board .open').first();
  if ((await open.count()) === 0) return null;
  const place = await open.getAttribute('data-roving');
  await open.click();
  await page.locator('#decision [data-confirm]').waitFor();
  return place;
}
