import type { Page } from 'playwright-core';

/** Runs in the page: whatever sticks out of its own box, out of the window without a box to scroll in, or what can be taken back out of the column. */
const SPILT = `(() => {
  // A phone zooms out until all is in its window: only the root knows how wide the screen is.
  const wide = document.documentElement.clientWidth;
  const TEXTS = 'button, label, summary, h1, h2, h3, p, a, small, dt, dd, li';
  const boxed = (element) => element.closest('.table-box, .visually-hidden, [popover]') !== null;
  const all = [...document.querySelectorAll('main *:not(svg, svg *)')].filter((element) => element.clientWidth > 0 && !boxed(element));
  const spilt = all.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    if (right > wide + 1 || left < -1) return true;
    return element.scrollWidth > element.clientWidth + 1 && element.matches(TEXTS) && getComputedStyle(element).display !== 'inline';
  });
  const cut = all.filter((element) => element.matches('.deciding > :is(.toast, .just-rolled)') &&
    element.getBoundingClientRect().bottom > element.parentElement.getBoundingClientRect().bottom + 1);
  const page = document.documentElement.scrollWidth > wide ? ['the page scrolls sideways'] : [];
  return [...page, ...[...spilt, ...cut].map((element) => element.outerHTML.slice(0, 120))];
})()`;

/** What does not fit on the page as it is now. */
export const spiltOn = (page: Page): Promise<readonly string[]> => page.evaluate<readonly string[]>(SPILT);

/** Runs in the page: answers once what changed with the window has been drawn. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** How large a window is. */
export type Size = Readonly<{ width: number; height: number }>;

/** A phone, a laptop's window of 1280 × 720 at a zoom of 200 %, a laptop. */
export const SIZES: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 640, height: 360 },
  { width: 1366, height: 768 },
];

/** What does not fit on a phone, on a laptop, or when one has zoomed in; leaves the window at the last size. */
export async function spiltAnywhere(page: Page, sizes = SIZES): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(DRAWN);
    found.push(...(await spiltOn(page)).map((what) => `${size.width}: ${what}`));
  }
  return found;
}
