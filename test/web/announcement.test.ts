import { toLines } from '../../web/src/api/to-lines.js';
import type { Line } from '../../web/src/game/chronicle/lines.js';
import { nameIn } from '../../web/src/game/decision/place-names.js';
import type { CardPlace, CardSlot, Culture, GameView } from '../../web/src/game/model.js';
import type { HappenedFragment, WholeGameFragment } from '../../web/src/gql/graphql.js';
import { announcement } from '../../web/src/live/announcement.js';
import { loadWords } from '../../web/src/words/languages.js';

const line = (sentence: string, { version = 1, kind = 'deed', known = false }: Partial<Line> = {}): Line => ({
  version,
  kind,
  player: null,
  known,
  sentence,
  at: new Date(0),
  undone: false,
  rolled: null,
});

describe('what is said to those who do not see it', () => {
  it('is whole sentences, the last ones, and how much else happened', async () => {
    const words = await loadWords('en');
    expect(announcement([line('Keva sent 1 person to the field')], { myTurn: true }, words)).toBe(
      'Keva sent 1 person to the field. It is your turn.',
    );
    const many = ['one', 'two', 'three', 'four', 'five'].map((what) => line(`Keva did ${what}`));
    expect(announcement(many, { myTurn: false }, words)).toBe(
      'Keva did three. Keva did four. Keva did five. Before that 2 more.',
    );
  });

  it('leaves out what I know, and headings', async () => {
    const words = await loadWords('en');
    const lines = [
      line('You took 10 food', { known: true }),
      line('Round 2', { kind: 'round' }),
      line('Keva ate'),
    ];
    expect(announcement(lines, { myTurn: true }, words)).toBe('Keva ate. It is your turn.');
    expect(announcement(lines.slice(0, 1), { myTurn: false }, words)).toBe('');
  });

  it('leaves out the roll that is told beside the decision', async () => {
    const words = await loadWords('en');
    const lines = [line('You rolled 6', { version: 4 }), line('Keva ate', { version: 5 })];
    expect(announcement(lines, { myTurn: false, beside: 4 }, words)).toBe('Keva ate.');
  });
});

describe('the chronicle', () => {
  const game = { mySeat: { seat: 1 }, seats: [] } as unknown as WholeGameFragment;
  const happened = (version: number, type: string, ordinal: number, last: number, kind = 'SEAT', more = {}) =>
    ({
      ...{ version, type, ordinal, at: '2026-01-01T00:00:00.000Z', sentence: type, undone: false },
      payload: { seat: 1, ...more },
      actor: { kind, seat: 1, seatId: 'a' },
      command: { first: version - ordinal, last },
    }) as unknown as HappenedFragment;

  it('passes over a request that needed nobody else: what it led to says it all', () => {
    const alone = [
      happened(5, 'RequestMade', 0, 7),
      happened(6, 'RequestAnswered', 1, 7),
      happened(7, 'MovesUndone', 2, 7),
    ];
    expect(toLines(game, alone).map(({ kind }) => kind)).toEqual(['step', 'step', 'deed']);
    const asked = [happened(5, 'RequestMade', 0, 5), happened(6, 'RequestAnswered', 0, 6)];
    expect(toLines(game, asked).map(({ kind }) => kind)).toEqual(['deed', 'deed']);
  });

  it('takes for known what came of my own hand alone, neither of orders nor of chance', () => {
    const lines = toLines(game, [
      happened(5, 'PeoplePlaced', 0, 5),
      happened(6, 'PeoplePlaced', 0, 6, 'ORDER'),
      happened(7, 'DiceRolled', 0, 7, 'SEAT', { draw: 3, dice: [6, 4, 3] }),
      happened(8, 'CardDrawn', 0, 8, 'SEAT', { draw: 4 }),
    ]);
    expect(lines.map(({ known }) => known)).toEqual([true, false, false, false]);
  });
});

describe('cards', () => {
  const slot = (id: CardPlace, price: number, symbol: Culture, currency: CardSlot['currency'] = 'any') => ({
    ...{ id, price, currency, boughtBy: null, crowds: [], opening: null },
    card: {
      ...{ id: `${id} card`, reconstructed: null },
      benefit: { kind: 'goods', good: 'food', amount: 4 } as const,
      legacy: { kind: 'culture', symbol } as const,
    },
  });
  const view: Pick<GameView, 'cards'> = {
    cards: [
      slot('card5', 3, 'music', 'ornaments'),
      slot('card3', 3, 'time'),
      { ...slot('card1', 1, 'art'), card: null },
    ],
  };

  it('are named by what is printed on them and what they cost, for two may cost the same', async () => {
    const words = await loadWords('en');
    const names = (['card5', 'card3', 'card1'] as const).map((place) => nameIn(view, place, words));
    expect(names).toEqual(['Card Music, 3 ornaments', 'Card Time, 3 resources', 'Card, price 1']);
  });
});
