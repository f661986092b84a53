import { seenBy, type Game } from '../../src/game/index.js';
import { optionsView, type DecisionView } from '../../src/views/options-view.js';
import { speechOf } from '../../src/views/refusal-view.js';
import {
  acting,
  feeding,
  gameAfter,
  hasCards,
  hasFood,
  hasTiles,
  hasTools,
  hasTrade,
  hasUsed,
  owns,
  placed,
  table,
  type Facts,
} from '../support/scenario.js';
import { started } from '../support/table-play.js';

/** What seat 1 is asked in this game, as clients get it. */
function asked<Kind extends DecisionView['kind']>(
  game: Game,
  kind: Kind,
): Extract<DecisionView, { kind: Kind }> {
  const seen = { ...seenBy(started('ab').table, 1), game };
  const { decision } = optionsView(seen, 1, speechOf(seen, 'en'));
  if (decision?.kind !== kind) throw new Error(`asked: ${String(decision?.kind)}`);
  return decision as Extract<DecisionView, { kind: Kind }>;
}

describe('what people are likely to bring', () => {
  it('is told for every number of them that a place takes, where dice are rolled', () => {
    const { places } = asked(gameAfter(table({ expansion: 'style', before: [hasTiles(1, 'XB8')] })), 'place');
    const expected = (id: string) => places.find(({ place }) => place === id)?.expected;
    expect(expected('hunt')).toEqual([1, 3, 5, 7, 8]);
    expect(expected('river')).toEqual([0, 1, 1, 2, 2]);
    expect(expected('XB8')).toHaveLength(3);
    expect(['field', 'card1', 'building1'].map(expected)).toEqual([undefined, undefined, undefined]);
  });

  it('is told once more before they roll', () => {
    const game = gameAfter(table(), placed(1, 'quarry', 3), placed(1, 'field'), acting(1));
    const { places } = asked(game, 'act');
    expect(places.map(({ place, expected }) => [place, expected])).toEqual([
      ['quarry', 2],
      ['field', undefined],
    ]);
  });
});

describe('what is sold at a place', () => {
  it('says before somebody is sent there whether it could be paid now', () => {
    const asking = (...before: readonly Facts[]) => {
      const { places } = asked(gameAfter(table({ before })), 'place');
      return (id: string) => places.find(({ place }) => place === id)?.affordable;
    };
    const poor = asking();
    expect(['card1', 'card4', 'forest'].map(poor)).toEqual(['no', 'no', undefined]);
    const rich = asking(owns(1, { wood: 3 }));
    expect(['card1', 'card3', 'card4'].map(rich)).toEqual(['now', 'now', 'no']);
  });
});

describe('a roll', () => {
  const rolled = (
    source: string,
    good: 'stone' | 'food',
    divisor: number,
    dice: readonly number[],
  ): Facts => [{ type: 'DiceRolled', seat: 1, source, good, divisor, dice, draw: 0 }];
  const quarry = (dice: readonly number[], ...facts: readonly Facts[]) =>
    asked(
      gameAfter(
        table({ before: [hasCards(1, 'C34')] }),
        ...facts.slice(0, 1),
        placed(1, 'quarry', dice.length),
        acting(1),
        ...facts.slice(1),
        rolled('quarry', 'stone', 5, dice),
      ),
      'settle',
    );

  it('suggests the fewest and smallest tools that bring one piece more, and keeps one-use tools', () => {
    expect(quarry([6, 4, 3], hasTools(1, 4, 2, 1)).suggested).toEqual({ yield: 3, tools: [1], oneUse: [] });
    expect(quarry([6, 6], hasTools(1, 2, 1)).suggested).toEqual({ yield: 3, tools: [0, 1], oneUse: [] });
  });

  it('suggests no tool where none helps, or those that would are used', () => {
    expect(quarry([5, 5], hasTools(1, 2)).suggested).toEqual({ yield: 2, tools: [], oneUse: [] });
    expect(quarry([6, 6, 1], hasTools(1, 2), hasUsed(1, 0)).suggested.tools).toEqual([]);
  });

  it('tells the pips of every piece it can bring, and of the next one', () => {
    expect(quarry([4, 3], hasTools(1, 1)).steps).toEqual([
      { pieces: 1, pips: 5 },
      { pieces: 2, pips: 10 },
      { pieces: 3, pips: 15 },
    ]);
  });

  it('of a hunt that may be shared out leaves enough food before it brings ornaments', () => {
    const game = gameAfter(
      table({ expansion: 'style' }),
      hasFood(1, 3),
      placed(1, 'hunt', 2),
      acting(1),
      rolled('hunt', 'food', 2, [4, 3]),
    );
    expect(asked(game, 'settle').steps.map(({ pieces, ornaments }) => [pieces, ornaments])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 2],
    ]);
  });
});

describe('what can be paid with', () => {
  it('is told for every price, for a trade, and for resources of one’s choice', () => {
    const game = gameAfter(
      table({
        expansion: 'style',
        tiles: ['B19', 'XB1', 'B26', 'B12'],
        before: [hasCards(1, 'C36')],
      }),
      hasTrade(1, 4),
      owns(1, { wood: 4 }),
      ...['building1', 'building2', 'building4', 'card5'].map((place) => placed(1, place as 'card5')),
      acting(1),
    );
    const { places, trade, anyTwo } = asked(game, 'act');
    const resources = ['wood', 'brick', 'stone', 'gold'];
    expect(places.map(({ place, offer }) => [place, offer?.price.payWith])).toEqual([
      ['building1', resources],
      ['building2', ['ornaments']],
      ['building4', ['brick', 'stone']],
      ['card5', ['ornaments']],
    ]);
    expect(trade).toEqual({ give: 1, take: 1, goods: [...resources, 'ornaments'] });
    expect(anyTwo).toEqual({ card: 'C36', count: 2, goods: resources });
  });

  it('instead of food is told with the resources that are worth least', () => {
    const stock = { wood: 1, brick: 1, gold: 4 };
    const game = gameAfter(table({ edition: 'cs-classic' }), hasFood(1, 2), owns(1, stock), feeding);
    const { choices, payWith } = asked(game, 'feed');
    const none = { wood: 0, brick: 0, stone: 0, gold: 0, food: 0, ornaments: 0 };
    expect(choices.map(({ suggested }) => suggested)).toEqual([
      none,
      { ...none, wood: 1 },
      { ...none, wood: 1, brick: 1 },
      { ...none, wood: 1, brick: 1, gold: 1 },
    ]);
    expect(payWith).toEqual(['wood', 'brick', 'stone', 'gold']);
  });
});
