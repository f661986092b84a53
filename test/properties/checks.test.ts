import type { Game, GameEvent, Table, Tribe } from '../../src/game/index.js';
import { chanceOf } from '../../src/bots/chance.js';
import { checkAffordable } from '../../src/cli/simulate/checks/affordable.js';
import { checkAsked } from '../../src/cli/simulate/checks/asked.js';
import { checkBoard } from '../../src/cli/simulate/checks/board.js';
import { openLedger } from '../../src/cli/simulate/checks/ledger.js';
import { momentOf, newTally } from '../../src/cli/simulate/checks/moment.js';
import type { Moment } from '../../src/cli/simulate/checks/moment.js';
import { checkOffers } from '../../src/cli/simulate/checks/offers.js';
import { checkScores } from '../../src/cli/simulate/checks/scores.js';
import type { Violation } from '../../src/cli/simulate/violation.js';
import { botTurns, playBots } from '../support/bot-games.js';

const BOTS = ['steady', 'steady', 'random'] as const;

/** A table in the midst of a game at which this is asked. */
function tableAt(kind: string, least = 200): Table {
  for (const { table, open } of botTurns({ edition: 'cs-2019' }, BOTS, 'checks'))
    if (table.version > least && open.kind === kind) return table;
  throw new Error(`nobody was asked to ${kind}`);
}

const laws = (violations: readonly Violation[]): readonly string[] => violations.map(({ law }) => law);
const withTribe = (game: Game, change: (tribe: Tribe) => Partial<Tribe>): Game => ({
  ...game,
  tribes: game.tribes.map((tribe, index) => (index === 0 ? { ...tribe, ...change(tribe) } : tribe)),
});

describe('a game that was tampered with is noticed', () => {
  const game = tableAt('act').game!;

  it('and an honest one is not', () => expect(checkBoard(game)).toEqual([]));

  it.each<[string, (game: Game) => Game]>([
    ['people are conserved', (from) => withTribe(from, ({ home }) => ({ home: home + 1 }))],
    ['people are conserved', (from) => withTribe(from, ({ people }) => ({ people: people - 1 }))],
    ['no stock is negative', (from) => withTribe(from, ({ stock }) => ({ stock: { ...stock, wood: -1 } }))],
    ['no stock is negative', (from) => withTribe(from, ({ stock }) => ({ stock: { ...stock, food: 0.5 } }))],
    ['tracks end at ten', (from) => withTribe(from, () => ({ agriculture: 11 }))],
    ['tools grow one after the other', (from) => withTribe(from, () => ({ tools: [1, 2, 0] }))],
    ['tools grow one after the other', (from) => withTribe(from, () => ({ tools: [3, 1, 1] }))],
    ['cards are conserved', (from) => ({ ...from, undrawnCards: from.undrawnCards.slice(1) })],
    ['cards are conserved', (from) => ({ ...from, deck: from.deck - 1 })],
    ['cards are conserved', (from) => withTribe(from, ({ cards }) => ({ cards: [...cards, 'C01', 'C01'] }))],
    ['tiles are conserved', (from) => withTribe(from, ({ tiles }) => ({ tiles: [...tiles, 'B01', 'B02'] }))],
    ['tiles are conserved', (from) => ({ ...from, unseenTiles: from.unseenTiles.slice(1) })],
    [
      'every place has its room',
      (from) => ({
        ...from,
        standing: [...from.standing, { seat: 1, place: 'forest', people: 8, done: true }],
      }),
    ],
    [
      'some village places stay empty',
      (from) => ({
        ...from,
        standing: ['toolMaker', 'hut', 'field'].map((place) => ({ seat: 1, place, people: 1, done: true })),
      }),
    ],
  ])('%s', (law, tamper) => expect(laws(checkBoard(tamper(game)))).toContain(law));

  it('nobody is asked without a choice', () => {
    for (const kind of ['place', 'act', 'settle', 'feed', 'pickDie'])
      expect(checkAsked(tableAt(kind).game!)).toEqual([]);
    const law = ['nobody is asked without a choice'];
    const fed = { ...tableAt('feed').game! };
    const plenty = fed.tribes.map((tribe) => ({ ...tribe, stock: { ...tribe.stock, food: 99 } }));
    expect(new Set(laws(checkAsked({ ...fed, tribes: plenty })))).toEqual(new Set(law));
    const { market } = tableAt('pickDie').game!;
    const same = { ...market!, dice: market!.dice.map(() => 6) };
    expect(laws(checkAsked({ ...tableAt('pickDie').game!, market: same }))).toEqual(law);
    const rolled = tableAt('settle').game!;
    const bare = rolled.tribes.map((tribe) => ({ ...tribe, tools: [0, 0, 0], cards: [] }));
    expect(laws(checkAsked({ ...rolled, tribes: bare }))).toEqual(law);
    const village = [{ seat: game.turn, place: 'field', people: 1, done: false }];
    expect(laws(checkAsked({ ...game, standing: village }))).toEqual(law);
    const hopeless = [{ seat: game.turn, place: 'card4', people: 1, done: false }];
    const poor = game.tribes.map((tribe) => ({
      ...tribe,
      cards: [],
      stock: { food: 9, wood: 0, brick: 0, stone: 0, gold: 0, ornaments: 0 },
    }));
    const cards = ['C01', 'C02', 'C03', 'C04'];
    expect(laws(checkAsked({ ...game, cards, tribes: poor, standing: hopeless }))).toEqual(law);
  });

  it('the tribes own what the events gave them', () => {
    const ledger = openLedger(tableAt('place', 0).game!);
    const event: GameEvent = { type: 'GoodsTaken', seat: 1, goods: { gold: 1 }, source: 'river' };
    const start = tableAt('place', 0).game!;
    expect(ledger.compare(start)).toEqual([]);
    ledger.enter(event);
    expect(laws(ledger.compare(start))).toEqual(['the tribes own what the events gave them']);
  });

  it('a score is the sum of its parts, and places follow from the scores', () => {
    const { game: over } = playBots({ edition: 'cs-2019' }, ['random', 'random'], 'scores');
    expect(checkScores(over)).toEqual([]);
    const scores = over.scores.map((sheet) => ({ ...sheet, total: sheet.total + 1 }));
    expect(laws(checkScores({ ...over, scores }))).toEqual(['a score is the sum of its parts']);
    const ranking = [...over.result!.ranking].reverse();
    const turned = { ...over, result: { ...over.result!, ranking } };
    expect(laws(checkScores(turned))).toEqual(['places follow from the scores']);
  });
});

describe('options that lie are noticed', () => {
  const lying = (kind: string, lie: (moment: Moment) => Moment): readonly string[] => {
    const table = tableAt(kind);
    const seat = table.game!.market?.order[0] ?? table.game!.turn;
    const moment = momentOf(table, seat, { type: 'Roll', place: 'hunt' }, chanceOf('lies'));
    expect(checkOffers(moment, newTally())).toEqual([]);
    return laws(checkOffers(lie(moment), newTally()));
  };

  it('what is listed is accepted', () => {
    const found = lying('place', (moment) => ({
      ...moment,
      listed: { kind: 'place', since: 1, places: [{ place: 'forest', min: 8, max: 9 }] },
    }));
    expect(found).toContain('what is listed is accepted');
  });

  it('closed places say why', () => {
    const found = lying('place', (moment) => ({
      ...moment,
      listed: {
        kind: 'place',
        since: 1,
        places: [{ place: 'hunt', closed: { code: 'PLACE_FULL', place: 'hunt', room: 7 } }],
      },
    }));
    expect(found).toContain('closed places say why');
  });

  it('offers say what can be paid', () => {
    const table = tableAt('act');
    const moment = momentOf(table, table.game!.turn, { type: 'Roll', place: 'hunt' }, chanceOf('lies'));
    const offer = {
      action: 'buyCard',
      place: 'card1',
      card: 'C01',
      price: { kind: 'fixed', goods: { gold: 99 } },
      affordable: 'now',
    } as const;
    const options = { kind: 'act', since: 1, places: [offer], trade: { give: 1, take: 1 } } as const;
    expect(laws(checkAffordable(options, moment))).toEqual(['offers say what can be paid']);
  });
});
