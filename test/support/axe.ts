import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const runOf = (rules: readonly string[]): string => {
  // How large targets are (WCAG 2.2) is the one rule that has to be asked for.
  const all = { rules: { 'target-size': { enabled: true } } };
  const only = rules.length === 0 ? all : { runOnly: { type: 'rule', values: rules } };
  // A line is enough: nobody asks how else to name what was found, and no rule of these reads style sheets.
  const brief = { resultTypes: ['violations'], preload: false, selectors: false };
  const options = JSON.stringify({ ...brief, ...only });
  return `axe.run(document, ${options}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`;
};

/** What axe finds by these rules, or by all of them, one line each. Evaluated, not loaded: the page's policy lets no foreign script in. */
export async function findings(page: Page, ...rules: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(`typeof axe === 'object' || (() => { ${AXE} })()`);
  return page.evaluate<readonly string[]>(runOf(rules));
}

/** What axe finds by day and by night: by night nothing but the colours is different. */
export async function findingsDayAndNight(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const day = await findings(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const night = await findings(page, 'color-contrast', 'link-in-text-block');
  return [...day.map((line) => `light ${line}`), ...night.map((line) => `dark ${line}`)];
}
