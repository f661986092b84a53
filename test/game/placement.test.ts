import { EDITIONS } from '../../src/game/index.js';
import type { EditionId, GameCommand, PlaceId } from '../../src/game/index.js';
import { gameAfter, given, hasPeople, hasTiles, placed, table } from '../support/scenario.js';

const place = (where: PlaceId, people = 1): GameCommand => ({ type: 'PlacePeople', place: where, people });
const HUNT_ONCE: readonly EditionId[] = ['cs-2019', 'hr-2008'];
const HUNT_AGAIN: readonly EditionId[] = ['cs-classic', 'sk-classic'];

describe.each(EDITIONS)('placing people, %s', (edition) => {
  it('P01 one person fills the tool maker for the round', () => {
    given(table({ edition }))
      .when(1, place('toolMaker'))
      .then({ type: 'PeoplePlaced', seat: 1, place: 'toolMaker', people: 1 }, { type: 'TurnPassed', to: 2 });
    given(table({ edition }), placed(1, 'toolMaker'), [{ type: 'TurnPassed', to: 2 }])
      .when(2, place('toolMaker'))
      .refuses({ code: 'PLACE_OCCUPIED', place: 'toolMaker' });
  });

  it('P02 the hut takes exactly two', () => {
    const start = given(table({ edition }));
    start.when(1, place('hut', 2)).begins({ type: 'PeoplePlaced', seat: 1, place: 'hut', people: 2 });
    for (const people of [1, 3]) {
      start.when(1, place('hut', people)).refuses({ code: 'WRONG_NUMBER', place: 'hut', min: 2, max: 2 });
    }
    given(table({ edition }), placed(1, 'hut', 2), [{ type: 'TurnPassed', to: 2 }])
      .when(2, place('hut', 2))
      .refuses({ code: 'PLACE_OCCUPIED', place: 'hut' });
  });

  it('P03 one person fills the field', () =>
    given(table({ edition }), placed(1, 'field'), [{ type: 'TurnPassed', to: 2 }])
      .when(2, place('field'))
      .refuses({ code: 'PLACE_OCCUPIED', place: 'field' }));

  it.each(['field', 'toolMaker', 'card1', 'building1'] as const)(
    'says of %s that one is there oneself',
    (there) =>
      given(table({ edition }), placed(1, there))
        .when(1, place(there))
        .refuses({ code: 'ALREADY_PLACED_HERE', place: there }),
  );

  it('P05 two and five fill the forest', () => {
    const game = given(table({ edition }), placed(1, 'forest', 2), [{ type: 'TurnPassed', to: 2 }]);
    game.when(2, place('forest', 5)).begins({ type: 'PeoplePlaced', seat: 2, place: 'forest', people: 5 });
    given(table({ edition }), placed(1, 'forest', 2), placed(2, 'forest', 5), [{ type: 'TurnPassed', to: 3 }])
      .when(3, place('forest'))
      .refuses({ code: 'PLACE_FULL', place: 'forest', room: 7 });
  });

  it('P06 a third tribe fits with one person where six stand', () => {
    const six = given(table({ edition }), placed(1, 'forest', 4), placed(4, 'forest', 2), [
      { type: 'TurnPassed', to: 2 },
    ]);
    six.when(2, place('forest', 2)).refuses({ code: 'WRONG_NUMBER', place: 'forest', min: 1, max: 1 });
    six.when(2, place('forest', 1)).begins({ type: 'PeoplePlaced', seat: 2, place: 'forest', people: 1 });
  });

  it.each([
    ['P07', 'card', 'card1', 'card2'],
    ['P08', 'building', 'building1', 'building2'],
  ] as const)(
    '%s a %s taken leaves the others to everybody, in a later turn',
    (_id, _what, first, second) => {
      const taken = table({ edition });
      given(taken, placed(1, first), [{ type: 'TurnPassed', to: 2 }])
        .when(2, place(first))
        .refuses({ code: 'PLACE_OCCUPIED', place: first });
      given(taken, placed(1, first))
        .when(1, place(second))
        .begins({ type: 'PeoplePlaced', seat: 1, place: second, people: 1 });
      given(taken).when(1, place(first, 2)).refuses({ code: 'WRONG_NUMBER', place: first, min: 1, max: 1 });
    },
  );

  it('P09 red a card, blue five hunters, green the hut, yellow a building; blue is then skipped', () => {
    const around = [placed(1, 'card1'), placed(2, 'hunt', 5), placed(3, 'hut', 2), placed(4, 'building1')];
    given(table({ edition }), ...around, [{ type: 'TurnPassed', to: 1 }])
      .when(1, place('field'))
      .then(
        { type: 'PeoplePlaced', seat: 1, place: 'field', people: 1 },
        { type: 'PlayerSkipped', seat: 2, reason: 'nobodyHome' },
        { type: 'TurnPassed', to: 3 },
      );
  });

  it('P10 with three players two tribes close a gathering place', () =>
    given(table({ edition, players: 3 }), placed(1, 'forest'), placed(2, 'forest'), [
      { type: 'TurnPassed', to: 3 },
    ])
      .when(3, place('forest'))
      .refuses({ code: 'TOO_MANY_TRIBES', place: 'forest', limit: 2 }));

  it('P11 with two players one tribe closes a gathering place', () =>
    given(table({ edition, players: 2 }), placed(1, 'quarry'), [{ type: 'TurnPassed', to: 2 }])
      .when(2, place('quarry'))
      .refuses({ code: 'TOO_MANY_TRIBES', place: 'quarry', limit: 1 }));

  it.each([2, 3])('P12 with %s players the third village place stays empty', (players) =>
    given(table({ edition, players }), placed(1, 'toolMaker'), placed(2, 'hut', 2), [
      { type: 'TurnPassed', to: 1 },
    ])
      .when(1, place('field'))
      .refuses({ code: 'VILLAGE_CLOSED', place: 'field', limit: 2 }),
  );

  it('R5 with four players all three village places may be taken, and four tribes gather in one place', () => {
    const village = [placed(1, 'toolMaker'), placed(2, 'hut', 2)];
    given(table({ edition }), ...village, [{ type: 'TurnPassed', to: 3 }])
      .when(3, place('field'))
      .begins({ type: 'PeoplePlaced', seat: 3, place: 'field', people: 1 });
    given(table({ edition }), placed(1, 'river'), placed(2, 'river'), placed(3, 'river'), [
      { type: 'TurnPassed', to: 4 },
    ])
      .when(4, place('river', 4))
      .begins({ type: 'PeoplePlaced', seat: 4, place: 'river', people: 4 });
  });

  it('R5 with two players both may hunt', () =>
    given(table({ edition, players: 2 }), placed(1, 'hunt', 3), [{ type: 'TurnPassed', to: 2 }])
      .when(2, place('hunt', 5))
      .begins({ type: 'PeoplePlaced', seat: 2, place: 'hunt', people: 5 }));

  it('R4 a gathering place is entered once a round', () =>
    given(table({ edition }), placed(1, 'clayPit'))
      .when(1, place('clayPit'))
      .refuses({ code: 'ALREADY_PLACED_HERE', place: 'clayPit' }));

  it('R2 the hut needs two at home', () =>
    given(table({ edition }), placed(1, 'forest', 4))
      .when(1, place('hut', 2))
      .refuses({ code: 'NOT_ENOUGH_PEOPLE', place: 'hut', home: 1, needed: 2 }));

  it('R2 nobody places more people than are at home', () =>
    given(table({ edition }), placed(1, 'card1'))
      .when(1, place('hunt', 5))
      .refuses({ code: 'WRONG_NUMBER', place: 'hunt', min: 1, max: 4 }));

  it('R3 others wait for their turn', () =>
    given(table({ edition }))
      .when(2, place('hunt'))
      .refuses({ code: 'NOT_YOUR_TURN', awaiting: [1] }));

  it('R3 when nobody can place any more, acting starts', () => {
    const all = [
      placed(1, 'forest', 5),
      placed(2, 'clayPit', 5),
      placed(3, 'quarry', 5),
      [{ type: 'TurnPassed', to: 4 } as const],
    ];
    given(table({ edition }), ...all)
      .when(4, place('hunt', 5))
      .then(
        { type: 'PeoplePlaced', seat: 4, place: 'hunt', people: 5 },
        { type: 'PlayerSkipped', seat: 1, reason: 'nobodyHome' },
        { type: 'PlayerSkipped', seat: 2, reason: 'nobodyHome' },
        { type: 'PlayerSkipped', seat: 3, reason: 'nobodyHome' },
        { type: 'PlayerSkipped', seat: 4, reason: 'nobodyHome' },
        { type: 'PhaseStarted', phase: 'acting' },
        { type: 'TurnPassed', to: 1 },
      );
  });

  it('R3 a skip is recorded once', () => {
    const around = [
      placed(2, 'hunt', 5),
      [{ type: 'PlayerSkipped', seat: 2, reason: 'nobodyHome' } as const],
    ];
    given(table({ edition, players: 2 }), ...around)
      .when(1, place('field'))
      .then({ type: 'PeoplePlaced', seat: 1, place: 'field', people: 1 });
  });
});

describe.each(HUNT_ONCE)('hunting once a round, %s', (edition) => {
  it('P04 hunters may not follow; other tribes may still come', () => {
    const hunt = [placed(1, 'hunt', 4), placed(3, 'hunt', 2)];
    given(table({ edition }), ...hunt, [{ type: 'TurnPassed', to: 1 }])
      .when(1, place('hunt'))
      .refuses({ code: 'ALREADY_PLACED_HERE', place: 'hunt' });
    for (const seat of [2, 4]) {
      given(table({ edition }), ...hunt, [{ type: 'TurnPassed', to: seat }])
        .when(seat, place('hunt', 5))
        .begins({ type: 'PeoplePlaced', seat, place: 'hunt', people: 5 });
    }
  });

  it('R3 people who fit nowhere stay home: their player is skipped with a word', () => {
    const full = [
      ...['hunt', 'forest', 'clayPit', 'quarry', 'river', 'toolMaker'].map((where) => placed(1, where)),
      ...['card1', 'card2', 'card3', 'card4', 'building1', 'building2'].map((where) => placed(1, where)),
      placed(2, 'hut', 2),
      placed(2, 'forest'),
    ];
    const before = [
      hasPeople(1, 10),
      [{ type: 'PersonBorn', seat: 1, people: 14, by: 4, source: 'given' } as const],
    ];
    given(table({ edition, players: 2, before }), ...full, [{ type: 'TurnPassed', to: 2 }])
      .when(2, place('hunt', 2))
      .begins(
        { type: 'PeoplePlaced', seat: 2, place: 'hunt', people: 2 },
        { type: 'PlayerSkipped', seat: 1, reason: 'nowhereToGo' },
        { type: 'PlayerSkipped', seat: 2, reason: 'nobodyHome' },
        { type: 'PhaseStarted', phase: 'acting' },
      );
  });
});

describe.each(HUNT_AGAIN)('hunting again in a round, %s', (edition) => {
  it('R4 more hunters may follow, and all of a tribe are one roll', () => {
    const game = given(table({ edition }), placed(1, 'hunt', 2))
      .when(1, place('hunt', 3))
      .game();
    expect(game.standing).toEqual([{ seat: 1, place: 'hunt', people: 5, done: false }]);
  });

  it('R3 somebody at home can always hunt', () => {
    const game = gameAfter(table({ edition, players: 2 }), placed(1, 'hunt', 4), placed(2, 'hunt', 5));
    expect(game.tribes[0]?.home).toBe(1);
    given(table({ edition, players: 2 }), placed(1, 'hunt', 3), placed(2, 'hunt', 4), [
      { type: 'TurnPassed', to: 2 },
    ])
      .when(2, place('hunt'))
      .then({ type: 'PeoplePlaced', seat: 2, place: 'hunt', people: 1 }, { type: 'TurnPassed', to: 1 });
  });
});

it('R4 a house rule overrides the edition', () =>
  given(table({ edition: 'cs-2019', houseRules: { huntAgain: true } }), placed(1, 'hunt'))
    .when(1, place('hunt'))
    .begins({ type: 'PeoplePlaced', seat: 1, place: 'hunt', people: 1 }));

describe.each(EDITIONS)('with the expansion, %s', (edition) => {
  const setting = { edition, expansion: 'style' } as const;

  it('P13 E4 the trader takes exactly two of one tribe', () => {
    given(table(setting))
      .when(1, place('trader', 1))
      .refuses({ code: 'WRONG_NUMBER', place: 'trader', min: 2, max: 2 });
    given(table(setting), placed(3, 'trader', 2), [{ type: 'TurnPassed', to: 4 }])
      .when(4, place('trader', 2))
      .refuses({ code: 'PLACE_OCCUPIED', place: 'trader' });
  });

  it('P14 the fifth card is a place like the other four', () => {
    const taken = given(table(setting), placed(1, 'card5'), [{ type: 'TurnPassed', to: 2 }]);
    taken.when(2, place('card5')).refuses({ code: 'PLACE_OCCUPIED', place: 'card5' });
    for (const where of ['card1', 'card2', 'card3', 'card4']) {
      taken.when(2, place(where)).begins({ type: 'PeoplePlaced', seat: 2, place: where, people: 1 });
    }
  });

  it.each([
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 4],
  ])('R5 E1 with %s players %s of the four village places may be taken', (players, limit) => {
    const village = [
      placed(1, 'toolMaker'),
      placed(1, 'field'),
      placed(2, 'hut', 2),
      placed(2, 'trader', 2),
    ].slice(0, limit);
    const game = given(table({ ...setting, players }), ...village);
    const next = (['toolMaker', 'field', 'hut', 'trader'] as const)[limit];
    if (next === undefined) expect(game.game.rules.villageLimit).toBe(4);
    else
      game
        .when(1, place(next, next === 'hut' || next === 'trader' ? 2 : 1))
        .refuses({ code: 'VILLAGE_CLOSED', place: next, limit });
  });

  it('R5 E7 with five players no place is limited to some tribes', () =>
    given(table({ ...setting, players: 5 }), ...[1, 2, 3, 4].map((seat) => placed(seat, 'forest')), [
      { type: 'TurnPassed', to: 5 },
    ])
      .when(5, place('forest', 3))
      .begins({ type: 'PeoplePlaced', seat: 5, place: 'forest', people: 3 }));

  it("R35 a worker tile is its owner's alone, for up to three, once a round", () => {
    const before = [hasTiles(1, 'XB8')];
    const game = given(table({ ...setting, before }));
    game.when(1, place('XB8', 3)).begins({ type: 'PeoplePlaced', seat: 1, place: 'XB8', people: 3 });
    game.when(1, place('XB8', 4)).refuses({ code: 'WRONG_NUMBER', place: 'XB8', min: 1, max: 3 });
    given(table({ ...setting, before }), placed(1, 'XB8'))
      .when(1, place('XB8'))
      .refuses({ code: 'ALREADY_PLACED_HERE', place: 'XB8' });
    given(table({ ...setting, before, start: 2 }))
      .when(2, place('XB8'))
      .refuses({ code: 'NOT_YOUR_TILE', place: 'XB8' });
  });
});

it.each(['trader', 'card5', 'XB8', 'building5', 'constructor', '__proto__', ''])(
  'there is no place %p in the base game',
  (where) => given(table()).when(1, place(where)).refuses({ code: 'NO_SUCH_PLACE', place: where }),
);
