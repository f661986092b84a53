import type { Page } from 'playwright-core';

/** Goes on in another language as the menu of every page lets one, without loading anything anew. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.locator(`.menu-languages button[lang="${language}"]`).first().dispatchEvent('click');
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}
