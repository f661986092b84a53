import type { Calendar } from '../../src/clock/calendar.js';
import { OWN_DAY } from '../../src/clock/own-time.js';
import type { Stretch } from '../../src/clock/stretch.js';
import {
  DEFAULT_TIME,
  type Actor,
  type ClockReading,
  type Command,
  type GameId,
  type SeatId,
  type Settings,
  type TimeSettings,
} from '../../src/game/index.js';
import type { Played, Sent } from '../../src/play/sent.js';
import { accepted, node, send, startedGame, type Node, type Stores } from '../support/house.js';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
/** A Monday morning, long ago: what is due by then is due by every real clock. */
const MONDAY = Date.parse('2026-05-04T08:00:00.000Z');

const place = (where: string): Command => ({ type: 'PlacePeople', place: where, people: 1 });

/** A table in a house whose clock the test winds; seat 1 is Ann's, seat 2 Bob's. */
type Timed = Readonly<{
  at: Node;
  game: GameId;
  wait: (ms: number) => void;
  play: (actor: Actor, command: Command, more?: Partial<Sent>) => Promise<Played>;
  stretch: (seat: number) => Promise<Stretch | undefined>;
  /** What was read with the newest command. */
  reading: () => Promise<ClockReading | undefined>;
}>;

/** What holds for clocks in whatever journal. */
export function clockContract(name: string, stores: () => Stores): void {
  const timed = async (
    time: TimeSettings = DEFAULT_TIME,
    calendars: Record<string, Calendar> = {},
    settings: Partial<Settings> = {},
  ): Promise<Timed> => {
    let now = MONDAY;
    const at = node(stores(), {
      now: () => new Date(now),
      calendars: () => Promise.resolve(new Map(Object.entries(calendars) as [SeatId, Calendar][])),
    });
    const game = await startedGame(at, { time, ...settings });
    const fresh = async () => (await at.tables.fresh(game))!;
    return {
      at,
      game,
      wait: (ms) => (now += ms),
      play: (actor, command, more = {}) =>
        at.play({ game, actor, commandId: `${actor}-${Math.random()}`, command, ...more }),
      stretch: async (seat) => (await fresh()).stretches.find((each) => each.seat === seat),
      reading: async () => {
        const events = await stores().journal.read(game, 0);
        return events.findLast(({ ordinal }) => ordinal === 0)?.clock;
      },
    };
  };

  describe(`clocks ${name}`, () => {
    it('begin with the stretch, and their deadline is stored with the events', async () => {
      const { stretch, game } = await timed();
      const open = await stretch(1);
      expect(open?.clock).toMatchObject({
        budget: 2 * OWN_DAY,
        running: { until: MONDAY + DAY + 14 * HOUR },
      });
      const row = await stores().journal.head(game);
      expect(row?.head.awaiting).toMatchObject([{ seat: 1, stretch: { since: open?.since } }]);
    });

    it('show time spent and left in the events, by own days, and in their hashes', async () => {
      const { play, wait, reading, stretch } = await timed();
      const since = (await stretch(1))!.since;
      wait(7 * HOUR);
      accepted(await play('seat:ann', place('hunt')));
      expect(await reading()).toEqual({ since, spent: OWN_DAY / 2, left: 1.5 * OWN_DAY });
      expect(await stretch(1)).toBeUndefined();
      expect((await stretch(2))?.openedAt).toBe(MONDAY + 7 * HOUR);
    });

    it('show late moves as late: they count until the time-out is stored', async () => {
      const { play, wait, reading } = await timed();
      wait(3 * DAY);
      accepted(await play('seat:ann', place('hunt')));
      expect(await reading()).toMatchObject({ spent: 3 * OWN_DAY, left: 0 });
    });

    it('run by the calendar of whoever is awaited, as it was when the stretch opened', async () => {
      const calendars: Record<string, Calendar> = {
        ann: { zone: 'UTC', from: 480, to: 960, weekend: [2] },
      };
      const { play, wait, stretch } = await timed(DEFAULT_TIME, calendars);
      // Monday and, because Tuesday is her weekend, Wednesday, eight hours each.
      expect((await stretch(1))?.clock?.running?.until).toBe(MONDAY + 2 * DAY + 8 * HOUR);
      calendars['ann'] = { zone: 'UTC', from: 0, to: 1440, weekend: [] };
      wait(HOUR);
      accepted(await play('seat:ann', { type: 'AskCancel' }));
      expect((await stretch(1))?.clock?.running?.until).toBe(MONDAY + 2 * DAY + 8 * HOUR);
      accepted(await play('seat:ann', place('hunt')));
      accepted(await play('seat:bob', place('hunt')));
      expect((await stretch(1))?.clock?.running?.until).toBe(MONDAY + HOUR + 2 * DAY);
    });

    it('go on for one stretch through many commands of a turn', async () => {
      const { play, wait, stretch, reading } = await timed();
      for (const [actor, command] of [
        ['seat:ann', { type: 'PlacePeople', place: 'hunt', people: 3 }],
        ['seat:bob', { type: 'PlacePeople', place: 'hunt', people: 5 }],
        ['seat:ann', { type: 'PlacePeople', place: 'forest', people: 2 }],
      ] as const)
        accepted(await play(actor, command));
      const before = await stretch(1);
      wait(HOUR);
      accepted(await play('seat:ann', { type: 'Roll', place: 'hunt' }));
      expect(await stretch(1)).toEqual(before);
      wait(HOUR);
      accepted(await play('seat:ann', { type: 'Roll', place: 'forest' }));
      expect((await reading())?.since).toBe(before?.since);
      expect((await reading())?.spent).toBe(Math.floor((2 * OWN_DAY) / 14));
    });

    it('keep a bank from stretch to stretch', async () => {
      const bank: TimeSettings = {
        system: { kind: 'bank', hours: 96, increment: 12 },
        whenOut: DEFAULT_TIME.whenOut,
      };
      const { play, wait, stretch } = await timed(bank);
      wait(DAY);
      accepted(await play('seat:ann', place('hunt')));
      accepted(await play('seat:bob', place('hunt')));
      expect((await stretch(1))?.clock?.budget).toBe(3.5 * OWN_DAY);
      wait(DAY);
      accepted(await play('seat:ann', place('forest')));
      expect((await stretch(2))?.clock?.budget).toBe(4 * OWN_DAY);
    });

    it('do not run where there are none', async () => {
      const at = node(stores());
      const game = await startedGame(at);
      const loaded = await at.tables.fresh(game);
      expect(loaded?.stretches).toEqual([
        { seat: 1, since: loaded?.table.version, openedAt: expect.any(Number) as number },
      ]);
      await send(at, game, 'seat:ann', place('hunt'));
      expect((await stores().journal.read(game, 0)).every(({ clock }) => clock === undefined)).toBe(true);
    });

    describe('after an undo', () => {
      it('have what remained at the move, less what has passed since; the other’s stretch is void', async () => {
        const { play, wait, stretch, reading } = await timed();
        wait(7 * HOUR);
        accepted(await play('seat:ann', place('hunt')));
        expect(await stretch(2)).toBeDefined();
        wait(7 * HOUR);
        const undone = accepted(await play('seat:ann', { type: 'UndoMove' }));
        expect(await stretch(2)).toBeUndefined();
        expect(await stretch(1)).toMatchObject({ since: undone.version, clock: { budget: OWN_DAY } });
        wait(DAY);
        accepted(await play('seat:ann', place('forest')));
        expect(await reading()).toEqual({ since: undone.version, spent: OWN_DAY, left: 0 });
      });

      it('are not to be won by moving and going back', async () => {
        const { play, wait, stretch } = await timed();
        for (let nth = 0; nth < 3; nth += 1) {
          wait(HOUR);
          accepted(await play('seat:ann', place('hunt')));
          wait(HOUR);
          accepted(await play('seat:ann', { type: 'UndoMove' }));
        }
        const { until = 0 } = (await stretch(1))?.clock?.running ?? {};
        // Each reading is in whole seconds, rounded for the player.
        expect(until - (MONDAY + 2 * DAY)).toBeLessThan(10_000);
      });

      it('by consent leave at least four awake hours', async () => {
        const { play, wait, stretch } = await timed();
        const before = (await stretch(1))!.since;
        wait(DAY);
        accepted(await play('seat:ann', place('hunt')));
        accepted(await play('seat:bob', place('hunt')));
        accepted(await play('seat:ann', place('forest')));
        wait(3 * DAY);
        accepted(await play('seat:ann', { type: 'AskUndo', toVersion: before }));
        accepted(await play('seat:bob', { type: 'Answer', request: 1, agree: true }));
        const { until = 0, from = 0 } = (await stretch(1))?.clock?.running ?? {};
        expect(Math.round((until - from) / 1000)).toBe(4 * 60 * 60);
      });

      it('within a turn just run on', async () => {
        const { play, wait, stretch } = await timed();
        for (const [actor, command] of [
          ['seat:ann', { type: 'PlacePeople', place: 'toolMaker', people: 1 }],
          ['seat:bob', { type: 'PlacePeople', place: 'hunt', people: 5 }],
          ['seat:ann', { type: 'PlacePeople', place: 'hunt', people: 2 }],
          ['seat:ann', { type: 'PlacePeople', place: 'forest', people: 2 }],
        ] as const)
          accepted(await play(actor, command));
        const open = await stretch(1);
        accepted(await play('seat:ann', { type: 'UsePlace', place: 'toolMaker' }));
        wait(HOUR);
        accepted(await play('seat:ann', { type: 'UndoMove' }));
        expect(await stretch(1)).toEqual(open);
      });
    });

    describe('in pauses', () => {
      it('of a vacation stand still, from when it began, and go on with the same time', async () => {
        const { play, wait, stretch, reading } = await timed();
        wait(DAY + HOUR);
        const pause: Command = { type: 'Pause', seat: 1, days: 5 };
        const asOf = new Date(MONDAY + DAY).toISOString();
        accepted(await play('server', pause, { asOf }));
        expect(await reading()).toMatchObject({ spent: OWN_DAY, left: OWN_DAY });
        const paused = await stretch(1);
        expect(paused?.clock).toMatchObject({ left: OWN_DAY });
        expect(paused?.clock?.running).toBeUndefined();
        wait(5 * DAY - HOUR);
        accepted(await play('server', { type: 'Resume', seat: 1, days: 5 }));
        const now = await stretch(1);
        expect(now?.since).toBe(paused?.since);
        expect(now?.clock?.running?.until).toBe(MONDAY + 6 * DAY + 14 * HOUR);
      });

      it('of a vacation that began before the stretch leave what there was, and nothing was spent', async () => {
        const { play, wait, stretch, reading } = await timed();
        wait(2 * HOUR);
        accepted(await play('seat:ann', place('hunt')));
        const asOf = new Date(MONDAY + HOUR).toISOString();
        const cap = ((await stretch(2))?.clock?.running?.latest ?? 0) - (MONDAY + 2 * HOUR);
        accepted(await play('server', { type: 'Pause', seat: 2, days: 5 }, { asOf }));
        expect(await reading()).toMatchObject({ spent: 0, left: 2 * OWN_DAY });
        expect((await stretch(2))?.clock).toMatchObject({ left: 2 * OWN_DAY, capIn: cap });
      });

      it('a stretch that opens stands still at once', async () => {
        const { play, stretch } = await timed();
        accepted(await play('server', { type: 'Pause', seat: 2, days: 5 }));
        accepted(await play('seat:ann', place('hunt')));
        expect((await stretch(2))?.clock).toMatchObject({ left: 2 * OWN_DAY });
        expect((await stretch(2))?.clock?.running).toBeUndefined();
        accepted(await play('seat:bob', place('hunt')));
        expect((await stretch(1))?.clock?.running).toBeDefined();
      });

      it('of the table all stand still', async () => {
        const { play, wait, stretch } = await timed();
        accepted(await play('seat:ann', { type: 'AskPause' }));
        wait(DAY);
        accepted(await play('seat:bob', { type: 'Answer', request: 1, agree: true }));
        expect((await stretch(1))?.clock?.running).toBeUndefined();
        wait(9 * DAY);
        accepted(await play('seat:bob', { type: 'Resume' }));
        expect((await stretch(1))?.clock?.running?.until).toBe(MONDAY + 10 * DAY + 14 * HOUR);
      });
    });
  });
}
