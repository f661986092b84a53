import { awaiting, evolve, fold } from '../../src/game/index.js';
import type { Actor, Command } from '../../src/game/index.js';
import { loaded } from '../support/luck.js';
import type { Session } from '../support/table-play.js';
import { play, record, refusal, started } from '../support/table-play.js';

const place = (where: string, people = 1): Command => ({ type: 'PlacePeople', place: where, people });
const undo: Command = { type: 'UndoMove' };
const withoutCounts = ({ table }: Session) => ({
  ...table,
  version: 0,
  draws: 0,
  game: { ...table.game, since: 0 },
});

describe('free undo', () => {
  const begun = started('abc');
  const moved = play(begun, 'seat:a', place('hunt', 3));

  it('R38 takes back one command with its consequences', () => {
    const undone = play(moved, 'seat:a', undo);
    expect(undone.stored.at(-1)?.event).toEqual({
      type: 'MovesUndone',
      seat: 1,
      toVersion: begun.table.version,
      seats: [1],
    });
    expect(withoutCounts(undone)).toEqual(withoutCounts(begun));
    expect(undone.table.version).toBe(moved.table.version + 1);
  });

  it('names the reopened decision by the undo', () => {
    const undone = play(moved, 'seat:a', undo);
    expect(awaiting(undone.table)).toEqual([{ seat: 1, kind: 'place', since: undone.table.version }]);
  });

  it("R38 ends with another seat's command", () => {
    const answered = play(moved, 'seat:b', place('field'));
    expect(refusal(answered, 'seat:a', undo)).toEqual({
      code: 'UNDO_NEEDS_CONSENT',
      toVersion: begun.table.version,
    });
    expect(refusal(play(answered, 'seat:b', undo), 'seat:a', undo)).toBeUndefined();
  });

  it('R38 goes back move by move', () => {
    const two = [place('hunt', 4), place('hunt', 5)].reduce(
      (session, command, index) => play(session, `seat:${'bc'[index] ?? ''}`, command),
      play(begun, 'seat:a', place('hut', 2)),
    );
    const again = play(two, 'seat:a', place('field'));
    expect(refusal(again, 'seat:c', undo)).toEqual({
      code: 'UNDO_NEEDS_CONSENT',
      toVersion: expect.any(Number) as number,
    });
    expect(refusal(again, 'seat:a', undo)).toBeUndefined();
  });

  it.each(['autopilot:a', 'order:a', 'bot:a'] as const)('R38 ends with a move made by %s', (actor: Actor) =>
    expect(refusal(play(begun, actor, place('hunt')), 'seat:a', undo)).toMatchObject({
      code: 'UNDO_NEEDS_CONSENT',
    }),
  );

  it("R38 there must be something of one's own", () => {
    expect(refusal(begun, 'seat:a', undo)).toEqual({ code: 'NOTHING_TO_UNDO' });
    expect(refusal(moved, 'seat:b', undo)).toEqual({ code: 'NOTHING_TO_UNDO' });
    expect(refusal(moved, 'seat:z', undo)).toEqual({ code: 'NOT_SEATED' });
  });
});

/** Seat 1 alone has people on the board, on a roll place and on two purchases; it holds tools and wood. */
function acting(): Session {
  const begun = started('ab');
  const facts = [
    { type: 'ToolGained', seat: 1, slot: 0, value: 2, source: 'given' },
    { type: 'GoodsTaken', seat: 1, goods: { wood: 5, brick: 5, stone: 5, gold: 1 }, source: 'given' },
    { type: 'PeoplePlaced', seat: 1, place: 'forest', people: 2 },
    { type: 'PeoplePlaced', seat: 1, place: 'card1', people: 1 },
    { type: 'PeoplePlaced', seat: 1, place: 'building1', people: 1 },
    { type: 'PhaseStarted', phase: 'acting' },
  ] as const;
  return record(begun, 'server', facts);
}

describe('barriers', () => {
  const roll: Command = { type: 'Roll', place: 'forest' };
  const settle: Command = { type: 'Settle', tools: [0], oneUse: [] };

  it('R38 a roll is not taken back, what followed is', () => {
    const rolled = play(acting(), 'seat:a', roll, loaded({ dice: [[3, 2]], first: 9 }));
    expect(refusal(rolled, 'seat:a', undo)).toMatchObject({ code: 'UNDO_NEEDS_CONSENT' });
    const settled = play(rolled, 'seat:a', settle);
    const undone = play(settled, 'seat:a', undo);
    expect(undone.table.game?.roll?.dice).toEqual([3, 2]);
    expect(undone.table.game?.tribes[0]?.used).toEqual([false, false, false]);
    expect(refusal(undone, 'seat:a', undo)).toMatchObject({ code: 'UNDO_NEEDS_CONSENT' });
  });

  it('R38 a tile bought turns up the next one: a barrier', () => {
    const bought = play(acting(), 'seat:a', {
      type: 'BuyBuilding',
      place: 'building1',
      pay: { wood: 2, brick: 1 },
    });
    expect(refusal(bought, 'seat:a', undo)).toMatchObject({ code: 'UNDO_NEEDS_CONSENT' });
  });

  it('R17 the last tile of a stack is bought without a draw, and undoing it takes the trigger back', () => {
    const last = record(
      acting(),
      'server',
      [1, 2, 3, 4, 5, 6].map(
        (nth) => ({ type: 'TileTurned', place: 'building1', tile: `B1${nth}`, draw: 0 }) as const,
      ),
    );
    const bought = play(last, 'seat:a', {
      type: 'BuyBuilding',
      place: 'building1',
      pay: { brick: 1, stone: 1, gold: 1 },
    });
    expect(bought.table.game?.exhausted).toBe(true);
    expect(play(bought, 'seat:a', undo).table.game?.exhausted).toBe(false);
  });

  it('R38 a card without a draw, a decline and any-two are free', () => {
    const food = record(acting(), 'server', [
      { type: 'CardsShifted', cards: [{ place: 'card1', card: 'C16' }] },
    ]);
    for (const command of [
      { type: 'BuyCard', place: 'card1', pay: { wood: 1 } },
      { type: 'DeclineCard', place: 'card1' },
    ] as const) {
      const done = play(food, 'seat:a', command);
      expect(withoutCounts(play(done, 'seat:a', undo))).toEqual(withoutCounts(food));
    }
  });

  it('R38 an extra card from the deck is a barrier', () => {
    const drawing = record(acting(), 'server', [
      { type: 'CardsShifted', cards: [{ place: 'card1', card: 'C32' }] },
    ]);
    const drawn = play(drawing, 'seat:a', { type: 'BuyCard', place: 'card1', pay: { wood: 1 } });
    expect(drawn.table.game?.tribes[0]?.extras).toBe(1);
    expect(refusal(drawn, 'seat:a', undo)).toMatchObject({ code: 'UNDO_NEEDS_CONSENT' });
  });

  it('R38 a market is a barrier', () => {
    const bought = play(
      acting(),
      'seat:a',
      { type: 'BuyCard', place: 'card1', pay: { wood: 1 } },
      loaded({ dice: [[1, 2]] }),
    );
    expect(refusal(bought, 'seat:a', undo)).toMatchObject({ code: 'UNDO_NEEDS_CONSENT' });
  });
});

describe('feeding', () => {
  /** Both are hungry and have wood. */
  function hungry(): Session {
    return record(started('ab'), 'server', [
      { type: 'GoodsTaken', seat: 1, goods: { food: -12, wood: 9 }, source: 'given' },
      { type: 'GoodsTaken', seat: 2, goods: { food: -12, wood: 9 }, source: 'given' },
      { type: 'PhaseStarted', phase: 'feeding' },
    ]);
  }

  it('only the decision that was undone gets a new name', () => {
    const open = hungry();
    const since = open.table.version;
    const undone = play(play(open, 'seat:a', { type: 'Feed', pay: { wood: 5 } }), 'seat:a', undo);
    expect(awaiting(undone.table)).toEqual([
      { seat: 1, kind: 'feed', since: undone.table.version },
      { seat: 2, kind: 'feed', since },
    ]);
  });
});

describe('the fold', () => {
  it('gives each seat the time it had at the first of its moves', () => {
    const begun = started('ab');
    const move = (session: Session, seat: number, left: number): Session =>
      record(session, `seat:${'ab'[seat - 1]!}`, [{ type: 'PeoplePlaced', seat, place: 'hunt', people: 1 }], {
        since: session.table.version,
        spent: 1,
        left,
      });
    const moved = move(move(move(begun, 1, 90), 2, 70), 1, 50);
    const undone = record(moved, 'server', [
      { type: 'MovesUndone', seat: 1, toVersion: begun.table.version, seats: [1, 2] },
    ]);
    expect(undone.table.seats.map(({ time }) => time?.left)).toEqual([90, 70]);
  });

  it('leaves out what was undone and keeps what happened around the table', () => {
    const begun = started('abc');
    const moved = play(begun, 'seat:a', place('hunt', 3));
    const kept = play(moved, 'server', { type: 'KeepSeat', seat: 3 });
    const undone = play(kept, 'seat:a', undo);
    expect(undone.table.game?.standing).toEqual(begun.table.game?.standing);
    expect(undone.table.moves).toEqual(begun.table.moves);
    expect(undone.table.seats[2]?.kept).toBe(true);
  });

  it('counts draws of undone moves too', () => {
    const rolled = play(acting(), 'seat:a', { type: 'Roll', place: 'forest' });
    const asked = play(rolled, 'seat:a', { type: 'AskUndo', toVersion: acting().table.version });
    const undone = play(asked, 'seat:b', { type: 'Answer', request: 1, agree: true });
    expect(undone.table.draws).toBe(rolled.table.draws);
    expect(undone.table.game?.roll).toBeUndefined();
    expect(fold(undone.stored)).toEqual(undone.table);
  });

  it('evolve alone cannot know what was before', () => {
    const moved = play(started('ab'), 'seat:a', place('hunt'));
    const event = { type: 'MovesUndone', seat: 1, toVersion: 1, seats: [1] } as const;
    expect(() =>
      evolve(moved.table, { version: 99, ordinal: 0, actor: 'seat:a', commandId: 'x', event }),
    ).toThrow('folded anew');
  });
});
