import { DEFAULT_TIME, type GameId, type StoredEvent } from '../../src/game/index.js';
import { lapsedBefore } from '../../src/play/expiry.js';
import { lapse } from '../../src/play/lapse.js';
import type { Games, OpenRequest } from '../../src/play/people-port.js';
import { accepted, node, send, startedGame, type Node, type Stores } from '../support/house.js';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => (): Date => new Date(Date.now() - ms);
const ahead = (ms: number): Date => new Date(Date.now() + ms);

/** What becomes of requests that nobody answers, whatever games are kept in. */
export function lapseContract(name: string, stores: () => Stores & Readonly<{ games: Games }>): void {
  const lapsedBy = (now: Date, limit = 100): Promise<readonly OpenRequest[]> =>
    stores().games.lapsedRequests(lapsedBefore(now), limit);
  const lapsedIn = async (game: GameId, now: Date): Promise<readonly number[]> =>
    (await lapsedBy(now)).filter((each) => each.game === game).map(({ request }) => request);
  const answersIn = async (game: GameId): Promise<readonly StoredEvent[]> =>
    (await stores().journal.read(game, 0)).filter(({ type }) => type === 'RequestAnswered');

  /** A game in which Ann has asked to give it up, and Bob is asked. */
  const askedAt = async (at: Node): Promise<GameId> => {
    const game = await startedGame(at, { time: DEFAULT_TIME });
    await send(at, game, 'seat:ann', { type: 'AskCancel' });
    return game;
  };

  describe(`a request that nobody answers, on ${name},`, () => {
    it('lapses after a week, told by the history, and stops no clock', async () => {
      const at = node(stores());
      const game = await askedAt(at);
      const { stretches } = (await at.tables.fresh(game))!;
      expect(await lapsedIn(game, ahead(8 * DAY))).toEqual([1]);
      accepted(await lapse(at.play, { game, request: 1 }));
      expect(await answersIn(game)).toMatchObject([
        {
          actor: 'server',
          commandId: 'lapse-1',
          payload: { seat: 1, request: 1, agree: false, outcome: 'expired' },
        },
      ]);
      const after = (await node(stores()).tables.fresh(game))!;
      expect(after.table.requests).toEqual([]);
      expect(after.table.closed).toBeUndefined();
      expect(after.stretches).toEqual(stretches);
      expect(await lapsedIn(game, ahead(8 * DAY))).toEqual([]);
    });

    it('stays open until the week is over, whatever else happens meanwhile', async () => {
      const at = node(stores());
      const game = await askedAt(at);
      expect(await lapsedIn(game, ahead(7 * DAY - HOUR))).toEqual([]);
      await send(at, game, 'seat:ann', { type: 'PlacePeople', place: 'hunt', people: 1 });
      expect(await lapsedIn(game, ahead(7 * DAY + HOUR))).toEqual([1]);
    });

    it('lapses alone: a younger one of the same game stays', async () => {
      const game = await askedAt(node(stores(), { now: ago(8 * DAY) }));
      const at = node(stores());
      await send(at, game, 'seat:bob', { type: 'AskFinish' });
      expect(await lapsedIn(game, new Date())).toEqual([1]);
      accepted(await lapse(at.play, { game, request: 1 }));
      expect((await at.tables.fresh(game))!.table.requests).toMatchObject([{ request: 2, kind: 'finish' }]);
    });

    it.each([true, false])('is not found once it is answered (yes: %s), nor lapses then', async (agree) => {
      const at = node(stores());
      const game = await startedGame(at, { time: DEFAULT_TIME });
      await send(at, game, 'seat:ann', { type: 'AskPause' });
      await send(at, game, 'seat:bob', { type: 'Answer', request: 1, agree });
      expect(await lapsedIn(game, ahead(8 * DAY))).toEqual([]);
      expect(await lapse(at.play, { game, request: 1 })).toMatchObject({
        kind: 'rejected',
        rejection: { code: 'NO_SUCH_REQUEST' },
      });
      expect(await answersIn(game)).toHaveLength(1);
    });

    it('is not found in a game that has closed', async () => {
      const at = node(stores());
      const game = await askedAt(at);
      await send(at, game, 'server', { type: 'AskCancel' });
      expect(await lapsedIn(game, ahead(8 * DAY))).toEqual([]);
    });

    it('lapses once when several processes see to it at the same moment', async () => {
      const game = await askedAt(node(stores(), { now: ago(8 * DAY) }));
      const processes = Array.from({ length: 4 }, () => node(stores()));
      await Promise.all(processes.map(({ tables }) => tables.fresh(game)));
      const played = await Promise.all(processes.map(({ play }) => lapse(play, { game, request: 1 })));
      expect(played.filter((each) => !accepted(each).replayed)).toHaveLength(1);
      expect(await answersIn(game)).toHaveLength(1);
    });

    it('is found by its age, the oldest first, and no more than are asked for', async () => {
      const later = await askedAt(node(stores(), { now: ago(2_000 * DAY) }));
      const first = await askedAt(node(stores(), { now: ago(2_001 * DAY) }));
      const [old, older] = [later, first].map((game) => ({ game, request: 1 }));
      expect(await lapsedBy(ago(1_990 * DAY)())).toEqual([older, old]);
      expect(await lapsedBy(ago(1_990 * DAY)(), 1)).toEqual([older]);
    });
  });
}
