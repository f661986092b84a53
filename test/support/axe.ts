import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe looks for, and where; all that it knows, on the whole page, unless told otherwise. */
type Search = Readonly<{ rules?: readonly string[]; within?: string }>;

const runOf = ({ rules, within }: Search): string => {
  // How large targets are (WCAG 2.2) is the one rule that has to be asked for.
  const all = { rules: { 'target-size': { enabled: true } } };
  const only = rules === undefined ? all : { runOnly: { type: 'rule', values: rules } };
  // A line is enough: nobody asks how else to name what was found, and no rule of these reads style sheets.
  const brief = { resultTypes: ['violations'], preload: false, selectors: false };
  const options = JSON.stringify({ ...brief, ...only });
  const where = within === undefined ? 'document' : JSON.stringify(within);
  return `axe.run(${where}, ${options}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`;
};

/** What axe finds, one line each. Evaluated, not loaded: the page's policy lets no foreign script in. */
export async function findings(page: Page, search: Search = {}): Promise<readonly string[]> {
  // It is long: a page that has it is not sent it again.
  if (!(await page.evaluate<boolean>(`typeof axe === 'object'`))) await page.evaluate(`(() => { ${AXE} })()`);
  return page.evaluate<readonly string[]>(runOf(search));
}

/** What axe finds by day and by night: by night nothing but the colours is different. */
export async function findingsDayAndNight(
  page: Page,
  within: Pick<Search, 'within'> = {},
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const day = await findings(page, within);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const night = await findings(page, { ...within, rules: ['color-contrast', 'link-in-text-block'] });
  return [...day.map((line) => `light ${line}`), ...night.map((line) => `dark ${line}`)];
}
