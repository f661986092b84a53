import { randomUUID } from 'node:crypto';
import type { GameId, JsonObject, SeatId } from '../../src/game/index.js';
import type { LobbyStores } from '../../src/play/lobby-port.js';
import type { Accounts } from '../../src/play/accounts-port.js';
import type { Account, Seats } from '../../src/play/people-port.js';
import type { Journal } from '../../src/play/ports.js';
import { beginning, following, newGame } from '../support/history.js';

const NOON = new Date('2026-11-16T12:00:00.123Z');
const minutes = (count: number): Date => new Date(NOON.getTime() + count * 60_000);

export type LobbyWorld = LobbyStores &
  Readonly<{ journal: Journal; seats: Seats; accounts: Pick<Accounts, 'createGuest'> }>;

/** What is kept around games, whatever it is kept in. */
export function lobbyContract(name: string, world: () => LobbyWorld): void {
  const person = (called: string): Promise<Account> => world().accounts.createGuest(called, NOON);

  /** A game whose only event says that it was opened. */
  async function open(summary: JsonObject = {}, owner: string = randomUUID()): Promise<GameId> {
    const append = following(beginning(newGame()));
    const head = { ...append.head, summary: { status: 'open', seats: 3, taken: [], ...summary } };
    const row = { owner, title: 'A table', visibility: 'public' } as const;
    await world().journal.open({ ...append, head }, new Uint8Array(32), row);
    return append.game;
  }

  /** One more event, after which the game is summed up so, and this is awaited. */
  async function goOn(
    game: GameId,
    summary: JsonObject,
    awaiting: readonly number[] = [],
    at = minutes(1),
  ): Promise<void> {
    const { head } = (await world().journal.head(game))!;
    const append = following({ game, ...head });
    const events = append.events.map((event) => ({ ...event, at: at.toISOString() }));
    const open = awaiting.map((since) => ({ seat: 1, kind: 'place' as const, since }));
    await world().journal.append({ ...append, events, head: { ...append.head, summary, awaiting: open } });
  }

  describe(`invitations in ${name}`, () => {
    it('stand until they are declined or taken back, and can be made again', async () => {
      const { invitations } = world();
      const game = await open();
      const [ann, bob] = [await person('Ann'), await person('Bob')];
      await invitations.invite(game, [ann.id, bob.id, randomUUID()], NOON);
      expect(await invitations.to(game)).toHaveLength(2);
      expect(await invitations.isInvited(game, ann.id)).toBe(true);
      expect(await invitations.decline(game, ann.id, minutes(1))).toBe(true);
      expect(await invitations.decline(game, ann.id, minutes(1))).toBe(false);
      expect(await invitations.isInvited(game, ann.id)).toBe(false);
      expect(await invitations.to(game)).toContainEqual({ person: ann, at: NOON, declined: true });
      await invitations.invite(game, [ann.id], minutes(2));
      await invitations.invite(game, [ann.id], minutes(3));
      expect(await invitations.to(game)).toContainEqual({ person: ann, at: minutes(2), declined: false });
      expect(await invitations.remove(game, ann.id)).toBe(true);
      expect(await invitations.remove(game, ann.id)).toBe(false);
      expect((await invitations.to(game)).map((invited) => invited.person)).toEqual([bob]);
      expect(await invitations.isInvited(await open(), bob.id)).toBe(false);
    });
  });

  describe(`a rematch in ${name}`, () => {
    it('is one table, whoever names it first', async () => {
      const { rematches } = world();
      const [game, one, other] = [await open(), await open(), await open()];
      expect(await rematches.of(game)).toBeUndefined();
      expect(await rematches.name(game, one)).toBe(one);
      expect(await rematches.name(game, other)).toBe(one);
      expect(await rematches.of(game)).toBe(one);
      expect(await rematches.name(game, game, other)).toBe(one);
      expect(await rematches.name(game, other, one)).toBe(other);
      expect(await rematches.of(game)).toBe(other);
    });
  });

  describe(`table talk in ${name}`, () => {
    const said = (game: GameId, account: string, text: string, more = {}) => ({
      game,
      account,
      seatId: `seat-of-${account}` as SeatId,
      commandId: randomUUID(),
      text,
      at: NOON,
      ...more,
    });

    it('numbers lines and changes, knows a retry, and forgets what is erased', async () => {
      const { talk } = world();
      const game = await open();
      const [ann, bob] = [randomUUID(), randomUUID()];
      const first = said(game, ann, 'Hello');
      const line = { line: 1, change: 1, account: ann, seatId: first.seatId, at: NOON, text: 'Hello' };
      expect(await talk.say(first, 10, minutes(-1))).toEqual(line);
      expect(await talk.say({ ...first, text: 'Other' }, 10, minutes(-1))).toEqual(line);
      expect(await talk.say(said(game, bob, 'Hi'), 10, minutes(-1))).toMatchObject({ line: 2, change: 2 });
      expect(await talk.say(said(game, ann, 'Bye'), 10, minutes(-1))).toMatchObject({ line: 3, change: 3 });
      expect(await talk.erase(game, bob, 1)).toBe(false);
      expect(await talk.erase(game, ann, 1)).toBe(true);
      expect(await talk.erase(game, ann, 1)).toBe(false);
      expect((await talk.lines(game, undefined, 10)).map((each) => each.text)).toEqual([
        undefined,
        'Hi',
        'Bye',
      ]);
      expect((await talk.lines(game, 3, 1)).map((each) => each.line)).toEqual([2]);
      expect((await talk.changes(game, 2, 10)).map((each) => [each.line, each.change])).toEqual([
        [3, 3],
        [1, 4],
      ]);
      expect(await talk.changes(game, 0, 1)).toHaveLength(1);
      expect([await talk.lastChange(game), await talk.lastChange(await open())]).toEqual([4, 0]);
    });

    it('lets nobody say too much at once', async () => {
      const { talk } = world();
      const game = await open();
      const ann = randomUUID();
      const say = (at: Date) =>
        talk.say(said(game, ann, 'Again', { at }), 2, new Date(at.getTime() - 60_000));
      expect([await say(NOON), await say(NOON)].map((line) => line?.line)).toEqual([1, 2]);
      expect(await say(NOON)).toBeUndefined();
      expect((await talk.say(said(game, randomUUID(), 'Me too'), 2, minutes(-1)))?.line).toBe(3);
      expect((await say(minutes(2)))?.line).toBe(4);
    });

    it('gives those who talk at once different numbers', async () => {
      const { talk } = world();
      const game = await open();
      const lines = await Promise.all(
        Array.from({ length: 8 }, () => talk.say(said(game, randomUUID(), 'Now'), 10, minutes(-1))),
      );
      expect(lines.map((line) => line?.line).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    });
  });

  describe(`what somebody keeps about a game in ${name}`, () => {
    it('is a note and how far they have seen it, each person’s own', async () => {
      const { keepsakes } = world();
      const game = await open();
      const [ann, bob] = [randomUUID(), randomUUID()];
      await keepsakes.see(game, ann, { version: 7, line: 2 });
      await keepsakes.writeNote(game, ann, 'Buy the hut');
      await keepsakes.see(game, ann, { version: 5, line: 3 });
      expect(await keepsakes.of(game, ann)).toEqual({ note: 'Buy the hut', seenVersion: 7, seenLine: 3 });
      expect(await keepsakes.of(game, bob)).toEqual({ note: '', seenVersion: 0, seenLine: 0 });
      await keepsakes.writeNote(game, ann, '');
      expect((await keepsakes.of(game, ann)).note).toBe('');
    });
  });

  describe(`results in ${name}`, () => {
    it('count what was played to the end, what was given up, and practice apart', async () => {
      const ann = await person('Ann');
      const end = async (summary: JsonObject, place?: number): Promise<void> => {
        const game = await open();
        const seatId = await world().seats.claim(game, ann.id);
        const seat = { seatId, ready: true, seat: 1, ...(place === undefined ? {} : { place, total: 50 }) };
        await goOn(game, { seats: 2, round: 3, taken: [seat, { seatId: 'b', ready: true }], ...summary });
      };
      for (const place of [1, 3, 1]) await end({ status: 'over' }, place);
      await end({ status: 'cancelled', cancelled: 'byConsent' });
      await end({ status: 'over', settings: { practice: true } }, 1);
      const unstarted = await open();
      await world().seats.claim(unstarted, ann.id);
      await goOn(unstarted, { status: 'cancelled', cancelled: 'idle', taken: [] });
      const nobody = randomUUID();
      const results = await world().profiles.results([ann.id, nobody]);
      expect(results.get(ann.id)).toEqual({
        games: 3,
        wins: 2,
        places: [
          { place: 1, count: 2 },
          { place: 3, count: 1 },
        ],
        cancelled: 1,
        practice: 1,
      });
      expect(results.get(nobody)).toEqual({ games: 0, wins: 0, places: [], cancelled: 0, practice: 0 });
      expect(await world().profiles.persons([ann.id, nobody])).toEqual(new Map([[ann.id, ann]]));
    });
  });

  describe(`reliability in ${name}`, () => {
    const DAY = 24 * 60;
    /** A game in which this person kept to the time so often; at its end, or in the middle of it. */
    async function played(account: string, stretches: number, inTime: number, more: JsonObject = {}) {
      const game = await open();
      const seatId = await world().seats.claim(game, account);
      const seat = { seatId, seat: 1, ready: true, stretches, inTime };
      const other = { seatId: 'somebody-else', seat: 2, ready: true, stretches: 90, inTime: 0 };
      await goOn(game, { status: 'over', seats: 2, round: 3, taken: [seat, other], ...more });
    }
    const of = async (account: string, at = minutes(1)) =>
      (await world().profiles.reliability([account], at)).get(account);

    it('says nothing about whoever has played too little', async () => {
      const ann = await person('Ann');
      expect(await of(ann.id)).toEqual({ stretches: 0 });
      await played(ann.id, 4, 0);
      expect(await of(ann.id)).toEqual({ stretches: 4 });
      await played(ann.id, 1, 1);
      expect(await of(ann.id)).toEqual({ stretches: 5, inTimePercent: 20 });
      expect((await world().profiles.reliability([], NOON)).size).toBe(0);
    });

    it('adds up games that are over, given up or being played, and rounds down', async () => {
      const [ann, bob] = [await person('Ann'), await person('Bob')];
      await played(ann.id, 100, 100);
      await played(ann.id, 99, 98, { status: 'running' });
      await played(ann.id, 1, 1, { status: 'cancelled', cancelled: 'byConsent' });
      expect(await of(ann.id)).toEqual({ stretches: 200, inTimePercent: 99 });
      await played(bob.id, 100, 100, { status: 'running' });
      expect(await of(bob.id)).toEqual({ stretches: 100, inTimePercent: 100 });
    });

    it('stays with whoever has left a seat to somebody else', async () => {
      for (const status of ['running', 'over']) {
        const ann = await person('Ann');
        const game = await open();
        const seatId = await world().seats.claim(game, ann.id);
        const taken = [{ seatId: 'heir', seat: 1, ready: true, stretches: 50, inTime: 50 }];
        await goOn(game, { status, seats: 2, taken, former: [{ seatId, stretches: 10, inTime: 4 }] });
        expect(await of(ann.id)).toEqual({ stretches: 10, inTimePercent: 40 });
      }
    });

    it('forgets by halves: what lies 120 days back counts half as much', async () => {
      const ann = await person('Ann');
      await played(ann.id, 10, 0);
      expect(await of(ann.id, minutes(100_000 * DAY))).toEqual({ stretches: 10, inTimePercent: 0 });
      const game = await open();
      const seatId = await world().seats.claim(game, ann.id);
      const later = minutes(1 + 120 * DAY);
      const taken = [{ seatId, seat: 1, ready: true, stretches: 10, inTime: 10 }];
      await goOn(game, { status: 'running', seats: 2, taken }, [], later);
      expect(await of(ann.id, later)).toEqual({ stretches: 20, inTimePercent: 66 });
    });
  });

  describe(`an inbox in ${name}`, () => {
    it('is made of open games, invitations and news', async () => {
      const { inboxes, invitations, news, seats } = world();
      const ann = await person('Ann');
      const [mine, over, asked] = [await open(), await open(), await open()];
      const seatId = await seats.claim(mine, ann.id);
      await goOn(mine, { status: 'running', seats: 2, taken: [{ seatId, seat: 1, ready: true }] }, [1, 2]);
      await seats.claim(over, ann.id);
      await goOn(over, { status: 'over', seats: 2, taken: [] });
      await invitations.invite(asked, [ann.id], minutes(3));
      await news.tell(over, ann.id, 'removed', minutes(4));
      const rows = await inboxes.of(ann.id);
      expect(rows.games.map(({ game, ...own }) => ({ id: game.id, ...own }))).toEqual([{ id: mine, seatId }]);
      expect(rows.invitations.map(({ game, at }) => [game.id, at])).toEqual([[asked, minutes(3)]]);
      expect(rows.news.map(({ game, kind, at }) => [game.id, kind, at])).toEqual([
        [over, 'removed', minutes(4)],
      ]);
      await news.read(over, ann.id, minutes(5));
      await goOn(asked, { status: 'running', seats: 2, taken: [] });
      expect(await inboxes.of(ann.id)).toMatchObject({ invitations: [], news: [] });
    });

    it('hears of a table that expired or was given up, and once', async () => {
      const { inboxes, invitations, seats } = world();
      const [ann, bob, owner] = [await person('Ann'), await person('Bob'), await person('Olga')];
      for (const [cancelled, kind, told] of [
        ['idle', 'expired', [ann, bob, owner]],
        ['beforeStart', 'cancelled', [ann, bob]],
        ['byConsent', 'none', []],
      ] as const) {
        const game = await open({}, owner.id);
        const seatId = await seats.claim(game, ann.id);
        await invitations.invite(game, [bob.id], NOON);
        await goOn(game, { status: 'cancelled', cancelled, taken: [{ seatId, ready: false }] });
        const heard = [ann, bob, owner].map(async ({ id }) =>
          (await inboxes.of(id)).news.filter((each) => each.game.id === game).map((each) => each.kind),
        );
        expect(await Promise.all(heard)).toEqual(
          [ann, bob, owner].map((each) => (told.some(({ id }) => id === each.id) ? [kind] : [])),
        );
      }
    });
  });
}
