import { affordable, contentsWith, decideMove, evolveGame, rulesOf, tablesOf } from '../../src/game/index.js';
import type { Game, GameCommand, GameEvent } from '../../src/game/index.js';
import { endGame } from '../../src/game/rules/game-end.js';
import { draftOf } from '../../src/game/rules/draft.js';
import { GOLD, PLAIN, cardOf, fileOf, soundContent } from '../support/content-example.js';
import { loaded, noLuck } from '../support/luck.js';
import {
  acting,
  fed,
  feeding,
  hasCards,
  hasFood,
  hasTiles,
  owns,
  placed,
  table,
} from '../support/scenario.js';
import type { Facts, Setting } from '../support/scenario.js';

const second = { ...cardOf('X8'), id: 'Two', replaces: 'X8', top: { kind: 'anyTwo', count: 2 } };
const born = { ...GOLD, top: { kind: 'person' } };
const lair = { ...PLAIN, effect: { kind: 'worker', good: 'brick', divisor: 3, room: 4 } };
const content = soundContent(fileOf({ cards: [second, born], tiles: [lair] }));
const tables = content.tables.find(({ name }) => name === 'style')!;

/** As in other tests, but on the corrected tables. */
function after(setting: Setting, ...history: readonly Facts[]): Game {
  const [started, ...rest] = [...table({ expansion: 'style', ...setting }), ...history.flat()];
  if (started?.type !== 'GameStarted') throw new Error('a game begins with its start');
  const contents = contentsWith(content.tables);
  const first = evolveGame(undefined, { ...started, content: tables.hash }, 1, contents);
  return rest.reduce((game, event, index) => evolveGame(game, event, index + 2), first);
}

function eventsOf(game: Game, command: GameCommand, luck = loaded()): readonly GameEvent[] {
  const decision = decideMove(game, 1, command, luck);
  if (!decision.ok) throw new Error(JSON.stringify(decision.reason));
  return decision.value;
}

const both = { before: [hasCards(1, 'C36', 'Two')] };
const take = { type: 'TakeAnyTwo', goods: { gold: 2 } } as const;

describe('two cards of any two resources', () => {
  it('R21 are used one after the other, the one bought first first', () => {
    const round = [placed(1, 'card1'), placed(1, 'hunt'), placed(2, 'hunt'), acting(1)];
    const game = after(both, ...round);
    expect(eventsOf(game, take)).toMatchObject([{ type: 'AnyTwoTaken', card: 'C36' }]);
    const spent: Facts = [{ type: 'AnyTwoTaken', seat: 1, card: 'C36', goods: { gold: 2 } }];
    expect(eventsOf(after(both, ...round, spent), take)).toMatchObject([{ card: 'Two' }]);
  });

  it('R7 together pay for what takes four', () => {
    const game = after(both, placed(1, 'card4'), placed(2, 'hunt'), acting(1));
    expect(affordable(game, 1, { kind: 'any', count: 4 })).toBe('withAnyTwo');
    expect(affordable(game, 1, { kind: 'any', count: 5 })).toBe('no');
    expect(affordable(game, 1, { kind: 'fixed', goods: { gold: 3, wood: 1 } })).toBe('withAnyTwo');
  });

  it('R23 together feed four', () => {
    const hungry = after(both, hasFood(1, 1), placed(1, 'field'), acting(1));
    const events = eventsOf(hungry, { type: 'UsePlace', place: 'field' });
    expect(events).toContainEqual({ type: 'PhaseStarted', phase: 'feeding' });
    expect(events.filter(({ type }) => type === 'TribeStarved')).toEqual([]);
  });

  it('R21 unused at the end are taken both', () => {
    const draft = draftOf(after(both, feeding, fed(1, 2, 3, 4)), noLuck);
    endGame(draft, 'byConsent');
    expect(draft.events.filter(({ type }) => type === 'AnyTwoTaken')).toMatchObject([
      { card: 'C36', goods: { wood: 2 }, auto: true },
      { card: 'Two', goods: { wood: 2 }, auto: true },
    ]);
    expect(draft.game.scores[0]).toMatchObject({ parts: { resources: 4 } });
  });
});

describe('the tables of a game', () => {
  const contents = contentsWith(content.tables);
  const choice = { edition: 'cs-2019', expansion: 'style' } as const;

  it('are those of its content file, and those of the house without one', () => {
    expect(tablesOf({ ...choice, contentFile: content.hash }, contents)).toBe(tables);
    expect(rulesOf({ ...choice, contentFile: content.hash }, 4, contents).cards.has('Two')).toBe(true);
    expect(rulesOf(choice, 4, contents).cards.has('X8')).toBe(true);
  });

  it('are not there where the file is not, or changes nothing', () => {
    expect(tablesOf({ ...choice, contentFile: 'f'.repeat(64) }, contents)).toBeUndefined();
    expect(tablesOf({ edition: 'cs-2019', contentFile: content.hash }, contents)).toBeUndefined();
  });
});

describe('corrected rows', () => {
  it('a card may bring a person, up to ten', () => {
    const cards = ['X7a', 'C20', 'C21', 'C28', 'C22'];
    const game = after({ cards }, owns(1, { wood: 1 }), placed(1, 'card1'), placed(1, 'hunt'), acting(1));
    const [, event] = eventsOf(game, { type: 'BuyCard', place: 'card1', pay: { wood: 1 } });
    expect(event).toEqual({ type: 'PersonBorn', seat: 1, people: 6, by: 1, source: 'X7a' });
  });

  it('a worker tile is a place under its new id', () => {
    const setting = { before: [hasTiles(1, 'XB5a')] };
    expect(eventsOf(after(setting), { type: 'PlacePeople', place: 'XB5a', people: 4 })[0]).toMatchObject({
      place: 'XB5a',
      people: 4,
    });
    const game = after(setting, placed(1, 'XB5a', 4), placed(2, 'hunt'), acting(1));
    const rolled = eventsOf(game, { type: 'Roll', place: 'XB5a' }, loaded({ dice: [[6, 6, 1, 1]] }));
    expect(rolled).toContainEqual(
      expect.objectContaining({ type: 'GoodsTaken', goods: { brick: 4 }, source: 'XB5a' }),
    );
  });

  it('nobody has a card that was corrected away', () => {
    const { rules, undrawnCards, unseenTiles } = after({});
    expect(rules.cards.has('X8')).toBe(false);
    expect(undrawnCards).toContain('Two');
    expect(undrawnCards).not.toContain('X8');
    expect([...unseenTiles].sort()).toEqual(unseenTiles);
    expect(unseenTiles).toHaveLength(37 - 4);
  });
});
