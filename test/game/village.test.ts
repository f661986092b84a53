import { EDITIONS } from '../../src/game/index.js';
import type { GameCommand } from '../../src/game/index.js';
import {
  acting,
  given,
  hasAgriculture,
  hasPeople,
  hasTools,
  hasTrade,
  hasUsed,
  placed,
  table,
} from '../support/scenario.js';

describe.each(EDITIONS)('the village, %s', (edition) => {
  // Somebody else's hunters keep the round going, one's own keep the server from acting alone.
  const at = (place: string, people = 1) => [
    placed(1, place, people),
    placed(1, 'hunt'),
    placed(2, 'hunt'),
    acting(1),
  ];

  it('V01 the first tool lies on the first slot with value 1', () =>
    given(table({ edition }), ...at('toolMaker'))
      .when(1, { type: 'UsePlace', place: 'toolMaker' })
      .then({ type: 'ToolGained', seat: 1, slot: 0, value: 1, source: 'toolMaker' }));

  it.each([
    [[], 0, 1],
    [[1], 1, 1],
    [[1, 1], 2, 1],
    [[1, 1, 1], 0, 2],
    [[2, 1, 1], 1, 2],
    [[2, 2, 1], 2, 2],
    [[2, 2, 2], 0, 3],
    [[3, 2, 2], 1, 3],
    [[3, 3, 2], 2, 3],
    [[3, 3, 3], 0, 4],
    [[4, 3, 3], 1, 4],
    [[4, 4, 3], 2, 4],
  ])('V02 after %j the next tool makes slot %s worth %s', (tools, slot, value) =>
    given(table({ edition }), hasTools(1, ...tools), ...at('toolMaker'))
      .when(1, { type: 'UsePlace', place: 'toolMaker' })
      .then({ type: 'ToolGained', seat: 1, slot, value, source: 'toolMaker' }),
  );

  it('V02 a thirteenth tool has no effect', () =>
    given(table({ edition }), hasTools(1, 4, 4, 4), ...at('toolMaker'))
      .when(1, { type: 'UsePlace', place: 'toolMaker' })
      .then({ type: 'ToolGained', seat: 1, source: 'toolMaker' }));

  it('V03 the hut brings one more person; both parents come home', () => {
    const { people, home } = given(table({ edition }), ...at('hut', 2))
      .when(1, { type: 'UsePlace', place: 'hut' })
      .tribe(1);
    expect({ people, home }).toEqual({ people: 6, home: 5 });
  });

  it('V03 with ten people nobody is born', () =>
    given(table({ edition }), hasPeople(1, 10), ...at('hut', 2))
      .when(1, { type: 'UsePlace', place: 'hut' })
      .then({ type: 'PersonBorn', seat: 1, people: 10, by: 0, source: 'hut' }));

  it('R13 the new person cannot be placed this round', () =>
    given(table({ edition }), ...at('hut', 2))
      .when(1, { type: 'PlacePeople', place: 'forest', people: 1 })
      .refuses({ code: 'OTHER_DECISION', awaited: 'act' }));

  it('V04 the field raises agriculture by one, to ten at most', () => {
    given(table({ edition }), ...at('field'))
      .when(1, { type: 'UsePlace', place: 'field' })
      .then({ type: 'AgricultureRaised', seat: 1, to: 1, by: 1, source: 'field' });
    given(table({ edition }), hasAgriculture(1, 10), ...at('field'))
      .when(1, { type: 'UsePlace', place: 'field' })
      .then({ type: 'AgricultureRaised', seat: 1, to: 10, by: 0, source: 'field' });
  });

  it('R9 a token used this round stays used when it is upgraded; one on an empty slot is ready', () => {
    const use = { type: 'UsePlace', place: 'toolMaker' } as const;
    const upgraded = given(table({ edition }), hasTools(1, 1, 1, 1), hasUsed(1, 0), ...at('toolMaker'))
      .when(1, use)
      .tribe(1);
    expect(upgraded).toMatchObject({ tools: [2, 1, 1], used: [true, false, false] });
    const fresh = given(table({ edition }), hasTools(1, 1), hasUsed(1, 0), ...at('toolMaker'))
      .when(1, use)
      .tribe(1);
    expect(fresh).toMatchObject({ tools: [1, 1, 0], used: [true, false, false] });
  });
});

describe('what is done where', () => {
  const game = given(
    table(),
    placed(1, 'forest'),
    placed(1, 'toolMaker'),
    placed(1, 'card1'),
    placed(1, 'building1'),
    acting(1),
  );

  it.each([
    ['forest', 'Roll'],
    ['card1', 'BuyCard'],
    ['building1', 'BuyBuilding'],
  ] as const)('R6 %s is not simply used', (place, instead) =>
    game.when(1, { type: 'UsePlace', place }).refuses({ code: 'NOT_DONE_HERE', place, instead }),
  );

  it.each(['toolMaker', 'forest'] as const)(
    'R6 %s is compulsory: nothing but a purchase is declined',
    (place) => {
      const instead = place === 'forest' ? 'Roll' : 'UsePlace';
      for (const type of ['DeclineCard', 'DeclineBuilding'] as const)
        game
          .when(1, { type, place } as unknown as GameCommand)
          .refuses({ code: 'NOT_DONE_HERE', place, instead });
    },
  );

  it('R6 nothing is done where nobody stands', () =>
    game.when(1, { type: 'UsePlace', place: 'field' }).refuses({ code: 'NOBODY_THERE', place: 'field' }));

  it('R6 a place is used once: its people are home', () =>
    given(table(), placed(1, 'field'), placed(1, 'hunt'), acting(1), [
      { type: 'AgricultureRaised', seat: 1, to: 1, by: 1, source: 'field' },
    ])
      .when(1, { type: 'UsePlace', place: 'field' })
      .refuses({ code: 'NOBODY_THERE', place: 'field' }));
});

describe.each(EDITIONS)('with the expansion, %s', (edition) => {
  const at = [placed(1, 'trader', 2), placed(1, 'hunt'), acting(1)];
  const use = { type: 'UsePlace', place: 'trader' } as const;

  it('V05 the trader moves the marker by two and gives two ornaments', () => {
    const tribe = given(table({ edition, expansion: 'style' }), ...at)
      .when(1, use)
      .tribe(1);
    expect(tribe).toMatchObject({ trade: 2, home: 4, stock: { ornaments: 3 } });
  });

  it.each([
    [8, 10, 2, 2],
    [9, 10, 1, 2],
    [10, 10, 0, 0],
  ])('R30 from step %s the trader leads to %s', (from, to, by, ornaments) =>
    given(table({ edition, expansion: 'style' }), hasTrade(1, from), ...at)
      .when(1, use)
      .then({ type: 'TradeAdvanced', seat: 1, to, by, ornaments, source: 'trader' }),
  );
});
