import type { Page } from 'playwright-core';
import type { GoodsPartsFragment, WholeGameFragment } from '../../web/src/gql/graphql.js';
import { practice } from './browser.js';

type Decision = NonNullable<NonNullable<WholeGameFragment['options']>['decision']>;

/** A decision of one kind, as the server tells it to the page. */
export type Told<Kind extends Decision['__typename']> = Extract<Decision, { __typename: Kind }>;

/** What the server is to have said: a decision, and what the tribe that makes it owns. */
export type Situation = Readonly<{ decision: Decision; stock: GoodsPartsFragment; wishes?: object }>;

/** The game as the server tells it, but in this situation. */
function retold(game: WholeGameFragment, { decision, stock }: Situation): WholeGameFragment {
  const { board } = game;
  const tribes = board?.tribes.map((tribe) => (tribe.seat === 1 ? { ...tribe, stock } : tribe));
  return {
    ...game,
    options: { decision, undo: null },
    board: board === null || tribes === undefined ? null : { ...board, tribes },
  };
}

/** Brings a page before a decision that only dice could bring about: a practice game is told to it differently. */
export async function decidingWhatIsTold(address: string, page: Page, situation: Situation): Promise<void> {
  const game = await practice(address, page, situation.wishes);
  await page.unrouteAll();
  await page.route('**/graphql', async (route, request) => {
    if (request.postData()?.includes('query Game(') !== true) return route.continue();
    const told = (await (await route.fetch()).json()) as { data: { game: WholeGameFragment } };
    return route.fulfill({ json: { data: { game: retold(told.data.game, situation) } } });
  });
  await page.goto(address + game);
  await page.locator('#decision.mine-now').waitFor();
  await page.evaluate('document.fonts.ready');
}

/** What of a decision is not seen or reached at once; nothing is as it should be. */
const MISSED = `(() => {
  const column = document.querySelector('.deciding');
  const button = document.querySelector('#decision .actions .primary');
  const { left, top, width, height } = button.getBoundingClientRect();
  const reached = !button.disabled && button.contains(document.elementFromPoint(left + width / 2, top + height - 4));
  const wide = [...document.querySelectorAll('#decision :is(button, label)')].filter((each) => each.scrollWidth > each.clientWidth + 1);
  return [
    ...(column.scrollHeight > column.clientHeight + 1 ? ['it must be scrolled'] : []),
    ...(reached ? [] : ['the button that decides is not reached']),
    ...wide.map((each) => 'too wide: ' + each.textContent),
  ];
})()`;

const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
];

/** What of a decision must be searched for on a laptop or on a phone. */
export async function missedOnScreens(page: Page): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.locator(size.width < 700 ? '.game.phone' : '.game.laptop').waitFor();
    for (const what of await page.evaluate<string[]>(MISSED)) missed.push(`${size.width}: ${what}`);
  }
  return missed;
}
