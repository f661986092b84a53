import type { Browser, BrowserContextOptions } from 'playwright-core';
import { clientOf, type Client } from './api-client.js';
import { startedBy } from './api-play.js';
import { LAPTOP, PHONE, visitor, type Visitor } from './browser.js';

const COME_IN = 'mutation In($name: String!) { signInAsGuest(input: { name: $name }) { viewer { id } } }';

/** Somebody with a session that a program and a browser can use alike. */
export async function person(address: string, name: string): Promise<Client> {
  const client = clientOf(address);
  await client.send(COME_IN, { name });
  return client;
}

/** A browser in which this person is signed in already. */
export async function visitorAs(
  browser: Browser,
  client: Client,
  device: BrowserContextOptions,
  locale = 'en',
): Promise<Visitor> {
  const seen = await visitor(browser, device, locale);
  const [name = '', value = ''] = client.cookie().split('=');
  await seen.page.context().addCookies([{ name, value, url: client.address }]);
  return seen;
}

const asks = ({ page }: Visitor, title: string): Promise<void> =>
  page.getByRole('heading', { name: title }).waitFor();

/** Ann, who begins, and Bob, who waits, before a laptop each unless told otherwise: at a game that has just begun. */
export async function twoAtTheBoard(
  browser: Browser,
  address: string,
  [hers, his] = [LAPTOP, LAPTOP],
): Promise<readonly [Visitor, Visitor]> {
  const [ann, bob] = await Promise.all([person(address, 'Ann'), person(address, 'Bob')]);
  const { gameId } = await startedBy(ann, bob, { edition: 'CS_2019' });
  const visitors = await Promise.all([visitorAs(browser, ann, hers), visitorAs(browser, bob, his)]);
  await Promise.all(visitors.map(({ page }) => page.goto(`${address}/g/${gameId}`)));
  const [first, second] = visitors;
  await Promise.all([asks(first, 'Place your people'), asks(second, 'Ann is placing people')]);
  return visitors;
}

/** Ann, who begins, before a laptop, and Bob, who waits, with a phone: at a game that has just begun. */
export const laptopAndPhone = (browser: Browser, address: string): Promise<readonly [Visitor, Visitor]> =>
  twoAtTheBoard(browser, address, [LAPTOP, PHONE]);

/** What of a page sticks out of its box or of the window, one line each. */
export const SPILT = `(() => {
  // A phone zooms out until all is in its window: only the root knows how wide the screen is.
  const wide = document.documentElement.clientWidth;
  const TEXTS = '.button, .choice, .field, .tag, .note, h1, h2, h3, .deadline, .table-row, .seats li, .home-tabs button, .games-table';
  const spilt = [...document.querySelectorAll(TEXTS)].filter((element) => {
    if (element.clientWidth === 0 || element.closest('[popover]:not(:popover-open)') !== null) return false;
    const { left, right } = element.getBoundingClientRect();
    return element.scrollWidth > element.clientWidth + 1 || left < -1 || right > wide + 1;
  });
  return [
    ...spilt.map((element) => element.className + ': ' + element.textContent.trim().slice(0, 60)),
    ...(document.documentElement.scrollWidth > wide ? ['the page scrolls sideways'] : []),
  ];
})()`;
