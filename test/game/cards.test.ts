import { EDITIONS } from '../../src/game/index.js';
import type { CardPlace, GameCommand, Payment } from '../../src/game/index.js';
import { loaded } from '../support/luck.js';
import { acting, given, hasExtra, hasTools, owns, placed, table } from '../support/scenario.js';

const buy = (place: CardPlace, pay: Payment): GameCommand => ({ type: 'BuyCard', place, pay });

describe.each(EDITIONS)('civilisation cards, %s', (edition) => {
  /** Seat 1 stands on the cheapest card with one wood in hand, and in the quarry. */
  const on = (card: string) =>
    given(
      table({ edition, cards: [card, 'C20', 'C21', 'C28'] }),
      owns(1, { wood: 1 }),
      placed(1, 'card1'),
      placed(1, 'quarry', 2),
      acting(1),
    );
  const bought = (card: string) =>
    ({ type: 'CardBought', seat: 1, place: 'card1', card, paid: { wood: 1 } }) as const;

  it('K01 a card with a field raises agriculture', () =>
    on('C30')
      .when(1, buy('card1', { wood: 1 }))
      .then(bought('C30'), { type: 'AgricultureRaised', seat: 1, to: 1, by: 1, source: 'C30' }));

  it('K03 a food card of four', () =>
    on('C16')
      .when(1, buy('card1', { wood: 1 }))
      .then(bought('C16'), { type: 'GoodsTaken', seat: 1, goods: { food: 4 }, source: 'C16' }));

  it('K04 a gold card', () =>
    on('C22')
      .when(1, buy('card1', { wood: 1 }))
      .then(bought('C22'), { type: 'GoodsTaken', seat: 1, goods: { gold: 1 }, source: 'C22' }));

  // 004 says "as in the forest" in this example, and then divides by two.
  it('K05 a roll card: two dice by the rules of the forest, though nobody stands there', () =>
    on('C25')
      .when(1, buy('card1', { wood: 1 }), loaded({ dice: [[5, 6]] }))
      .then(
        bought('C25'),
        { type: 'DiceRolled', seat: 1, source: 'C25', dice: [5, 6], good: 'wood', divisor: 3, draw: 0 },
        { type: 'GoodsTaken', seat: 1, goods: { wood: 3 }, source: 'C25', auto: true },
      ));

  it.each([
    ['C23', 'gold', 6],
    ['C24', 'stone', 5],
    ['C25', 'wood', 3],
  ] as const)('R11 %s rolls for %s, and tools help', (card, good, divisor) => {
    const game = given(
      table({ edition, cards: [card, 'C20', 'C21', 'C28'] }),
      hasTools(1, 4, 4, 4),
      owns(1, { wood: 1 }),
      placed(1, 'card1'),
      placed(1, 'quarry'),
      acting(1),
    );
    game.when(1, buy('card1', { wood: 1 }), loaded({ dice: [[1, 1]] })).then(bought(card), {
      type: 'DiceRolled',
      seat: 1,
      source: card,
      dice: [1, 1],
      good,
      divisor,
      draw: 0,
    });
  });

  it('K06 a one-use tool of four lies face up until it is used', () => {
    const game = on('C35')
      .when(1, buy('card1', { wood: 1 }))
      .game();
    expect(game.tribes[0]).toMatchObject({ cards: ['C35'], spent: [] });
  });

  it('K08 card places cost one to four resources of any kinds, never food', () => {
    const cards = { edition, cards: ['C16', 'C22', 'C30', 'C28'] };
    const game = given(
      table(cards),
      owns(1, { wood: 2, brick: 1, gold: 1, food: 9 }),
      ...['card1', 'card2', 'card3', 'card4'].map((place) => placed(1, place)),
      acting(1),
    );
    game.when(1, buy('card4', { wood: 2, brick: 1, gold: 1 })).brings({
      type: 'CardBought',
      seat: 1,
      place: 'card4',
      card: 'C28',
      paid: { wood: 2, brick: 1, gold: 1 },
      points: 3,
    });
    game
      .when(1, buy('card3', { wood: 2 }))
      .refuses({ code: 'WRONG_PRICE', price: { kind: 'any', count: 3 } });
    game
      .when(1, buy('card2', { wood: 2, brick: 1 }))
      .refuses({ code: 'WRONG_PRICE', price: { kind: 'any', count: 2 } });
    game.when(1, buy('card1', { food: 1 } as Payment)).refuses({ code: 'NOT_PAYABLE', good: 'food' });
    game.when(1, buy('card1', { ornaments: 1 })).refuses({ code: 'NOT_PAYABLE', good: 'ornaments' });
    game.when(1, buy('card1', {})).refuses({ code: 'WRONG_PRICE', price: { kind: 'any', count: 1 } });
    game
      .when(1, buy('card1', { stone: 1 }))
      .refuses({ code: 'NOT_ENOUGH_GOODS', good: 'stone', have: 0, needed: 1 });
  });

  it('K09 a one-use tool bought first works in the quarry the same turn', () => {
    const tool = on('C35')
      .when(1, buy('card1', { wood: 1 }))
      .events();
    given(
      table({ edition, cards: ['C35', 'C20', 'C21', 'C28'] }),
      owns(1, { wood: 1 }),
      placed(1, 'card1'),
      placed(1, 'quarry', 2),
      acting(1),
      tool,
      [{ type: 'DiceRolled', seat: 1, source: 'quarry', dice: [3, 3], good: 'stone', divisor: 5, draw: 0 }],
    )
      .when(1, { type: 'Settle', tools: [], oneUse: ['C35'] })
      .begins({ type: 'GoodsTaken', seat: 1, goods: { stone: 2 }, oneUse: ['C35'], source: 'quarry' });
  });

  it('K09 a tool bought first works too', () => {
    const tribe = on('C29')
      .when(1, buy('card1', { wood: 1 }))
      .tribe(1);
    expect(tribe).toMatchObject({ tools: [1, 0, 0], used: [false, false, false] });
  });

  it('R6 a card can be declined and stays', () => {
    const game = on('C16').when(1, { type: 'DeclineCard', place: 'card1' }).game();
    expect(game.cards[0]).toBe('C16');
    expect(game.tribes[0]?.home).toBe(3);
  });

  it('R12 a card does not move before the round ends: its price stays', () => {
    const cards = { edition, cards: ['C16', 'C22', 'C30', 'C28'] };
    const game = given(table(cards), owns(1, { wood: 3 }), placed(1, 'card1'), placed(1, 'card2'), acting(1))
      .when(1, buy('card1', { wood: 1 }))
      .game();
    expect(game.cards).toEqual([undefined, 'C22', 'C30', 'C28']);
  });

  it('R19 an extra card is drawn unseen and its upper half ignored', () => {
    on('C32')
      .when(1, buy('card1', { wood: 1 }), loaded({ picks: [['C11']] }))
      .then(bought('C32'), { type: 'CardDrawn', seat: 1, source: 'C32', sealed: { card: 'C11' }, draw: 0 });
    const tribe = on('C32')
      .when(1, buy('card1', { wood: 1 }), loaded({ picks: [['C36']] }))
      .tribe(1);
    expect(tribe).toMatchObject({ extras: 1, extraCards: ['C36'], cards: ['C32'], stock: { food: 12 } });
  });

  it('R19 with an empty deck the effect lapses', () => {
    const all = given(table({ edition })).game.rules.cards;
    const rest = [...all.keys()].filter((card) => !['C32', 'C20', 'C21', 'C28'].includes(card));
    given(
      table({ edition, cards: ['C32', 'C20', 'C21', 'C28'], before: [hasExtra(2, ...rest)] }),
      owns(1, { wood: 1 }),
      placed(1, 'card1'),
      placed(1, 'quarry'),
      acting(1),
    )
      .when(1, buy('card1', { wood: 1 }))
      .then(bought('C32'));
  });

  it('a card of points brings them at once', () =>
    on('C28')
      .when(1, buy('card1', { wood: 1 }))
      .then({ ...bought('C28'), points: 3 }));
});
