import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { LANGUAGES } from '../../src/views/sentences/languages.js';
import { watchMarks, wrongMarks } from '../support/board-marks.js';
import { PHONE, practise, visitor } from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { LONG } from '../support/long.js';
import { letPlay } from '../support/robot.js';
import { speak } from '../support/speak.js';

const PATIENCE = 180_000;
const house = browserHouse(PATIENCE);

/** With most people and places; the base game has other places, but no words of its own. */
const CASES = [
  ['the expansion for five', { seats: 5, expansion: 'STYLE' }, LANGUAGES],
  ['the base game for four', { seats: 4 }, LONG ? LANGUAGES : ['cs']],
] as const;

/** What stands in the valley changes from move to move, its words do not: in one language somebody plays. */
async function playWatched(page: Page): Promise<void> {
  const seen = await watchMarks(page);
  const likes = { forest: 5, quarry: 5, clayPit: 4, river: 4, trader: 3, hut: 3 };
  await letPlay(page, { likes, until: `[data-round="${LONG ? 4 : 2}"]` });
  expect(await seen()).toEqual([]);
  expect(await wrongMarks(page)).toEqual([]);
}

/** One visitor for all games. */
describe('a phone of 360 px', () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await visitor(house.browser, PHONE, 'cs'));
  }, PATIENCE);

  it.each(CASES)(
    'shows every plate, pill and person of %s whole and in its place',
    async (_name, game, languages) => {
      await practise(house.address, page, { ...game, commandId: randomUUID() });
      await page.evaluate('document.fonts.ready');
      const wrong: string[] = [];
      // The one that is played in comes last.
      for (const language of languages.toReversed()) {
        await speak(page, language);
        wrong.push(...(await wrongMarks(page)).map((what) => `${language} ${what}`));
      }
      expect(wrong).toEqual([]);
      await playWatched(page);
    },
    PATIENCE,
  );
});
