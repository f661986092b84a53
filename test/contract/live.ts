import { inboxOf, talkOf, type Live, type Topic } from '../../src/play/ports.js';
import { newGame } from '../support/history.js';
import { until } from '../support/until.js';

export type LiveServer = Readonly<{
  /** A process of its own. */
  start: () => Promise<Live>;
  /** One whose server is not there. */
  startNowhere: () => Promise<Live>;
  /** Breaks every connection of every process, as a restarting server would. */
  dropConnections: () => Promise<void>;
  countConnections: () => Promise<number>;
}>;

/** What announcements promise whatever carries them. */
export function liveContract(name: string, server: () => LiveServer): void {
  const started: Live[] = [];
  const start = async (): Promise<Live> => {
    const live = await server().start();
    started.push(live);
    return live;
  };

  afterEach(async () => {
    await Promise.all(started.splice(0).map((live) => live.close()));
    await until(async () => (await server().countConnections()) === 0);
  });

  /** A listener that remembers. */
  const listening = async (live: Live, topic: Topic) => {
    const heard: number[] = [];
    const stop = await live.listen(topic, (version) => heard.push(version));
    return { heard, stop };
  };

  /** Announces again and again: what is said while a connection is down is lost. */
  const announcedUntil = (live: Live, topic: Topic, version: number, holds: () => boolean): Promise<void> =>
    until(async () => {
      await live.announce(topic, version).catch(() => undefined);
      return holds();
    });

  describe(`announcements ${name}`, () => {
    it('reach another process and the own one', async () => {
      const [a, b] = [await start(), await start()];
      const game = newGame();
      const [here, there] = [await listening(a, game), await listening(b, game)];
      await a.announce(game, 7);
      await until(() => here.heard.includes(7) && there.heard.includes(7));
      expect([here.heard, there.heard]).toEqual([[7], [7]]);
    });

    it('of a game, its talk and an inbox are three things', async () => {
      const [a, b] = [await start(), await start()];
      const game = newGame();
      const topics = [game, talkOf(game), inboxOf(game)];
      const ears = await Promise.all(topics.map((topic) => listening(b, topic)));
      for (const [index, topic] of topics.entries()) await a.announce(topic, index + 1);
      await until(() => ears.every(({ heard }) => heard.length > 0));
      expect(ears.map(({ heard }) => heard)).toEqual([[1], [2], [3]]);
    });

    it('are heard only by those who follow that game', async () => {
      const [a, b] = [await start(), await start()];
      const [one, other] = [newGame(), newGame()];
      const [followsOne, followsOther] = [await listening(b, one), await listening(b, other)];
      await a.announce(one, 1);
      await a.announce(other, 2);
      await until(() => followsOther.heard.includes(2));
      expect(followsOne.heard).toEqual([1]);
      expect(followsOther.heard).toEqual([2]);
    });

    it('are heard by all followers of a game until they stop', async () => {
      const [a, b] = [await start(), await start()];
      const game = newGame();
      const followers = await Promise.all(Array.from({ length: 50 }, () => listening(b, game)));
      const leaver = followers[0]!;
      await a.announce(game, 1);
      await until(() => followers.every(({ heard }) => heard.includes(1)));
      await leaver.stop();
      await leaver.stop();
      await a.announce(game, 2);
      await until(() => followers.slice(1).every(({ heard }) => heard.includes(2)));
      expect(leaver.heard).toEqual([1]);
    });

    it('are heard again by whoever comes back after the last one left', async () => {
      const [a, b] = [await start(), await start()];
      const game = newGame();
      const before = await listening(b, game);
      const leaving = before.stop();
      const now = await listening(b, game);
      await leaving;
      await a.announce(game, 3);
      await until(() => now.heard.includes(3));
      expect(before.heard).toEqual([]);
    });

    it('count the same function as often as it listens', async () => {
      const live = await start();
      const game = newGame();
      const heard: number[] = [];
      const hear = (version: number): void => void heard.push(version);
      const stop = await live.listen(game, hear);
      await live.listen(game, hear);
      await live.announce(game, 1);
      await until(() => heard.length === 2);
      await stop();
      await live.announce(game, 2);
      await until(() => heard.includes(2));
      expect(heard).toEqual([1, 1, 2]);
    });

    it('bring the newest version of every game, however fast they come', async () => {
      const [a, b] = [await start(), await start()];
      const games = Array.from({ length: 20 }, newGame);
      const followers = await Promise.all(games.map((game) => listening(b, game)));
      const versions = Array.from({ length: 50 }, (_, index) => index + 1);
      await Promise.all(versions.flatMap((version) => games.map((game) => a.announce(game, version))));
      await until(() => followers.every(({ heard }) => heard.at(-1) === 50));
      for (const { heard } of followers) expect(heard).toEqual([...heard].sort((x, y) => x - y));
    });

    it('go on after the connections were dropped', async () => {
      const [a, b] = [await start(), await start()];
      const game = newGame();
      const follower = await listening(b, game);
      for (const version of [1, 2]) {
        await server().dropConnections();
        await announcedUntil(a, game, version, () => follower.heard.includes(version));
      }
    });

    it('may have been missed while the connection was down, so everybody is told to look', async () => {
      const [, b] = [await start(), await start()];
      const follower = await listening(b, newGame());
      await server().dropConnections();
      await until(() => follower.heard.length > 0);
      expect(follower.heard).toEqual([0]);
    });

    it('are heard by those who began to listen while the connection was down', async () => {
      const [a, b] = [await start(), await start()];
      const game = newGame();
      await server().dropConnections();
      const follower = await listening(b, game);
      await announcedUntil(a, game, 1, () => follower.heard.includes(1));
    });

    it('fail without a server, but listening and closing do not', async () => {
      const live = await server().startNowhere();
      const { stop } = await listening(live, newGame());
      await expect(live.announce(newGame(), 1)).rejects.toThrow();
      await stop();
      await live.close();
    });

    it('leave nothing open when closed', async () => {
      const live = await server().start();
      await listening(live, newGame());
      await live.announce(newGame(), 1);
      expect(await server().countConnections()).toBeGreaterThan(0);
      await live.close();
      await until(async () => (await server().countConnections()) === 0);
    });
  });
}
