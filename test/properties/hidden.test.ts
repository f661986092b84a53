import { encode, fold, options, seenBy, awaiting } from '../../src/game/index.js';
import type { CardId, Game, Recorded, Seat, Table } from '../../src/game/index.js';
import { BOTS } from '../../src/bots/bots.js';
import { chanceOf } from '../../src/bots/chance.js';
import { botTurns } from '../support/bot-games.js';

type Twins = Readonly<{ history: readonly Recorded[]; twin: readonly Recorded[]; owner: Seat }>;

/** The same history, but that another card was drawn face down. */
function twinsOf(history: readonly Recorded[], game: Game): Twins | undefined {
  const drawn = history.find(({ event }) => event.type === 'CardDrawn');
  const other = game.undrawnCards.at(-1);
  if (drawn?.event.type !== 'CardDrawn' || other === undefined) return undefined;
  const twin = history.map((each) =>
    each.event.type === 'CardDrawn' && each === drawn
      ? { ...each, event: { ...each.event, sealed: { card: other } } }
      : each,
  );
  return { history, twin, owner: drawn.event.seat };
}

/** Histories in which somebody holds an extra card, at many moments, with their twins. */
function* twins(): Generator<Twins> {
  const choices = [
    { edition: 'cs-2019' },
    { edition: 'hr-2008', expansion: 'style', olderTiles: true },
  ] as const;
  for (let game = 0; game < 12; game += 1) {
    const history: Recorded[] = [];
    let turn = 0;
    for (const { table, taken, started } of botTurns(
      choices[game % 2]!,
      ['steady', 'random', 'steady'],
      `hidden ${game}`,
    )) {
      if (history.length === 0) history.push(...started);
      const found = (turn += 1) % 19 === 0 ? twinsOf([...history], table.game!) : undefined;
      if (found !== undefined) yield found;
      history.push(...taken.recorded);
    }
  }
}

const TWINS = [...twins()];

const viewersOf = (table: Table): readonly (Seat | undefined)[] => [
  undefined,
  ...table.seats.map(({ seat }) => seat),
];

type Known = Readonly<{ text: string; asked: boolean }>;

/** What a viewer can learn: the table as he sees it, the events as he gets them, his options, his bot's choice. */
function knownTo(viewer: Seat | undefined, history: readonly Recorded[]): Known {
  const table = fold(history);
  const seen = seenBy(table, viewer);
  const events = history.map(({ event, ...rest }) => {
    const { sealedValue, ...open } = encode(event);
    const own = 'seat' in event && event.seat === viewer;
    return { ...rest, ...open, sealed: own ? sealedValue : undefined };
  });
  if (viewer === undefined) return { text: JSON.stringify({ seen, events }), asked: false };
  const asked = awaiting(table).some(({ seat }) => seat === viewer);
  const moves = asked ? Object.values(BOTS).map((bot) => bot(seen.game!, viewer, chanceOf('twin'))) : [];
  const known = { seen, events, options: options(seen, viewer), moves };
  return { text: JSON.stringify(known), asked };
}

describe('two games that differ only in what is hidden', () => {
  it('look alike to everybody but the owner of the hidden card', () => {
    let compared = 0;
    let asked = 0;
    for (const { history, twin, owner } of TWINS) {
      for (const viewer of viewersOf(fold(history))) {
        if (viewer === owner) continue;
        const known = knownTo(viewer, history);
        expect(knownTo(viewer, twin).text === known.text).toBe(true);
        compared += 1;
        asked += known.asked ? 1 : 0;
      }
    }
    expect(compared).toBeGreaterThan(200);
    expect(asked).toBeGreaterThan(40);
  });

  it('look different to the owner, who knows the card', () => {
    let different = 0;
    for (const { history, twin, owner } of TWINS) {
      const cards = [history, twin].map((each): readonly CardId[] => {
        const { game } = seenBy(fold(each), owner);
        return game!.tribes[owner - 1]!.extraCards;
      });
      expect(cards[0]).not.toEqual(cards[1]);
      different += 1;
    }
    expect(different).toBeGreaterThan(50);
  });

  it('are seen without anything from which the card could be told', () => {
    for (const { history, owner } of TWINS) {
      const table = fold(history);
      const other = table.seats.find(({ seat }) => seat !== owner)!.seat;
      const { game } = seenBy(table, other);
      expect(game!.tribes[owner - 1]).toMatchObject({ extraCards: [] });
      expect((game as Game).undrawnCards).toEqual([]);
    }
  });
});
