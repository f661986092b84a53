import { awaitingOf, EDITIONS } from '../../src/game/index.js';
import type { EditionId, GameEvent } from '../../src/game/index.js';
import { loaded } from '../support/luck.js';
import type { Facts, Setting } from '../support/scenario.js';
import {
  acting,
  gameAfter,
  given,
  hasCards,
  hasExtra,
  hasTools,
  hasUsed,
  owns,
  placed,
  table,
} from '../support/scenario.js';

/** Seat 2 ends the acting phase; everybody has food, so the round ends with it. */
const lastDecline = { type: 'DeclineCard', place: 'card4' } as const;
const endOfRound = (setting: Setting, ...facts: readonly Facts[]) =>
  given(table({ players: 2, ...setting }), ...facts, placed(2, 'card4'), acting(2)).when(
    2,
    lastDecline,
    loaded({ picks: [['C26', 'C27']] }),
  );

const boughtOf = (place: 'card2' | 'card3', card: string): GameEvent => ({
  type: 'CardBought',
  seat: 1,
  place,
  card,
  paid: {},
});
/** All cards but those on the table and `left` more have been drawn before. */
const deckOf = (left: number, setting: Setting, onTable: readonly string[]): readonly Facts[] => {
  const all = [...given(table(setting)).game.rules.cards.keys()].filter((card) => !onTable.includes(card));
  return [hasExtra(1, ...all.slice(left))];
};

describe.each(EDITIONS)('a new round, %s', (edition: EditionId) => {
  const cards = ['C16', 'C22', 'C30', 'C01'];

  it('K07 the fourth card moves to the second place, new ones come to the third and fourth', () => {
    const end = endOfRound({ edition, cards }, [boughtOf('card2', 'C22'), boughtOf('card3', 'C30')]);
    end.brings({
      type: 'CardsShifted',
      cards: [
        { place: 'card1', card: 'C16' },
        { place: 'card2', card: 'C01' },
      ],
    });
    end.brings({
      type: 'CardsDealt',
      cards: [
        { place: 'card3', card: 'C26' },
        { place: 'card4', card: 'C27' },
      ],
      draw: 0,
    });
    expect(end.game().cards).toEqual(['C16', 'C01', 'C26', 'C27']);
  });

  it('R1 the start marker goes on clockwise, and the new start player places first', () => {
    const end = endOfRound({ edition, cards });
    end.brings({ type: 'RoundStarted', round: 2, start: 2 });
    expect(awaitingOf(end.game())).toMatchObject([{ seat: 2, kind: 'place' }]);
    const round = given(table({ edition, cards, start: 4, round: 7 }), placed(2, 'card4'), acting(2)).when(
      2,
      lastDecline,
    );
    round.brings({ type: 'RoundStarted', round: 8, start: 1 });
  });

  it('R1 the turn passes to the new start player, and is not passed to whoever has it', () => {
    const last = given(table({ edition, cards, players: 3, start: 2 }), placed(2, 'card4'), acting(2));
    const round = last.when(2, lastDecline);
    expect(round.events().slice(-3)).toEqual([
      { type: 'RoundStarted', round: 2, start: 3 },
      { type: 'PhaseStarted', phase: 'placing' },
      { type: 'TurnPassed', to: 3 },
    ]);
    expect(awaitingOf(round.game())).toMatchObject([{ seat: 3, kind: 'place' }]);
    endOfRound({ edition, cards }).bringsNo('TurnPassed');
  });

  it('R9 all tools are ready again, everybody is home', () => {
    const game = endOfRound({ edition, cards }, hasTools(1, 2, 1), placed(1, 'hunt'), hasUsed(1, 0, 1), [
      { type: 'GoodsTaken', seat: 1, goods: {}, source: 'hunt' },
    ]).game();
    expect(game.tribes[0]).toMatchObject({ used: [false, false, false], home: 5 });
    expect(game.standing).toEqual([]);
  });

  it('R24 with no free place nothing is shifted or dealt', () => {
    const end = endOfRound({ edition, cards });
    end.bringsNo('CardsShifted');
    end.bringsNo('CardsDealt');
  });

  it('Z01 too few cards for the free places: the game ends at once and nothing is dealt', () => {
    const before = deckOf(1, { edition }, cards);
    const end = endOfRound({ edition, cards, before }, [boughtOf('card2', 'C22'), boughtOf('card3', 'C30')]);
    end.bringsNo('RoundStarted');
    end.bringsNo('CardsDealt');
    expect(end.game()).toMatchObject({ round: 1, result: { reason: 'notEnoughCards' } });
    expect(awaitingOf(end.game())).toEqual([]);
  });

  it('R19 an extra card drawn this round may be the one that is missing now', () => {
    const before = deckOf(2, { edition }, cards);
    const [last = ''] = gameAfter(table({ edition, cards, before })).undrawnCards;
    const bought = [boughtOf('card2', 'C22'), boughtOf('card3', 'C30')];
    const end = endOfRound({ edition, cards, before }, bought, hasExtra(2, last));
    expect(end.game()).toMatchObject({ deck: 1, result: { reason: 'notEnoughCards' } });
  });

  it('R24 exactly enough cards: play on', () => {
    const before = deckOf(2, { edition }, cards);
    const end = given(
      table({ edition, players: 2, cards, before }),
      [boughtOf('card2', 'C22'), boughtOf('card3', 'C30')],
      placed(2, 'card4'),
      acting(2),
    ).when(2, lastDecline);
    end.brings({ type: 'RoundStarted', round: 2, start: 2 });
    expect(end.game()).toMatchObject({ deck: 0, result: undefined });
  });

  it('R24 an empty deck and no free place: play on', () => {
    const end = endOfRound({ edition, cards, before: deckOf(0, { edition }, cards) });
    end.brings({ type: 'RoundStarted', round: 2, start: 2 });
  });

  it('Z02 a last tile bought: this round is finished, people are fed, then points are counted', () => {
    const end = endOfRound({ edition, cards }, [{ type: 'StackExhausted', place: 'building1' }]);
    expect(end.events().map(({ type }) => type)).toEqual([
      'CardDeclined',
      'PhaseStarted',
      'TribeFed',
      'TribeFed',
      'ScoresCounted',
      'GameEnded',
    ]);
    expect(end.game().result?.reason).toBe('stackExhausted');
  });

  it('Z02 the others still act in the last round', () => {
    const game = given(
      table({ edition, players: 2 }),
      [{ type: 'StackExhausted', place: 'building1' }],
      owns(2, { wood: 4 }),
      placed(1, 'card1'),
      placed(2, 'card4'),
      acting(1),
    )
      .when(1, { type: 'DeclineCard', place: 'card1' })
      .game();
    expect(awaitingOf(game)).toMatchObject([{ seat: 2, kind: 'act' }]);
  });

  it('R21 an unused any-two card counts two points at the end', () => {
    const end = endOfRound({ edition, cards, before: [hasCards(1, 'C36')] }, [
      { type: 'StackExhausted', place: 'building1' },
    ]);
    end.brings({ type: 'AnyTwoTaken', seat: 1, card: 'C36', goods: { wood: 2 }, auto: true });
    expect(end.game().scores[0]?.parts).toMatchObject({ resources: 2, culture: 1 });
  });

  it('R26 extra cards are shown before they count', () => {
    const end = endOfRound({ edition, cards, before: [hasExtra(2, 'C26')] }, [
      { type: 'StackExhausted', place: 'building1' },
    ]);
    end.brings({ type: 'CardsRevealed', seat: 2, cards: ['C26'] });
    expect(end.game().scores[1]?.parts.culture).toBe(1);
  });
});

it('R33 the card of place 5 shifts onto the four others, and five places are filled', () => {
  const cards = ['C16', 'C22', 'C30', 'C01', 'X1'];
  const end = endOfRound({ expansion: 'style', cards }, [boughtOf('card2', 'C22'), boughtOf('card3', 'C30')]);
  end.brings({
    type: 'CardsShifted',
    cards: [
      { place: 'card1', card: 'C16' },
      { place: 'card2', card: 'C01' },
      { place: 'card3', card: 'X1' },
    ],
  });
  expect(end.game().cards).toEqual(['C16', 'C01', 'X1', 'C26', 'C27']);
});

it.each(EDITIONS)('Z01 E5 with the expansion over %s five places must be filled', (edition) => {
  const setting = { edition, expansion: 'style', cards: ['C16', 'C22', 'C30', 'C01', 'X1'] } as const;
  const before = deckOf(1, setting, setting.cards);
  const end = endOfRound({ ...setting, before }, owns(1, {}), [
    boughtOf('card2', 'C22'),
    boughtOf('card3', 'C30'),
  ]);
  expect(end.game().result?.reason).toBe('notEnoughCards');
});
