import { decideMove, whyNot, seenBy } from '../../src/game/index.js';
import type { Command, GameCommand } from '../../src/game/index.js';
import { noLuck } from '../support/luck.js';
import {
  acting,
  feeding,
  gameAfter,
  hasCards,
  hasFood,
  hasTools,
  owns,
  placed,
  table,
} from '../support/scenario.js';
import { refusal, started } from '../support/table-play.js';

const NONSENSE = [
  undefined,
  null,
  NaN,
  Infinity,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '1',
  'wood',
  '__proto__',
  [],
  [1],
  [[]],
  {},
  { length: 1 },
  true,
];

const situations = [
  gameAfter(table()),
  gameAfter(
    table({ expansion: 'style', before: [hasCards(1, 'C36', 'C35')] }),
    hasTools(1, 2),
    owns(1, { wood: 3 }),
    placed(1, 'card1'),
    placed(1, 'building1'),
    placed(1, 'field'),
    acting(1),
  ),
  gameAfter(table({ before: [hasCards(1, 'C35')] }), hasTools(1, 2, 1), placed(1, 'hunt', 2), acting(1), [
    { type: 'DiceRolled', seat: 1, source: 'hunt', dice: [1, 2], good: 'food', divisor: 2, draw: 0 },
  ]),
  gameAfter(table(), placed(1, 'hunt'), acting(1), [
    {
      type: 'MarketOpened',
      seat: 1,
      source: 'C01',
      faces: 'market',
      dice: [1, 2, 3, 4],
      order: [1, 2, 3, 4],
      draw: 0,
    },
  ]),
  gameAfter(table(), hasFood(1, 0), owns(1, { wood: 9 }), feeding),
];

const fields: Readonly<Record<GameCommand['type'], readonly string[]>> = {
  PlacePeople: ['place', 'people'],
  UsePlace: ['place'],
  Roll: ['place'],
  Settle: ['tools', 'oneUse', 'ornaments'],
  BuyCard: ['place', 'pay', 'trade', 'extra'],
  DeclineCard: ['place'],
  BuyBuilding: ['place', 'pay', 'trade'],
  DeclineBuilding: ['place'],
  PickDie: ['face'],
  TakeAnyTwo: ['goods'],
  Feed: ['pay'],
};
const decent: Readonly<Record<string, unknown>> = {
  place: 'card1',
  people: 1,
  tools: [],
  oneUse: [],
  pay: { wood: 1 },
  face: 1,
  goods: { wood: 2 },
};

describe.each(Object.entries(fields))('%s with nonsense in it', (type, names) => {
  const good = Object.fromEntries(names.flatMap((name) => (name in decent ? [[name, decent[name]]] : [])));

  it('is refused or harmless, never repaired and never throws', () => {
    for (const game of situations) {
      for (const name of names) {
        for (const bad of NONSENSE) {
          const command = { type, ...good, [name]: bad } as unknown as GameCommand;
          const before = JSON.stringify(game.tribes);
          // Chance is forbidden: only a command that is accepted could ask for it, and those here are no draws.
          const decision = decideMove(game, 1, command, {
            ...noLuck,
            roll: () => ({ draw: 0, dice: [1, 1, 1, 1] }),
            pick: (from, count) => ({ draw: 0, picked: from.slice(0, count) }),
          });
          if (decision.ok) expect(JSON.stringify(decision.value)).not.toMatch(/null|NaN|-1|0\.5/);
          else expect(decision.reason.code).toMatch(/^[A-Z_]+$/);
          expect(JSON.stringify(game.tribes)).toBe(before);
        }
      }
    }
  });

  it('goods that are no goods are refused by name', () => {
    if (type !== 'TakeAnyTwo') return;
    for (const goods of [
      { wood: '2' },
      { wood: 1, food: 1 },
      { wood: -1, gold: 3 },
      { wood: 2, gold: 0 },
      { wood: 1e9 },
    ]) {
      const decision = decideMove(
        situations[1]!,
        1,
        { type: 'TakeAnyTwo', goods } as unknown as GameCommand,
        noLuck,
      );
      expect(decision.ok).toBe(false);
    }
  });
});

it.each([
  { type: 'AskUndo', toVersion: 'x' },
  { type: 'AskUndo', toVersion: -5 },
  { type: 'AskReplace', seat: {} },
  { type: 'Answer', request: [], agree: true },
  { type: 'LeaveGame', seatId: 7 },
  { type: 'Ready', entropy: 7 },
  { type: 'KeepSeat', seat: null },
  { type: 'TimeOut', seat: 'a', since: {} },
  { type: 'Pause', seat: 1, days: '3' },
  { type: 'Resume', seat: 1, days: -1 },
  { type: 'JoinGame', bot: ['calm'] },
  { type: 'JoinGame', bot: {} },
])('at the table %j is refused', (command) => {
  for (const actor of ['seat:a', 'owner', 'server'] as const)
    expect(refusal(started('ab'), actor, command as unknown as Command)?.code).toMatch(/^[A-Z_]+$/);
});

it('whyNot answers as decide would, without chance', () => {
  const { table: begun } = started('ab');
  const seen = seenBy(begun, 1);
  expect(whyNot(seen, 1, { type: 'PlacePeople', place: 'hunt', people: 9 })).toEqual({
    code: 'WRONG_NUMBER',
    place: 'hunt',
    min: 1,
    max: 5,
  });
  expect(whyNot(seen, 1, { type: 'PlacePeople', place: 'hunt', people: 5 })).toBeUndefined();
  expect(whyNot(seen, 2, { type: 'PlacePeople', place: 'hunt', people: 5 })).toEqual({
    code: 'NOT_YOUR_TURN',
    awaiting: [1],
  });
  expect(whyNot(seen, 1, { type: 'UndoMove' })).toEqual({ code: 'NOTHING_TO_UNDO' });
  expect(whyNot(seen, 1, { type: 'Resign' })).toBeUndefined();
  expect(whyNot(seen, 9, { type: 'Resign' })).toEqual({ code: 'NOT_SEATED' });
});
