import fc from 'fast-check';
import {
  awaiting,
  createFolding,
  EDITIONS,
  evolveAll,
  fold,
  options,
  seenBy,
  whyNot,
} from '../../src/game/index.js';
import type { Command, Luck, Table } from '../../src/game/index.js';
import { seeded } from '../support/luck.js';
import { randomMove } from '../support/random-play.js';
import type { Session } from '../support/table-play.js';
import { play, record, started } from '../support/table-play.js';

/** Chance of one move, so that playing it again meets the same dice. */
const chanceOf = (move: number): Luck => seeded(move * 7919);

/** The table but for version, draws and the names of decisions, which count what was undone too. */
const law = (table: Table) => ({
  ...table,
  version: 0,
  draws: 0,
  moves: undefined,
  requestCount: 0,
  game: table.game && {
    ...table.game,
    since: 0,
    tribes: table.game.tribes.map((tribe) => ({ ...tribe, feedSince: 0 })),
  },
});

type Kept = Readonly<{ seat: number; command: Command; luck: number }>;

/** Plays, undoes and asks for undos at random; returns where it led and the moves that still count. */
function mixed(
  seed: number,
  steps: number,
  begin: Session,
): Readonly<{ session: Session; kept: readonly Kept[] }> {
  const { below } = seeded(seed);
  let session = begin;
  let kept: readonly Kept[] = [];
  for (let step = 0; step < steps; step += 1) {
    const { game } = session.table;
    const next = game && randomMove(game, below);
    if (next === undefined || session.table.closed !== undefined) break;
    if (below(4) === 0 && session.table.moves !== undefined) {
      const undone = undo(session, below);
      kept = kept.slice(0, kept.length - undone.moves);
      session = undone.session;
      continue;
    }
    const luck = seed + step;
    session = play(session, `seat:${'abcd'[next.seat - 1] ?? ''}`, next.command, chanceOf(luck));
    kept = [...kept, { ...next, luck }];
  }
  return { session, kept };
}

function undo(
  session: Session,
  below: (limit: number) => number,
): Readonly<{ session: Session; moves: number }> {
  const { moves } = session.table;
  if (moves === undefined) return { session, moves: 0 };
  const seatOf = (seat: number) => `seat:${'abcd'[seat - 1] ?? ''}` as const;
  if (!moves.barrier) return { session: play(session, seatOf(moves.seat), { type: 'UndoMove' }), moves: 1 };
  let target = moves;
  let count = 1;
  while (target.previous !== undefined && below(3) > 0) {
    target = target.previous;
    count += 1;
  }
  const asked = play(session, 'seat:a', { type: 'AskUndo', toVersion: target.toVersion });
  const request = asked.table.requestCount;
  const others = (asked.table.game?.tribes ?? []).slice(1);
  return {
    session: others.reduce(
      (next, { seat }) => play(next, seatOf(seat), { type: 'Answer', request, agree: true }),
      asked,
    ),
    moves: count,
  };
}

/** A move that leaves so much on the clock of its seat. */
const moved = (session: Session, seat: number, left: number): Session =>
  record(
    session,
    `seat:${'ab'[seat - 1] ?? ''}`,
    [{ type: 'PeoplePlaced', seat, place: 'hunt', people: 1 }],
    {
      since: session.table.version,
      spent: 1,
      left,
    },
  );

const tables = fc.record({
  edition: fc.constantFrom(...EDITIONS),
  players: fc.constantFrom('ab', 'abc', 'abcd'),
  style: fc.boolean(),
  seed: fc.integer({ min: 0, max: 1e6 }),
});

describe('the law of undo', () => {
  it('after any mix of moves and undos the game equals one played without the undone moves', () =>
    fc.assert(
      fc.property(tables, ({ edition, players, style, seed }) => {
        const begin = started(players, { edition, ...(style ? { expansion: 'style' as const } : {}) });
        const { session, kept } = mixed(seed, 120, begin);
        const straight = kept.reduce(
          (next, { seat, command, luck }) =>
            play(next, `seat:${'abcd'[seat - 1] ?? ''}`, command, chanceOf(luck)),
          begin,
        );
        expect(law(session.table)).toEqual(law(straight.table));
        expect(awaiting(session.table).map(({ seat, kind }) => [seat, kind])).toEqual(
          awaiting(straight.table).map(({ seat, kind }) => [seat, kind]),
        );
        const stored = session.stored.filter(({ event }) => 'draw' in event).length;
        expect(session.table).toMatchObject({ version: session.stored.length, draws: stored });
        expect(fold(session.stored)).toEqual(session.table);
      }),
      { numRuns: 15 },
    ));

  it('is the same whether a history is folded at once or as it comes', () =>
    fc.assert(
      fc.property(tables, ({ edition, players, seed }) => {
        const { stored } = mixed(seed, 120, started(players, { edition })).session;
        const folding = createFolding();
        for (const [at, recorded] of stored.entries()) {
          folding.take(recorded);
          const isWorthALook = recorded.event.type === 'MovesUndone' || at === stored.length - 1;
          if (isWorthALook) expect(folding.table()).toEqual(fold(stored.slice(0, at + 1)));
        }
      }),
      { numRuns: 10 },
    ));

  it('is the same even where undos reach into one another, as only another house could have stored them', () =>
    fc.assert(
      fc.property(
        fc.array(fc.nat(5), { maxLength: 60 }),
        fc.array(fc.nat(), { minLength: 60 }),
        (dos, backs) => {
          const begun = started('ab');
          const { stored } = dos.reduce((session, what, step): Session => {
            const { version } = session.table;
            const since = begun.table.version;
            if (what === 0) return record(session, 'server', [{ type: 'SeatKept', seat: 2 }]);
            if (what > 2) return moved(session, (what % 2) + 1, version);
            const toVersion = since + ((backs[step] ?? 0) % (version - since + 1));
            return record(session, 'server', [{ type: 'MovesUndone', seat: 1, toVersion, seats: [1, 2] }]);
          }, begun);
          const folding = createFolding();
          stored.forEach(folding.take);
          expect(fold(stored)).toEqual(folding.table());
        },
      ),
      { numRuns: 50 },
    ));

  it('an open decision keeps its name until it is made', () =>
    fc.assert(
      fc.property(tables, ({ edition, players, seed }) => {
        const { session } = mixed(seed, 60, started(players, { edition }));
        for (const { since } of awaiting(session.table)) {
          expect(since).toBeGreaterThan(0);
          expect(since).toBeLessThanOrEqual(session.table.version);
        }
        const halfway = Math.floor(session.stored.length / 2);
        const tail = evolveAll(fold(session.stored.slice(0, halfway)), session.stored.slice(halfway));
        if (tail !== 'refold') expect(tail).toEqual(session.table);
      }),
      { numRuns: 10 },
    ));

  it('whyNot agrees with the options: a free way back is free, another is not', () =>
    fc.assert(
      fc.property(tables, ({ players, seed }) => {
        const { session } = mixed(seed, 40, started(players));
        for (const { seat = 0 } of session.table.seats) {
          const seen = seenBy(session.table, seat);
          const { undo: way } = options(seen, seat);
          const reason = whyNot(seen, seat, { type: 'UndoMove' });
          if (way === undefined)
            expect(reason?.code).toBe(session.table.closed === undefined ? 'NOTHING_TO_UNDO' : 'GAME_CLOSED');
          else if ('freeTo' in way) expect(reason).toBeUndefined();
          else expect(reason).toEqual({ code: 'UNDO_NEEDS_CONSENT', toVersion: way.needsConsent });
        }
      }),
      { numRuns: 10 },
    ));
});
