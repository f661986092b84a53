import { EDITIONS, rulesOf, scoreSheet, scoreTerms, tieValue } from '../../src/game/index.js';
import type { EditionId, HouseRules, ScorePart, Tribe } from '../../src/game/index.js';
import { ranking } from '../../src/game/rules/ranking.js';
import {
  gameAfter,
  hasAgriculture,
  hasPeople,
  hasTools,
  hasTrade,
  owns,
  table,
} from '../support/scenario.js';

const tribe = (change: Partial<Tribe> = {}): Tribe => ({ ...gameAfter(table()).tribes[0]!, ...change });
const part = (edition: EditionId, name: ScorePart, of: Tribe, expansion?: 'style'): number =>
  scoreSheet(rulesOf({ edition, ...(expansion === undefined ? {} : { expansion }) }, 4), of).parts[name];

const FIVE = ['C01', 'C12', 'C03', 'C29', 'C26'];
const ALL_GREEN = [
  'C01',
  'C02',
  'C03',
  'C04',
  'C11',
  'C12',
  'C13',
  'C14',
  'C18',
  'C23',
  'C26',
  'C27',
  'C29',
  'C30',
  'C32',
  'C36',
];

describe.each(EDITIONS)('final scoring, %s', (edition) => {
  it('S01 five different symbols and one more pottery: 26', () =>
    expect(part(edition, 'culture', tribe({ cards: ['C03', 'C11', 'C01', 'C12', 'C29', 'C26'] }))).toBe(26));

  it('S02 five different symbols: 25', () =>
    expect(part(edition, 'culture', tribe({ cards: FIVE }))).toBe(25));

  it('S03 two spare symbols: a second set squared, in 004 a point each', () =>
    expect(part(edition, 'culture', tribe({ cards: [...FIVE, 'C11', 'C27'] }))).toBe(
      edition === 'hr-2008' ? 27 : 29,
    ));

  it('S04 five farmers at agriculture seven: 35', () =>
    expect(part(edition, 'farmers', tribe({ cards: ['C06', 'C15', 'C05'], agriculture: 7 }))).toBe(35));

  const six = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06'];
  it('S05 six hut builders and six buildings: 36', () =>
    expect(part(edition, 'hutBuilders', tribe({ cards: ['C28', 'C17', 'C16'], tiles: six }))).toBe(36));
  it('S06 seven hut builders and six buildings: 42', () =>
    expect(part(edition, 'hutBuilders', tribe({ cards: ['C28', 'C17', 'C08'], tiles: six }))).toBe(42));

  it('S07 three tool makers and tools worth three: 9', () =>
    expect(part(edition, 'toolMakers', tribe({ cards: ['C09', 'C34'], tools: [1, 1, 1] }))).toBe(9));
  it('S08 three tool makers and seven tools: 21', () =>
    expect(part(edition, 'toolMakers', tribe({ cards: ['C09', 'C34'], tools: [3, 2, 2] }))).toBe(21));
  it('R10 a one-use tool is no tool for tool makers, used or not', () => {
    expect(part(edition, 'toolMakers', tribe({ cards: ['C35'], tools: [1, 0, 0] }))).toBe(1);
    expect(part(edition, 'toolMakers', tribe({ cards: ['C35'], spent: ['C35'], tools: [1, 0, 0] }))).toBe(1);
  });

  it('R10 its lower half counts at the end, used or not', () => {
    const four = { cards: ['C33', 'C34', 'C35'], tools: [1, 1, 1] };
    const unused = part(edition, 'toolMakers', tribe(four));
    expect(unused).toBeGreaterThan(0);
    expect(part(edition, 'toolMakers', tribe({ ...four, spent: four.cards }))).toBe(unused);
  });

  it('S09 three shamans and six people: 18', () =>
    expect(part(edition, 'shamans', tribe({ cards: ['C21', 'C20'], people: 6 }))).toBe(18));
  it('S10 three shamans and eight people: 24', () =>
    expect(part(edition, 'shamans', tribe({ cards: ['C21', 'C20'], people: 8 }))).toBe(24));

  it('R26 each profession counts its own figures alone', () => {
    const mixed = tribe({
      cards: ['C06', 'C28', 'C09', 'C21', 'C01'],
      agriculture: 2,
      tiles: ['B01', 'B02', 'B03'],
      tools: [2, 1, 1],
      people: 7,
    });
    const { parts } = scoreSheet(rulesOf({ edition }, 4), mixed);
    const { cards } = rulesOf({ edition }, 4);
    const count = (id: string): number => {
      const bottom = cards.get(id)?.bottom;
      return bottom?.kind === 'people' ? bottom.count : 0;
    };
    expect(parts).toEqual({
      inPlay: 0,
      culture: 1,
      farmers: 2 * count('C06'),
      hutBuilders: 3 * count('C28'),
      toolMakers: 4 * count('C09'),
      shamans: 7 * count('C21'),
      traders: 0,
      resources: 0,
    });
  });

  it('S11 a point for each resource left, none for food and ornaments', () => {
    const rich = gameAfter(
      table({ edition }),
      owns(1, { wood: 2, brick: 1, stone: 1, gold: 3, food: 30, ornaments: 9 }),
    ).tribes[0]!;
    expect(scoreSheet(rulesOf({ edition }, 4), rich)).toMatchObject({ parts: { resources: 7 }, total: 7 });
  });

  it('S14 all sixteen green cards: 128, in 004 72', () =>
    expect(part(edition, 'culture', tribe({ cards: ALL_GREEN }))).toBe(edition === 'hr-2008' ? 72 : 128));

  it('R26 extra cards count like bought ones', () =>
    expect(part(edition, 'culture', tribe({ cards: FIVE.slice(0, 2), extraCards: FIVE.slice(2) }))).toBe(25));

  it('R26 the total is the sum of its parts', () => {
    const { parts, total } = scoreSheet(
      rulesOf({ edition }, 4),
      tribe({ cards: [...FIVE, 'C21'], score: -7, people: 8 }),
    );
    expect(total).toBe(Object.values(parts).reduce((sum, each) => sum + each, 0));
    expect(total).toBe(-7 + 25 + 16);
  });
});

describe.each(EDITIONS)('final scoring with the expansion, %s', (edition) => {
  const nine = ['C01', 'C02', 'C03', 'C04', 'C12', 'C13', 'C23', 'C26', 'X1'];
  it('S12 all nine symbols: 81', () =>
    expect(part(edition, 'culture', tribe({ cards: nine }), 'style')).toBe(81));
  it('R26 two sets of nine: 162, in 004 90', () =>
    expect(part(edition, 'culture', tribe({ cards: [...ALL_GREEN, 'X1', 'X2'] }), 'style')).toBe(
      edition === 'hr-2008' ? 90 : 162,
    ));
  it('S13 four traders at step seven: 28', () =>
    expect(part(edition, 'traders', tribe({ cards: ['X3', 'X4', 'X6'], trade: 7 }), 'style')).toBe(28));
  it("R26 hut builders count the expansion's tiles too", () =>
    expect(
      part(edition, 'hutBuilders', tribe({ cards: ['C08'], tiles: ['B01', 'XB1', 'M1'] }), 'style'),
    ).toBe(6));
});

describe.each(EDITIONS)('places, %s', (edition) => {
  const places = (change: readonly Partial<Tribe>[], houseRules?: HouseRules) => {
    const rules = rulesOf({ edition, ...(houseRules === undefined ? {} : { houseRules }) }, 4);
    const tribes = change.map((each, index) => tribe({ ...each, seat: index + 1 }));
    const scores = tribes.map((each) => scoreSheet(rules, each));
    return ranking(rules, tribes, scores).map(({ seat, rank }) => [seat, rank]);
  };

  it('Z03 equal points: agriculture, tools and people together decide', () => {
    expect(
      places([
        { score: 9, agriculture: 3 },
        { score: 9, tools: [2, 2, 0] },
        { score: 20 },
        { score: 9, people: 7 },
      ]),
    ).toEqual([
      [3, 1],
      [2, 2],
      [1, 3],
      [4, 4],
    ]);
  });

  it('Z03 still equal: a shared place, also the first, and the next place is left out', () =>
    expect(
      places([{ score: 9, agriculture: 2 }, { score: 9, tools: [1, 1, 0] }, { score: 5 }, { score: 5 }]),
    ).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 3],
    ]));

  it('R27 one after the other only as a house rule', () => {
    const tribes = [
      { score: 9, agriculture: 2, people: 5 },
      { score: 9, agriculture: 1, people: 10 },
    ];
    expect(places(tribes)).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(places(tribes, { tie: 'lexicographic' })).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('Z03 who shares a place stands in the order of the seats', () =>
    expect(places([{ score: 5 }, { score: 5 }, { score: 5 }, { score: 9 }])).toEqual([
      [4, 1],
      [1, 2],
      [2, 2],
      [3, 2],
    ]));

  it('R37 whoever resigned comes last, whatever the score', () =>
    expect(places([{ score: 90, resigned: true }, { score: -3 }])).toEqual([
      [2, 1],
      [1, 2],
    ]));

  it('Z03 the tie value', () => {
    const game = gameAfter(
      table({ edition }),
      hasAgriculture(1, 4),
      hasTools(1, 3, 2, 2),
      hasPeople(1, 8),
      hasTrade(1, 9),
    );
    expect(tieValue(game.rules, game.tribes[0]!)).toBe(4 + 7 + 8);
  });
});

describe('the products behind a final score', () => {
  it('are those that bring something, a second set of symbols apart from the first', () => {
    const rules = rulesOf({ edition: 'cs-2019' }, 4);
    const cards = ['C03', 'C11', 'C01', 'C12', 'C29', 'C26'];
    expect(scoreTerms(rules, tribe({ cards, score: -4 }))).toEqual([
      { part: 'inPlay', count: -4, times: 1 },
      { part: 'culture', count: 5, times: 5 },
      { part: 'culture', count: 1, times: 1 },
    ]);
  });
});
