import { EDITIONS } from '../../src/game/index.js';
import type { GameCommand, Payment, Trade } from '../../src/game/index.js';
import { loaded } from '../support/luck.js';
import type { Facts, Setting } from '../support/scenario.js';
import { acting, gameAfter, given, hasExtra, hasTrade, owns, placed, table } from '../support/scenario.js';

const buy = (
  place: 'card4' | 'card5',
  pay: Payment,
  more: Partial<{ trade: Trade; extra: true }> = {},
): GameCommand => ({ type: 'BuyCard', place, pay, ...more });

describe.each(EDITIONS)('the fifth card place, %s', (edition) => {
  const setting = {
    edition,
    expansion: 'style',
    cards: ['C16', 'C22', 'C30', 'C01', 'C28'],
  } satisfies Setting;
  const at = (ornaments: number, ...facts: readonly Facts[]) =>
    given(
      table(setting),
      owns(1, { ornaments: ornaments - 1, wood: 9 }),
      ...facts,
      placed(1, 'card5'),
      placed(1, 'card4'),
      placed(1, 'hunt'),
      acting(1),
    );
  const three = { kind: 'fixed', goods: { ornaments: 3 } } as const;

  it('K10 three ornaments for the card, three more for an unseen one', () => {
    at(6)
      .when(1, buy('card5', { ornaments: 6 }, { extra: true }), loaded({ picks: [['C11']] }))
      .then(
        {
          type: 'CardBought',
          seat: 1,
          place: 'card5',
          card: 'C28',
          paid: { ornaments: 6 },
          extra: true,
          points: 3,
        },
        { type: 'CardDrawn', seat: 1, source: 'card5', sealed: { card: 'C11' }, draw: 0 },
      );
    at(3)
      .when(1, buy('card5', { ornaments: 3 }))
      .then({
        type: 'CardBought',
        seat: 1,
        place: 'card5',
        card: 'C28',
        paid: { ornaments: 3 },
        points: 3,
      });
  });

  it('K10 the extra card comes only with the fifth card', () => {
    at(6)
      .when(1, buy('card4', { wood: 4 }, { extra: true }))
      .refuses({ code: 'NO_EXTRA_HERE', place: 'card4' });
    at(6)
      .when(1, buy('card5', { ornaments: 3 }, { extra: true }))
      .refuses({ code: 'WRONG_PRICE', price: { kind: 'fixed', goods: { ornaments: 6 } } });
    at(6)
      .when(1, buy('card5', { ornaments: 6 }))
      .refuses({ code: 'WRONG_PRICE', price: three });
  });

  it('R33 resources do not pay it', () =>
    at(0)
      .when(1, buy('card5', { wood: 3 }))
      .refuses({ code: 'WRONG_PRICE', price: three }));

  it('R32 but a trade may', () => {
    const bought = at(1, hasTrade(1, 9)).when(
      1,
      buy('card5', { ornaments: 3 }, { trade: { give: { wood: 1 }, take: { ornaments: 2 } } }),
    );
    expect(bought.tribe(1)).toMatchObject({ stock: { wood: 8, ornaments: 0 }, cards: ['C28'] });
  });

  it('R18 E6 ornaments do not pay the other four', () =>
    at(6)
      .when(1, buy('card4', { ornaments: 4 }))
      .refuses({ code: 'NOT_PAYABLE', good: 'ornaments' }));

  it('R19 with an empty deck the extra card is not offered', () => {
    const all = [...gameAfter(table(setting)).rules.cards.keys()].filter(
      (card) => !setting.cards.includes(card),
    );
    given(
      table({ ...setting, before: [hasExtra(2, ...all)] }),
      owns(1, { ornaments: 5 }),
      placed(1, 'card5'),
      placed(1, 'hunt'),
      acting(1),
    )
      .when(1, buy('card5', { ornaments: 6 }, { extra: true }))
      .refuses({ code: 'DECK_EMPTY' });
  });
});
