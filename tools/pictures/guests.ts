import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export type Device = BrowserContextOptions;
const STILL = { locale: 'en', timezoneId: 'Europe/Prague', reducedMotion: 'reduce' } as const;
export const LAPTOP: Device = { ...STILL, viewport: { width: 1366, height: 768 } };
export const PHONE: Device = {
  ...STILL,
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Somebody with a name, at a screen of their own, who may sit down before others too. */
export type Guest = Readonly<{
  name: string;
  page: Page;
  /** The same person before another screen. */
  before: (device: Device, dark: boolean) => Promise<Page>;
}>;

const COME_IN = 'mutation In($name: String!) { signInAsGuest(input: { name: $name }) { viewer { id } } }';

/** A guest comes in. */
export async function comeIn(browser: Browser, address: string, name: string): Promise<Guest> {
  const context = await browser.newContext(LAPTOP);
  const data = { query: COME_IN, variables: { name } };
  await context.request.post(`${address}/graphql`, { data, headers: { origin: address } });
  const before = async (device: Device, dark: boolean): Promise<Page> => {
    const other = await browser.newContext({ ...device, colorScheme: dark ? 'dark' : 'light' });
    await other.addCookies(await context.cookies());
    return other.newPage();
  };
  return { name, page: await context.newPage(), before };
}
