import {
  CURRENCIES,
  paymentsFor,
  RESOURCE_VALUE,
  RESOURCES,
  rulesOf,
  type Benefit,
  type Payment,
  type TileRow,
} from '../../src/game/index.js';
import { benefitView, buildingView, cardView, facesView } from '../../src/views/content-view.js';
import { priceView } from '../../src/views/price-view.js';
import { facesOriginWords, originWords } from '../../src/views/sentences/names.js';
import { ENGLISH } from '../../src/views/sentences/told.js';

const rules = rulesOf({ edition: 'cs-2019', expansion: 'style', olderTiles: true }, 4);
const cards = [...rules.cards.values()];
const tiles = [...rules.tiles.values()];
const style = { ...rules.faceOrigins.style, faces: rules.faces.style };

/** The points of a payment, counted the slow way. */
function pointsOf({ points }: TileRow, pay: Payment): number {
  if (points.kind === 'printed') return points.points;
  if (points.kind === 'perOrnament') return points.points * (pay.ornaments ?? 0);
  return RESOURCES.reduce((sum, kind) => sum + RESOURCE_VALUE[kind] * (pay[kind] ?? 0), 0);
}

describe('content as clients see it', () => {
  it.each(tiles.map((tile) => [tile.id, tile] as const))(
    'tells the least and most points of %s',
    (_id, tile) => {
      const all = paymentsFor(tile.price).map((pay) => pointsOf(tile, pay));
      const { points } = buildingView(tile, ENGLISH);
      expect([points.min, points.max]).toEqual([Math.min(...all), Math.max(...all)]);
      const { each } = points;
      const bySum = paymentsFor(tile.price).map((pay) =>
        each === undefined
          ? points.min
          : CURRENCIES.reduce((sum, kind) => sum + each[kind] * (pay[kind] ?? 0), 0),
      );
      expect(bySum).toEqual(all);
    },
  );

  it('says in words what every card and tile is', () => {
    for (const { top, bottom } of cards.map((row) => cardView(row, ENGLISH))) {
      expect(top.words).toMatch(/^\S.*\S$/);
      expect(bottom.words).toMatch(/^\S.*\S$/);
    }
    expect(priceView({ kind: 'exactKinds', count: 4, kinds: 2 }, ENGLISH)).toEqual({
      kind: 'exactKinds',
      min: 4,
      max: 4,
      kinds: 2,
      payWith: RESOURCES,
      words: '4 resources of exactly 2 kinds',
    });
    expect(priceView({ kind: 'fixed', goods: { wood: 2, gold: 1 } }, ENGLISH).words).toBe(
      '2 wood and 1 gold',
    );
  });

  it('says how much everything gives, also where it is one or goes without saying', () => {
    const parts = (benefit: Benefit) => benefitView(benefit, ENGLISH);
    for (const kind of ['tool', 'agriculture', 'person', 'extraCard'] as const)
      expect(parts({ kind })).toMatchObject({ amount: 1 });
    expect(parts({ kind: 'trade', steps: 3 })).toMatchObject({ amount: 3, goods: { ornaments: 2, wood: 0 } });
  });

  it('says which values were reconstructed', () => {
    const made = cards.find(({ source }) => source === 'reconstructed')!;
    expect(cardView(made, ENGLISH)).toMatchObject({
      reconstructed: true,
      unsure: ['pairing'],
      sourceWords: 'reconstructed: which halves belong together',
    });
    expect(facesView('style', style, ENGLISH)).toMatchObject({
      reconstructed: true,
      sourceWords: 'reconstructed: what the dice give',
    });
    const printed = cardView(
      cards.find(({ source }) => source === 'printed')!,
      ENGLISH,
    );
    expect(printed).toMatchObject({ reconstructed: false, unsure: [] });
    expect(printed).not.toHaveProperty('sourceWords');
    const market = facesView('market', { ...rules.faceOrigins.market, faces: rules.faces.market }, ENGLISH);
    expect(market).toMatchObject({ kind: 'market', reconstructed: false });
    expect(market).not.toHaveProperty('sourceWords');
    expect(market.faces[4]).toMatchObject({ face: 5, benefit: { kind: 'tool', words: 'a tool' } });
  });

  it.each([
    ['en', 'reconstructed: price, points and number of copies', 'reconstructed: what the dice give'],
    ['cs', 'odhad: cena, body a počet kusů', 'odhad: co dávají kostky'],
    ['sk', 'odhad: cena, body a počet kusov', 'odhad: čo dávajú kocky'],
    ['hr', 'procjena: cijena, bodovi i broj primjeraka', 'procjena: što daju kocke'],
  ] as const)('says so in %s', (language, building, market) => {
    const speech = { language };
    expect(
      originWords(
        tiles.find(({ id }) => id === 'XB4')!,
        speech,
      ),
    ).toBe(building);
    expect(
      originWords(
        tiles.find(({ id }) => id === 'B01')!,
        speech,
      ),
    ).toBeUndefined();
    expect(facesOriginWords(rules.faceOrigins.style, speech)).toBe(market);
  });
});
