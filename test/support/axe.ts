import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RUN = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`;

/** What axe finds, one line each. Evaluated, not loaded: the page's policy lets no foreign script in. */
export async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate<readonly string[]>(RUN);
}

/** What axe finds by day and by night. */
export async function findingsDayAndNight(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await findings(page)).map((line) => `${colorScheme} ${line}`));
  }
  return found;
}
