import type { Table } from '../../src/game/index.js';
import { gameView } from '../../src/views/game-view.js';
import { node, startedGame } from '../support/house.js';
import { memoryStores } from '../support/memory-stores.js';

type Twins = Readonly<{ one: Table; other: Table; card: string; otherCard: string }>;

/** The same game twice, but for the card that lies face down before seat 2 and those that are left to draw. */
async function twins(): Promise<Twins> {
  const at = node(memoryStores());
  const { table } = (await at.tables.fresh(await startedGame(at)))!;
  const { undrawnCards } = table.game!;
  const [card = '', otherCard = ''] = undrawnCards;
  const holding = (held: string): Table => ({
    ...table,
    game: {
      ...table.game!,
      tribes: table.game!.tribes.map((tribe) =>
        tribe.seat === 2 ? { ...tribe, extras: 1, extraCards: [held] } : tribe,
      ),
      undrawnCards: undrawnCards.filter((each) => each !== held),
    },
  });
  return { one: holding(card), other: holding(otherCard), card, otherCard };
}

const over = (table: Table): Table => ({
  ...table,
  closed: 'over',
  game: { ...table.game!, result: { reason: 'stackExhausted', ranking: [], winners: [1] } },
});

const extrasOf = (table: Table, seat: number | undefined): readonly string[] | undefined =>
  gameView(table, { seat, settled: true, language: 'en' }).board?.tribes[1]?.extraCards.map(({ id }) => id);

describe('two tables that differ only in hidden facts', () => {
  it.each([
    ['another seat', 1],
    ['a spectator', undefined],
  ])('give equal views to %s', async (_name, seat) => {
    const { one, other, card } = await twins();
    const view = gameView(one, { seat, settled: true, language: 'en' });
    expect(view).toEqual(gameView(other, { seat, settled: true, language: 'en' }));
    expect(JSON.stringify(view)).not.toContain(card);
  });

  it('differ for the one who holds the card', async () => {
    const { one, other, card, otherCard } = await twins();
    expect([extrasOf(one, 2), extrasOf(other, 2)]).toEqual([[card], [otherCard]]);
  });

  it('differ for everybody at the end', async () => {
    const { one, card } = await twins();
    expect(extrasOf(over(one), undefined)).toEqual([card]);
  });
});
