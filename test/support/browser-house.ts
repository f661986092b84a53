import type { Browser } from 'playwright-core';
import { launchBrowser, PAGE_ROOT } from './browser.js';
import { emptyWorld, serveWorld, type TestServer } from './cairn-server.js';

/** A server with the page and a browser, for one suite. */
export type BrowserHouse = Readonly<{ address: string; browser: Browser }>;

/** Opens a house in which nothing has happened and bots do not dawdle, before the suite, and closes it after it. */
export function browserHouse(patience: number): BrowserHouse {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      serveWorld(emptyWorld(), {
        settings: { pageRoot: PAGE_ROOT },
        pauses: { afterPersonMs: 0, afterBotMs: 0 },
      }),
      launchBrowser(),
    ]);
  }, patience);
  afterAll(async () => {
    await browser.close();
    await server.stop();
  }, patience);
  return {
    get address() {
      return server.address;
    },
    get browser() {
      return browser;
    },
  };
}
