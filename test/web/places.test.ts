import { nameOf } from '../../web/src/game/decision/place-names.js';
import { othersOfMine, soldAt } from '../../web/src/game/decision/places.js';
import type { Decision } from '../../web/src/game/decision/decision.js';
import type { Crowd, GameView } from '../../web/src/game/model.js';
import { priceText } from '../../web/src/game/ledge/content-text.js';
import { loadWords } from '../../web/src/words/languages.js';
import { fitting } from '../../web/src/live/choice.js';

const crowd = (me: boolean, people: number, gone = 0): Crowd => ({
  player: { seat: me ? 1 : 2, name: me ? 'Ann' : 'Bob', colour: me ? 'red' : 'blue', me },
  people,
  gone,
});

describe('where else my people wait', () => {
  const view = {
    places: [
      { id: 'hunt', crowds: [crowd(true, 3)] },
      { id: 'forest', crowds: [crowd(false, 2), crowd(true, 1)] },
      { id: 'field', crowds: [crowd(true, 0, 1)] },
    ],
    workshops: [],
    cards: [
      { id: 'card2', crowds: [crowd(true, 1)] },
      { id: 'card1', crowds: [crowd(true, 1)] },
    ],
    stacks: [{ id: 'building1', crowds: [crowd(false, 1)] }],
  } as unknown as GameView;

  it('is everywhere they still stand but here, the cheapest card first', () => {
    expect(othersOfMine(view, 'hunt').map(({ id }) => id)).toEqual(['forest', 'card1', 'card2']);
    expect(othersOfMine(view, null)).toHaveLength(4);
  });
});

describe('the place that was chosen', () => {
  const open = { open: true, min: 1, max: 3, expected: null };
  const view = {
    places: [{ id: 'hunt', opening: open }],
    workshops: [],
    cards: [{ id: 'card4', opening: null }],
    stacks: [],
    calling: ['card4', 'hunt'],
  } as unknown as GameView;
  const asked = (kind: Decision['kind']): Decision => ({ kind }) as Decision;

  it('stays chosen while it fits, with as many people as may go', () => {
    expect(fitting(view, asked('place'), { kind: 'place', place: 'hunt', people: 5 })?.people).toBe(3);
    expect(fitting(view, asked('place'), { kind: 'place', place: 'card4', people: 1 })).toBeNull();
    expect(fitting(view, asked('act'), { kind: 'act', place: 'card4', people: 0 })?.place).toBe('card4');
  });

  it('is no longer chosen once something else is asked: one does not begin to act where one was sent last', () => {
    expect(fitting(view, asked('act'), { kind: 'place', place: 'card4', people: 1 })).toBeNull();
    expect(fitting(view, asked('place'), { kind: 'act', place: 'hunt', people: 0 })).toBeNull();
  });
});

describe('a card place', () => {
  it('is called by what it costs, also where that is ornaments', async () => {
    const words = await loadWords('en');
    const view = {
      cards: [
        { id: 'card5', price: 3, currency: 'ornaments' },
        { id: 'card4', price: 4, currency: 'any' },
      ],
    } as unknown as GameView;
    expect(nameOf('card5', words, view)).toBe('Card, price 3 ornaments');
    expect(nameOf('card4', words, view)).toBe('Card, price 4');
    expect(nameOf('card2', words, view)).toBe('Cards');
    expect(priceText({ kind: 'ornaments', min: 3, max: 3 }, words)).toBe('3 ornaments');
  });

  it.each([
    ['cs', 'Karta, cena 1 ozdoba'],
    ['sk', 'Karta, cena 1 ozdoba'],
    ['hr', 'Karta, cijena 1 ukras'],
  ] as const)('names its price in the nominative in %s', async (language, expected) => {
    const view = { cards: [{ id: 'card5', price: 1, currency: 'ornaments' }] } as unknown as GameView;
    expect(nameOf('card5', await loadWords(language), view)).toBe(expected);
  });
});

describe('what is sold where somebody may be sent', () => {
  const card = { benefit: {}, legacy: {} };
  const building = { price: { kind: 'fixed', goods: { wood: 3 } } };
  const view = {
    cards: [
      { id: 'card2', card, price: 2, currency: 'any' },
      { id: 'card5', card, price: 3, currency: 'ornaments' },
      { id: 'card1', card: null, price: 1, currency: 'any' },
    ],
    stacks: [
      { id: 'building1', building },
      { id: 'building2', building: null },
    ],
  } as unknown as GameView;

  it('is the card or the building that lies there, with its price', () => {
    expect(soldAt(view, 'card2')).toEqual({ of: { card }, price: { kind: 'upTo', min: 2, max: 2 } });
    expect(soldAt(view, 'card5')?.price).toEqual({ kind: 'ornaments', min: 3, max: 3 });
    expect(soldAt(view, 'building1')).toEqual({ of: { building }, price: building.price });
  });

  it('is nothing where nothing lies, and in the valley', () => {
    expect((['card1', 'building2', 'hunt'] as const).map((place) => soldAt(view, place))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
