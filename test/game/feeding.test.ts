import { awaitingOf, EDITIONS, evolveGame, feedingOutlook } from '../../src/game/index.js';
import type { EditionId, GameCommand, Goods, Resource } from '../../src/game/index.js';
import type { Facts } from '../support/scenario.js';
import {
  acting,
  fed,
  feeding,
  given,
  hasAgriculture,
  hasCards,
  hasFood,
  hasPeople,
  hasScore,
  owns,
  placed,
  table,
} from '../support/scenario.js';

const FLAT: readonly EditionId[] = ['cs-2019', 'hr-2008'];
const PER_MISSING: readonly EditionId[] = ['cs-classic', 'sk-classic'];
const feed = (pay: Goods<Resource> = {}): GameCommand => ({ type: 'Feed', pay });
const tribeOfSix = (...facts: readonly Facts[]) => [hasPeople(1, 6), hasFood(1, 4), ...facts];

/** Seat 2 does its last work; feeding follows for all. */
const endOfActing = (edition: EditionId, ...facts: readonly Facts[]) =>
  given(
    table({ edition, players: 2, start: 2 }),
    ...facts,
    placed(2, 'card1'),
    placed(2, 'card2'),
    acting(2),
    [{ type: 'CardDeclined', seat: 2, place: 'card1' }],
  ).when(2, { type: 'DeclineCard', place: 'card2' });

describe.each(EDITIONS)('feeding, %s', (edition) => {
  it('F01 first the harvest, then a food for each person', () => {
    const end = endOfActing(
      edition,
      hasAgriculture(1, 2),
      hasFood(1, 4),
      hasFood(2, 2),
      owns(2, { wood: 3 }),
    );
    end.then(
      { type: 'CardDeclined', seat: 2, place: 'card2' },
      { type: 'PhaseStarted', phase: 'feeding' },
      { type: 'FoodHarvested', seat: 1, food: 2 },
      { type: 'TribeFed', seat: 1, food: 5, paid: {}, auto: true },
    );
    expect(end.tribe(1).stock.food).toBe(1);
  });

  it('F02 resources stand in for missing food, one each', () => {
    const paid = given(table({ edition }), ...tribeOfSix(owns(1, { wood: 2 })), feeding, fed(2, 3)).when(
      1,
      feed({ wood: 2 }),
    );
    paid.then({ type: 'TribeFed', seat: 1, food: 4, paid: { wood: 2 } });
    expect(paid.tribe(1)).toMatchObject({ stock: { food: 0, wood: 0 }, score: 0 });
  });

  it('R22 whoever has food pays food: resources cannot spare it', () =>
    endOfActing(edition, owns(1, { wood: 9 }), hasFood(2, 2), owns(2, { wood: 3 })).brings({
      type: 'TribeFed',
      seat: 1,
      food: 5,
      paid: {},
      auto: true,
    }));

  it('R13 the child of this round eats', () => {
    const people = given(
      table({ edition, players: 2 }),
      owns(2, { food: -7 }),
      placed(2, 'hut', 2),
      placed(1, 'card1'),
      acting(1),
    ).when(1, { type: 'DeclineCard', place: 'card1' });
    people.brings({ type: 'PersonBorn', seat: 2, people: 6, by: 1, source: 'hut', auto: true });
    people.brings({
      type: 'TribeStarved',
      seat: 2,
      food: 5,
      paid: {},
      missing: 1,
      lost: edition.endsWith('classic') ? 4 : 10,
      auto: true,
    });
  });

  it('R24 decisions are independent: each stays open under its own name until it is made', () => {
    const hungry = [hasFood(1, 0), hasFood(2, 0), owns(1, { wood: 5 }), owns(2, { wood: 5 })];
    const { game } = given(table({ edition, players: 2 }), ...hungry, feeding);
    const since = game.since;
    expect(awaitingOf(game)).toEqual([
      { seat: 1, kind: 'feed', since },
      { seat: 2, kind: 'feed', since },
    ]);
    const other = given(table({ edition, players: 2 }), ...hungry, feeding)
      .when(2, feed({ wood: 5 }))
      .game();
    expect(awaitingOf(other)).toEqual([{ seat: 1, kind: 'feed', since }]);
    expect(other.since).toBeGreaterThan(since);
  });

  it('R24 whoever has been fed cannot feed again', () =>
    given(table({ edition }), hasFood(2, 0), owns(2, { wood: 5 }), feeding, fed(1, 3, 4))
      .when(1, feed())
      .refuses({ code: 'NOT_YOUR_TURN', awaiting: [2] }));

  it('R23 pays with what one has, in whole resources', () => {
    const game = given(table({ edition }), ...tribeOfSix(owns(1, { wood: 2 })), feeding, fed(2, 3));
    game.when(1, feed({ gold: 2 })).refuses({ code: 'NOT_ENOUGH_GOODS', good: 'gold', have: 0, needed: 2 });
    game.when(1, feed({ wood: 1.5 })).refuses({ code: 'BAD_AMOUNT', good: 'wood' });
    game
      .when(1, feed({ ornaments: 2 } as Goods<Resource>))
      .refuses({ code: 'NOT_PAYABLE', good: 'ornaments' });
  });
});

describe.each(FLAT)('hunger costs ten points at once, %s', (edition) => {
  it('F03 refusing to pay: all food and ten points', () => {
    const starved = given(table({ edition }), ...tribeOfSix(owns(1, { wood: 2 })), feeding, fed(2, 3)).when(
      1,
      feed(),
    );
    starved.then({ type: 'TribeStarved', seat: 1, food: 4, paid: {}, missing: 2, lost: 10 });
    expect(starved.tribe(1)).toMatchObject({ stock: { food: 0, wood: 2 }, score: -10 });
  });

  it('F04 all or nothing: who cannot pay everything keeps the wood and starves without being asked', () => {
    const starved = given(
      table({ edition, players: 2, before: [hasScore(1, 3)] }),
      ...tribeOfSix(owns(1, { wood: 1 })),
      placed(2, 'card1'),
      acting(2),
    ).when(2, { type: 'DeclineCard', place: 'card1' });
    starved.brings({ type: 'TribeStarved', seat: 1, food: 4, paid: {}, missing: 2, lost: 10, auto: true });
    expect(starved.tribe(1)).toMatchObject({ stock: { food: 0, wood: 1 }, score: -7 });
  });

  it('R23 nothing partial', () =>
    given(table({ edition }), ...tribeOfSix(owns(1, { wood: 2 })), feeding, fed(2, 3))
      .when(1, feed({ wood: 1 }))
      .refuses({ code: 'WRONG_FEEDING', missing: 2, allowed: [0, 2] }));

  it('R23 the any-two card may make it possible: then the player is asked', () => {
    const setting = { edition, players: 2, before: [hasCards(1, 'C36')] };
    const end = given(table(setting), hasFood(1, 3), placed(2, 'card1'), acting(2)).when(2, {
      type: 'DeclineCard',
      place: 'card1',
    });
    end.bringsNo('TribeStarved');
    given(table(setting), hasFood(1, 2), placed(2, 'card1'), acting(2))
      .when(2, { type: 'DeclineCard', place: 'card1' })
      .brings({ type: 'TribeStarved', seat: 1, food: 2, paid: {}, missing: 3, lost: 10, auto: true });
  });
});

describe.each(PER_MISSING)('hunger costs four points for each missing food, %s', (edition) => {
  it('F03 refusing to pay', () => {
    const starved = given(table({ edition }), ...tribeOfSix(owns(1, { wood: 2 })), feeding, fed(2, 3)).when(
      1,
      feed(),
    );
    starved.then({ type: 'TribeStarved', seat: 1, food: 4, paid: {}, missing: 2, lost: 8 });
  });

  it('F04 part may be paid', () => {
    const game = given(
      table({ edition, before: [hasScore(1, 3)] }),
      ...tribeOfSix(owns(1, { wood: 1 })),
      feeding,
      fed(2, 3),
    );
    const part = game.when(1, feed({ wood: 1 }));
    part.then({ type: 'TribeStarved', seat: 1, food: 4, paid: { wood: 1 }, missing: 1, lost: 4 });
    expect(part.tribe(1).score).toBe(-1);
    expect(game.when(1, feed()).tribe(1).score).toBe(-5);
    game.when(1, feed({ wood: 3 })).refuses({ code: 'WRONG_FEEDING', missing: 2, allowed: [0, 1, 2] });
  });

  it('R23 with one resource for two missing food there is a choice: nobody starves unasked', () => {
    const end = endOfActing(edition, ...tribeOfSix(owns(1, { wood: 1 })));
    end.bringsNo('TribeStarved');
    expect(awaitingOf(end.game())).toMatchObject([{ seat: 1, kind: 'feed' }]);
  });

  it('R23 with no resource and no card there is no choice', () =>
    given(table({ edition, players: 2 }), hasFood(1, 3), placed(2, 'card1'), acting(2))
      .when(2, { type: 'DeclineCard', place: 'card1' })
      .brings({ type: 'TribeStarved', seat: 1, food: 3, paid: {}, missing: 2, lost: 8, auto: true }));
});

it('R22 the feeding ahead counts the harvest until it is in, and nothing once the tribe is fed', () => {
  const ahead = given(table(), hasAgriculture(1, 2), hasFood(1, 1)).game;
  expect(feedingOutlook(ahead, ahead.tribes[0]!)).toEqual({ owed: 5, food: 1, harvest: 2, missing: 2 });
  expect(feedingOutlook(ahead, ahead.tribes[1]!)).toEqual({ owed: 5, food: 12, harvest: 0, missing: 0 });
  const now = given(table(), hasAgriculture(1, 2), hasFood(1, 3), feeding).game;
  expect(feedingOutlook(now, now.tribes[0]!)).toEqual({ owed: 5, food: 3, harvest: 0, missing: 2 });
  const done = given(table(), feeding, fed(1)).game;
  expect(feedingOutlook(done, done.tribes[0]!)).toBeUndefined();
});

it('R26 a score may fall below zero in every edition', () => {
  for (const edition of EDITIONS) {
    const { game } = given(table({ edition }));
    const starved = evolveGame(
      game,
      { type: 'TribeStarved', seat: 1, food: 0, paid: {}, missing: 1, lost: 10 },
      9,
    );
    expect(starved.tribes[0]?.score).toBe(-10);
  }
});
