import { LANGUAGES } from '../../src/views/sentences/languages.js';
import { LAPTOP, visitor } from '../support/browser.js';
import { browserHouse } from '../support/browser-house.js';
import { goods } from '../support/goods.js';
import { decidingWhatIsTold, missedOnScreens, type Told } from '../support/retold.js';

/** A tribe that starves, told to the page instead of waiting until a game brings it about. */

const PATIENCE = 120_000;
const house = browserHouse(PATIENCE);

type Feed = Told<'FeedDecision'>;

const STOCK = goods({ wood: 3, stone: 4, gold: 2 });

/** What is suggested where so many are paid, of the cheapest first. */
function cheapest(count: number): Feed['choices'][number]['suggested'] {
  const wood = Math.min(count, STOCK.wood);
  const stone = Math.min(count - wood, STOCK.stone);
  return goods({ wood, stone, gold: count - wood - stone });
}

/** Ten people of whom nobody eats, by an edition in which each piece that is paid counts. */
const HUNGER: Feed = {
  __typename: 'FeedDecision',
  decision: 9,
  until: new Date(Date.now() + 86_400_000).toISOString(),
  kind: 'FEED',
  owed: 10,
  food: 0,
  missing: 10,
  choices: Array.from({ length: 10 }, (_, count) => ({
    count,
    lost: 4 * (10 - count),
    suggested: cheapest(count),
  })),
  payWith: ['WOOD', 'BRICK', 'STONE', 'GOLD'],
  anyTwo: { count: 2, goods: ['WOOD', 'BRICK', 'STONE', 'GOLD'] },
};

describe('where some resources will do instead of all', () => {
  it.each(LANGUAGES)(
    'paying and going hungry are seen as a whole on a laptop and on a phone, in %s',
    async (language) => {
      const { page, complaints } = await visitor(house.browser, LAPTOP, language);
      await decidingWhatIsTold(house.address, page, { decision: HUNGER, stock: STOCK });
      expect(await missedOnScreens(page)).toEqual([]);
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    'one pays fewer and more, says what each costs in points, and sends what is shown',
    async () => {
      const { page } = await visitor(house.browser, LAPTOP);
      await decidingWhatIsTold(house.address, page, { decision: HUNGER, stock: STOCK });
      const panel = page.locator('#decision');
      const [fewer, more] = ['Pay one fewer', 'Pay one more'].map((name) =>
        panel.getByRole('button', { name }),
      );
      expect(await more!.isDisabled()).toBe(true);
      await panel.getByRole('radio', { name: 'Pay 9 resources 3 wood, 4 stone, 2 gold −4 points' }).waitFor();
      await fewer!.click();
      await fewer!.click();
      await panel.getByRole('radio', { name: 'Pay 7 resources 3 wood, 4 stone −12 points' }).waitFor();
      await panel.getByText('Go hungry').first().click();
      await panel.getByRole('button', { name: 'Go hungry, −40 points' }).waitFor();
      await more!.click();
      const pay = panel.getByRole('button', { name: 'Feed with 3 wood, 4 stone, 1 gold', exact: true });
      const [sent] = await Promise.all([
        page.waitForRequest((request) => request.postData()?.includes('mutation FeedTribe(') === true),
        pay.click(),
      ]);
      const { variables } = sent.postDataJSON() as { variables: { input: Record<string, unknown> } };
      expect(variables.input).toMatchObject({ pay: { wood: 3, stone: 4, gold: 1 } });
      await page.context().close();
    },
    PATIENCE,
  );

  it(
    'nothing is left to pay with but one resource, or nothing: there is no number to choose',
    async () => {
      const { page } = await visitor(house.browser, LAPTOP);
      const choices = HUNGER.choices.slice(0, 2);
      await decidingWhatIsTold(house.address, page, {
        decision: { ...HUNGER, choices },
        stock: goods({ wood: 1 }),
      });
      expect(await page.locator('#decision').getByRole('radio').count()).toBe(2);
      expect(await page.getByRole('button', { name: 'Pay one fewer' }).count()).toBe(0);
      await page.context().close();
    },
    PATIENCE,
  );
});
