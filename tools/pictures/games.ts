import type { Browser, Page } from 'playwright-core';
import { comeIn, LAPTOP, type Guest } from './guests.js';

/** A game and the screens of those who play it, the first one's first. */
export type Played = Readonly<{ path: string; pages: readonly Page[] }>;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

async function openTable(page: Page, address: string, title: string, seats: number): Promise<void> {
  await page.goto(`${address}/tables/new`);
  await page.getByLabel('Name of the table').fill(title);
  await page.getByLabel('With Style is the Goal').check();
  await page.getByLabel(String(seats), { exact: true }).check();
  await press(page, 'Open the table');
  await page.waitForURL('**/t/*');
}

const inGame = async (page: Page): Promise<string> => {
  await page.waitForURL('**/g/*');
  await page.locator('#board').waitFor();
  return new URL(page.url()).pathname;
};

/** Four people at a table with everything on it. */
export async function tableOfFour(browser: Browser, address: string, first: Guest): Promise<Played> {
  const others = await Promise.all(['Marek', 'Jure', 'Zuzana'].map((name) => comeIn(browser, address, name)));
  await openTable(first.page, address, 'Winter by the river', 4);
  const pages = [first, ...others].map(({ page }) => page);
  for (const { page } of others) {
    await page.goto(first.page.url());
    await press(page, 'Sit down');
    await page.getByRole('button', { name: 'Get up' }).waitFor();
  }
  for (const page of pages) await press(page, 'I am ready');
  const [path = ''] = await Promise.all(pages.map(inGame));
  return { path, pages };
}

/** One more game, against bots, in which something is asked at once. */
export async function withBots(guest: Guest, address: string, title: string): Promise<void> {
  // Before another screen: on the first one a game is being played.
  const page = await guest.before(LAPTOP, false);
  await openTable(page, address, title, 3);
  await press(page, 'Fill up with bots');
  await press(page, 'I am ready');
  await inGame(page);
  await page.locator('#decision.mine-now').waitFor();
  await page.context().close();
}

/** Runs in a page: presses what it offers until it shows something, or until somebody says stop. */
const PLAY = `({ until, shift }) => new Promise((done) => {
  window.stopPlaying = false;
  let turn = shift;
  const free = (button) => !button.matches(':disabled, [aria-disabled="true"]');
  const first = (selector) => [...document.querySelectorAll(selector)].find(free);
  const turned = (names) => names.map((_, index) => names[(index + turn) % names.length]);
  // What makes a tribe grow comes first, then food, then the rest in turn.
  const liked = () => [
    ...turned(['field', 'hut', 'toolMaker']),
    ...(turn % 3 === 0 ? ['hunt'] : []),
    ...turned(['building1', 'card1', 'hunt', 'forest', 'building2', 'clayPit', 'card2', 'quarry', 'river', 'trader']),
  ];
  const place = () => {
    turn += 1;
    const open = [...document.querySelectorAll('#board .open')];
    return liked().map((name) => open.find((each) => each.dataset.roving === name)).find(Boolean) ?? open[0];
  };
  const more = () => {
    const people = document.querySelectorAll('#decision .stepper-people use[href^="#p-"]').length;
    return people > 0 && people < 3 ? first('#decision .stepper > button:last-of-type') : undefined;
  };
  const decide = () =>
    first('#decision [data-confirm]') ?? first('#decision .twice .button') ?? first('#decision .actions > .button') ?? place();
  const step = () => {
    if (window.stopPlaying || document.querySelector(until) !== null) return done();
    const asked = document.querySelector('#decision.mine-now') !== null;
    const busy = document.querySelector('#decision [aria-busy="true"]') !== null;
    if (asked && !busy) (more() ?? decide())?.click();
    setTimeout(step, 30);
  };
  step();
})`;

type Wish = Readonly<{ until: string; by: number | 'all' }>;

/** All play on until one screen shows something, or all do. */
export async function playOn({ pages }: Played, { until, by }: Wish): Promise<void> {
  const playing = pages.map((page, shift) => {
    const goal = by === 'all' || by === shift ? until : 'nothing-like-this';
    return page.evaluate(`(${PLAY})(${JSON.stringify({ until: goal, shift })})`);
  });
  if (by !== 'all') {
    await playing[by];
    await Promise.all(pages.map((page) => page.evaluate('window.stopPlaying = true')));
  }
  await Promise.all(playing);
}
