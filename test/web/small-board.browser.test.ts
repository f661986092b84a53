import type { Page } from 'playwright-core';
import { watchMarks, wrongMarks } from '../support/board-marks.js';
import { PHONE, practise, visitor } from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { LANGUAGES, LONG } from '../support/long.js';
import { letPlay } from '../support/robot.js';

const PATIENCE = 180_000;
const house = browserHouse(PATIENCE);

/** Somebody who speaks a language has a game against bots on a phone. */
async function atTheSmallBoard(language: string, game: object): Promise<Page> {
  const { page } = await visitor(house.browser, PHONE, language);
  await practise(house.address, page, game);
  await page.evaluate('document.fonts.ready');
  return page;
}

const EVERYBODY = { seats: 5, expansion: 'STYLE' };

/** With most people and places; the base game has other places, but no words of its own. */
const CASES = [
  ...LANGUAGES.map((language) => ['the expansion for five', language, EVERYBODY] as const),
  ...(LONG ? LANGUAGES : ['cs']).map(
    (language) => ['the base game for four', language, { seats: 4 }] as const,
  ),
];

/** What stands in the valley changes from move to move, its words do not: in one language somebody plays. */
async function playWatched(page: Page): Promise<void> {
  const seen = await watchMarks(page);
  const likes = { forest: 5, quarry: 5, clayPit: 4, river: 4, trader: 3, hut: 3 };
  await letPlay(page, { likes, until: `[data-round="${LONG ? 4 : 2}"]` });
  expect(await seen()).toEqual([]);
  expect(await wrongMarks(page)).toEqual([]);
}

describe('a phone of 360 px', () => {
  it.each(CASES)(
    'shows every plate, pill and person of %s whole and in its place, in %s',
    async (_name, language, game) => {
      const page = await atTheSmallBoard(language, game);
      expect(await wrongMarks(page)).toEqual([]);
      if (LONG || language === 'cs') await playWatched(page);
      await page.context().close();
    },
    PATIENCE,
  );
});
