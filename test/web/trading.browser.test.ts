import type { Page } from 'playwright-core';
import { LANGUAGES } from '../../src/views/sentences/languages.js';
import { LAPTOP, visitor, type Visitor } from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { goods } from '../support/goods.js';
import { decidingWhatIsTold, missedOnScreens, type Told } from '../support/retold.js';
import { speak } from '../support/speak.js';

/** A purchase that only a trade can pay: the server's suggestion, told to the page instead of waiting until dice bring it about. */

const PATIENCE = 120_000;
const house = browserHouse(PATIENCE);

type Act = Told<'ActDecision'>;
type Errand = Act['acting'][number];
type Offer = NonNullable<Errand['offer']>;

const PERSON: Errand['benefit'] = {
  kind: 'PERSON',
  goods: null,
  amount: 1,
  good: null,
  dice: null,
  divisor: null,
  market: null,
};
const simple = (place: string): Errand => ({
  place,
  action: 'USE',
  benefit: null,
  dice: null,
  expected: null,
  card: null,
  building: null,
  offer: null,
  extra: null,
});

type Price = Omit<Offer['price'], 'payWith'>;
const FIXED: Price = {
  kind: 'FIXED',
  goods: goods({ wood: 1, brick: 1, stone: 1 }),
  min: 3,
  max: 3,
  kinds: null,
};
const CHOSEN: Price = { kind: 'EXACT_KINDS', goods: null, min: 4, max: 4, kinds: 2 };

const RESOURCES = ['WOOD', 'BRICK', 'STONE', 'GOLD'] as const;

/** A building at this price, with more to do afterwards. */
const purchase = (
  price: Price,
  ratio: Pick<Act['trade'], 'give' | 'take'>,
  traded: Offer['traded'],
): Act => ({
  __typename: 'ActDecision',
  decision: 9,
  until: new Date(Date.now() + 86_400_000).toISOString(),
  kind: 'ACT',
  anyTwo: null,
  trade: { ...ratio, goods: [...RESOURCES, 'ORNAMENTS'], closed: null },
  acting: [
    {
      ...simple('building1'),
      action: 'BUY_BUILDING',
      building: {
        id: 'B01',
        reconstructed: false,
        sourceWords: null,
        price,
        points: { min: 13, max: 23, each: price.kind === 'FIXED' ? null : goods({ wood: 3, brick: 4 }) },
        effect: null,
      },
      offer: {
        price: { ...price, payWith: [...RESOURCES] },
        affordable: 'WITH_TRADE',
        suggested: null,
        traded,
      },
    },
    ...['hut', 'field', 'toolMaker'].map((place) => ({ ...simple(place), benefit: PERSON })),
  ],
});

const OF_A_FIXED_PRICE = purchase(
  FIXED,
  { give: 1, take: 1 },
  {
    pay: goods({ wood: 1, brick: 1, stone: 1 }),
    give: goods({ ornaments: 1 }),
    take: goods({ stone: 1 }),
  },
);
const OF_A_CHOSEN_PRICE = purchase(
  CHOSEN,
  { give: 1, take: 2 },
  {
    pay: goods({ wood: 1, brick: 3 }),
    give: goods({ ornaments: 1 }),
    take: goods({ wood: 1, brick: 1 }),
  },
);
const STOCK = goods({ wood: 2, brick: 2, food: 5, ornaments: 2 });

/** One visitor, before one purchase and then before another: every story goes on where the one before ended. */
describe('a purchase that needs a trade', () => {
  let seen: Visitor;
  let page: Page;

  const deciding = (decision: Act): Promise<void> =>
    decidingWhatIsTold(house.address, page, { decision, stock: STOCK, wishes: { expansion: 'STYLE' } });

  beforeAll(async () => {
    seen = await visitor(house.browser, LAPTOP);
    ({ page } = seen);
  }, PATIENCE);

  it.each([
    ['a chosen', OF_A_CHOSEN_PRICE],
    ['a fixed', OF_A_FIXED_PRICE],
  ])(
    'is seen as a whole on a laptop and on a phone: for %s price',
    async (_name, decision) => {
      await deciding(decision);
      const missed: string[] = [];
      for (const language of LANGUAGES) {
        await speak(page, language);
        missed.push(...(await missedOnScreens(page)).map((what) => `${language} ${what}`));
      }
      expect(missed).toEqual([]);
      expect(seen.complaints()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'says what is missing, gives for it what is chosen, and sends both as one',
    async () => {
      await speak(page, 'en');
      if (LAPTOP.viewport) await page.setViewportSize(LAPTOP.viewport);
      const panel = page.locator('#decision');
      await panel.getByRole('heading', { name: 'Missing: 1 stone' }).waitFor();
      await panel.getByText('Then pay 1 wood, 1 brick, 1 stone.').waitFor();
      await panel.getByRole('group', { name: 'give' }).getByRole('button', { name: 'wood' }).click();
      await panel.getByRole('button', { name: 'give 1 wood' }).waitFor();
      await panel.getByRole('button', { name: 'get 1 stone' }).click();
      const get = panel.getByRole('group', { name: 'get' });
      await get.getByRole('button', { name: 'gold' }).click();
      const trade = panel.getByRole('button', { name: 'Trade and build', exact: true });
      expect(await trade.isDisabled()).toBe(true);
      await get.getByRole('button', { name: 'stone' }).click();
      const [sent] = await Promise.all([
        page.waitForRequest((request) => request.postData()?.includes('BuyBuilding') === true),
        trade.click(),
      ]);
      const { input } = (sent.postDataJSON() as { variables: { input: Record<string, unknown> } }).variables;
      expect(input).toMatchObject({
        pay: { wood: 1, brick: 1, stone: 1 },
        trade: { give: { wood: 1 }, take: { stone: 1 } },
      });
    },
    PATIENCE,
  );
});
