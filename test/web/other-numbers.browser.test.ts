import type { APIResponse, Browser, Locator, Page } from 'playwright-core';
import type { PrintedPartsFragment, WholeGameFragment } from '../../web/src/gql/graphql.js';
import { findingsDayAndNight } from '../support/axe.js';
import { goWithin, LAPTOP, launchBrowser, PAGE_ROOT, place, practise, visitor } from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { goods } from '../support/goods.js';

/** The page knows no rules: whatever numbers the server names, those are shown, also such as no rulebook has. */

const PATIENCE = 60_000;

type Board = NonNullable<WholeGameFragment['board']>;
type Decision = NonNullable<NonNullable<WholeGameFragment['options']>['decision']>;
type Of<Name extends Decision['__typename']> = Extract<Decision, { __typename: Name }>;
type Told = Readonly<{
  decision?: Decision;
  board?: (board: Board) => Partial<Board>;
  printed?: PrintedPartsFragment;
  expansion?: true;
}>;

let server: TestServer;
let browser: Browser;
let page: Page;
let path: string;
let told: Told = {};

/** The game as the server tells it, with other numbers in it. */
function retold(game: WholeGameFragment): WholeGameFragment {
  const { decision, board, expansion } = told;
  return {
    ...game,
    ...(expansion === undefined ? {} : { settings: { ...game.settings, expansion: 'STYLE' } }),
    ...(decision === undefined ? {} : { options: { decision, undo: null } }),
    ...(board === undefined || game.board === null ? {} : { board: { ...game.board, ...board(game.board) } }),
  };
}

type Answer = Readonly<{ data: Readonly<{ game: WholeGameFragment }> }>;

/** What else than the server says is told instead; null where nothing is. */
async function answerTo(document: string, fetched: () => Promise<APIResponse>): Promise<object | null> {
  if (document.includes('query Printed') && told.printed !== undefined) return { board: told.printed };
  if (!document.includes('query Game(')) return null;
  const { data } = (await (await fetched()).json()) as Answer;
  return retold(data.game);
}

beforeAll(async () => {
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT } }),
    launchBrowser(),
  ]);
  ({ page } = await visitor(browser, LAPTOP));
  path = await practise(server.address, page);
  await page.route('**/graphql', async (route, request) => {
    const game = await answerTo(request.postData() ?? '', () => route.fetch());
    return game === null ? route.continue() : route.fulfill({ json: { data: { game } } });
  });
}, PATIENCE);

afterAll(async () => {
  await browser.close();
  await server.stop();
}, PATIENCE);

const panel = (): Locator => page.locator('#decision');
const confirm = (): Promise<string> => panel().locator('[data-confirm]').innerText();

/** Leaves the game and comes back to it, told like this. */
async function tell(next: Told): Promise<void> {
  told = next;
  await goWithin(page, '/no/such/path');
  await page.locator('#board').waitFor({ state: 'detached' });
  await goWithin(page, path);
  await panel().waitFor();
}

const open = { decision: 9, until: null } as const;

const roll: Of<'SettleDecision'> = {
  ...open,
  __typename: 'SettleDecision',
  kind: 'SETTLE',
  source: 'forest',
  good: 'WOOD',
  dice: [1, 1],
  sum: 40,
  plain: 6,
  split: false,
  steps: [
    { pieces: 6, pips: 38, ornaments: null },
    { pieces: 11, pips: 41, ornaments: null },
    { pieces: 12, pips: 50, ornaments: null },
  ],
  tools: [
    { slot: 0, value: 9, used: false },
    { slot: 1, value: 1, used: false },
  ],
  oneUse: [],
  suggested: { tools: [1] },
};

const price = {
  kind: 'RANGE',
  goods: null,
  min: 2,
  max: 3,
  kinds: null,
} as const;

const purchase: Of<'ActDecision'> = {
  ...open,
  __typename: 'ActDecision',
  kind: 'ACT',
  anyTwo: { count: 3, goods: ['FOOD', 'GOLD'] },
  trade: { give: null, take: null, goods: null, closed: null },
  acting: [
    {
      place: 'building1',
      action: 'BUY_BUILDING',
      benefit: null,
      dice: null,
      expected: null,
      card: null,
      building: {
        id: 'B01',
        reconstructed: false,
        sourceWords: null,
        price,
        points: { min: 1, max: 900, each: goods({ food: 7, gold: 100 }) },
        effect: null,
      },
      offer: {
        price: { ...price, payWith: ['FOOD', 'GOLD'] },
        affordable: 'NOW',
        suggested: goods({ food: 2, gold: 1 }),
        traded: null,
      },
      extra: null,
    },
  ],
};

const hunger: Of<'FeedDecision'> = {
  ...open,
  __typename: 'FeedDecision',
  kind: 'FEED',
  owed: 5,
  food: 1,
  missing: 4,
  choices: [
    { count: 0, lost: 77, suggested: goods({}) },
    { count: 2, lost: 3, suggested: goods({ gold: 2 }) },
  ],
  payWith: ['GOLD', 'WOOD'],
  anyTwo: null,
};

/** The kinds that can be chosen from. */
const kindsIn = async (picker: Locator): Promise<readonly string[]> => {
  const words = await picker.locator('.pick-row .visually-hidden').allTextContents();
  return words.map((word) => word.trim());
};

describe('a page that is told other numbers', () => {
  it(
    'expects what the server expects of so many people, before they are sent and before they roll',
    async () => {
      const closed = null;
      const places = [{ place: 'forest', min: 2, max: 3, expected: [41, 42], affordable: null, closed }];
      await tell({
        decision: { ...open, __typename: 'PlaceDecision', kind: 'PLACE', home: 5, places },
      });
      await place(page, 'Forest').click();
      expect(await panel().innerText()).toContain('2 dice, about 41 wood');
      await page.keyboard.press('3');
      await panel().getByText('3 dice, about 42 wood').waitFor();
      const [building] = purchase.acting;
      if (building === undefined) throw new Error('nothing to do');
      const forest = { ...building, place: 'forest', action: 'ROLL', building: null, offer: null } as const;
      await tell({ decision: { ...purchase, acting: [{ ...forest, dice: 2, expected: 43 }] } });
      expect(await panel().innerText()).toContain('2 dice, about 43 wood');
    },
    PATIENCE,
  );

  it(
    'adds the tools that the server suggests, and takes what its steps bring',
    async () => {
      await tell({ decision: roll });
      expect(await confirm()).toBe('Take 11 wood');
      expect(await panel().innerText()).toContain('6 without tools; one more needs 50.');
      await panel().locator('.tool-picker').waitFor();
      expect(await findingsDayAndNight(page)).toEqual([]);
      await panel().locator('[data-tool="2"]').click();
      expect(await confirm()).toBe('Take 6 wood');
      expect(await panel().innerText()).toContain('One more needs 41.');
      const shared = roll.steps.map((step) => ({ ...step, ornaments: 4 }));
      await tell({ decision: { ...roll, good: 'FOOD', split: true, steps: shared } });
      expect(await confirm()).toBe('7 food, 4 ornaments');
    },
    PATIENCE,
  );

  it(
    'pays what the server says can be paid, for the points it names',
    async () => {
      await tell({ decision: purchase });
      expect(await confirm()).toBe('Build, 114 points');
      expect(await kindsIn(panel())).toEqual(['food', 'gold']);
      await panel().getByRole('button', { name: 'One fewer food' }).click();
      expect(await confirm()).toBe('Build, 107 points');
      await panel().getByRole('button', { name: 'Any 3 resources' }).click();
      expect(await kindsIn(panel())).toEqual(['food', 'gold']);
    },
    PATIENCE,
  );

  it(
    'feeds with what the server suggests',
    async () => {
      await tell({ decision: hunger });
      expect(await confirm()).toBe('Feed with 2 gold');
      expect(await panel().innerText()).toContain('−77 points');
      await panel().getByText('or choose other resources').click();
      expect(await kindsIn(panel())).toEqual(['gold', 'wood']);
    },
    PATIENCE,
  );

  it(
    'draws the ratios of trading and the faces of markets that the server names',
    async () => {
      const gold = { kind: 'GOODS', goods: goods({ gold: 1 }), amount: null, good: null } as const;
      const benefit = { ...gold, dice: null, divisor: null, market: null };
      await tell({
        expansion: true,
        printed: {
          tradeTrack: [{ from: 2, to: 6, give: 7, take: 3 }],
          markets: [{ kind: 'MARKET', faces: [1, 2, 3, 4, 5].map((face) => ({ face, benefit })) }],
        },
        board: ({ cardPlaces }) => ({
          cardPlaces: cardPlaces.map((slot) => ({
            ...slot,
            card: slot.card && { ...slot.card, top: { ...benefit, kind: 'MARKET', market: 'MARKET' } },
          })),
        }),
      });
      // What is printed is asked for once.
      await page.reload();
      await page.locator('.valley-pieces').getByText('7:3').waitFor();
      const drawn = page.locator('.market-face').first().locator('use[href="#i-gold"]');
      expect(await drawn.count()).toBe(5);
    },
    PATIENCE,
  );
});
