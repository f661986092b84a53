import type { GameId } from '../../src/game/index.js';
import { createFeeds, type FeedItem, type Feeds } from '../../src/play/feed.js';
import type { FeedSettings } from '../../src/play/feed-settings.js';
import type { Journal, Live } from '../../src/play/ports.js';
import { node, send, startedGame, type Stores } from '../support/house.js';

const PATIENT: FeedSettings = { heartbeatMs: 20_000, headCheckMs: 60_000, backlog: 1_000 };
const RESTLESS: FeedSettings = { ...PATIENT, heartbeatMs: 20, headCheckMs: 20 };

/** What a follower may rely on. `live` makes the announcements of one more process. */
export function feedContract(name: string, stores: () => Stores, live: () => Promise<Live>): void {
  const open: Live[] = [];
  const process = async (
    settings: FeedSettings,
    journal: Journal = stores().journal,
  ): Promise<Readonly<{ feeds: Feeds; live: Live }>> => {
    const own = await live();
    open.push(own);
    return { feeds: createFeeds(journal, own, settings), live: own };
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.close()));
  });

  /** Takes turns placing one hunter, and announces each move over `by`. */
  async function moves(game: GameId, count: number, by?: Live): Promise<void> {
    const at = node(stores());
    for (let nth = 0; nth < count; nth += 1) {
      const table = (await at.tables.fresh(game))!.table;
      const actor = table.game?.turn === 1 ? 'seat:ann' : 'seat:bob';
      const { version } = await send(at, game, actor, { type: 'PlacePeople', place: 'hunt', people: 1 });
      await by?.announce(game, version);
    }
  }

  /** A journal from which nobody gets a history from its beginning before `work` is done. */
  function readAfter(work: () => Promise<void>): Journal {
    const { journal } = stores();
    const read: Journal['read'] = async (game, after, upTo) => {
      if (after === 0) await work();
      return journal.read(game, after, upTo);
    };
    return { ...journal, read };
  }

  const huntAgain = { edition: 'cs-classic' } as const;
  const headOf = async (game: GameId): Promise<number> => (await stores().journal.head(game))!.head.version;

  describe(`feed over ${name}`, () => {
    it('sends what is stored, says that it has caught up, then what another process plays', async () => {
      const [here, there] = [await process(PATIENT), await process(PATIENT)];
      const game = await startedGame(node(stores()), huntAgain);
      const head = await headOf(game);
      const feed = here.feeds.follow(game, 0);
      const stored = await take(feed, head + 1);
      expect(stored.map(versionOf)).toEqual([...versions(1, head), head]);
      expect(stored.at(-1)?.kind).toBe('caughtUp');
      await moves(game, 3, there.live);
      const now = await headOf(game);
      expect((await take(feed, now - head)).map(versionOf)).toEqual(versions(head + 1, now));
      await feed.return?.();
    });

    it('takes up again after any version, on another process, with every version once', async () => {
      const [here, there] = [await process(PATIENT), await process(PATIENT)];
      const game = await startedGame(node(stores()), huntAgain);
      const first = here.feeds.follow(game, 0);
      const seen = (await take(first, 5)).map(versionOf);
      await first.return?.();
      await moves(game, 2, here.live);
      const head = await headOf(game);
      const second = there.feeds.follow(game, 5);
      seen.push(...(await take(second, head - 5)).map(versionOf));
      await second.return?.();
      expect(seen).toEqual(versions(1, head));
    });

    it('sends once what is both announced and read while it catches up', async () => {
      const there = await process(PATIENT);
      const game = await startedGame(node(stores()), huntAgain);
      const meanwhile = readAfter(() => moves(game, 2, there.live));
      const feed = (await process(PATIENT, meanwhile)).feeds.follow(game, 0);
      try {
        const first = await next(feed);
        const caughtUp = await headOf(game);
        const stored = [first, ...(await take(feed, caughtUp))];
        expect(stored.map(versionOf)).toEqual([...versions(1, caughtUp), caughtUp]);
        expect(stored.at(-1)?.kind).toBe('caughtUp');
        await moves(game, 1, there.live);
        const now = await headOf(game);
        expect((await take(feed, now - caughtUp)).map(versionOf)).toEqual(versions(caughtUp + 1, now));
      } finally {
        await feed.return?.();
      }
    });

    it('finds by itself what was never announced', async () => {
      const { feeds } = await process(RESTLESS);
      const game = await startedGame(node(stores()), huntAgain);
      const head = await headOf(game);
      const feed = feeds.follow(game, head);
      expect(await next(feed)).toEqual({ kind: 'caughtUp', version: head });
      await moves(game, 1);
      const now = await headOf(game);
      expect((await takeEvents(feed, now - head)).map(versionOf)).toEqual(versions(head + 1, now));
      await feed.return?.();
    });

    it('beats while nothing happens', async () => {
      const { feeds } = await process(RESTLESS);
      const game = await startedGame(node(stores()));
      const head = await headOf(game);
      const feed = feeds.follow(game, head);
      expect((await take(feed, 2)).map(({ kind }) => kind)).toEqual(['caughtUp', 'heartbeat']);
      await feed.return?.();
    });

    it('tells a follower that is too slow where to resume, and ends', async () => {
      const { feeds, live: own } = await process({ ...PATIENT, backlog: 2 });
      const game = await startedGame(node(stores()), huntAgain);
      const head = await headOf(game);
      const feed = feeds.follow(game, head);
      await next(feed);
      await moves(game, 4, own);
      let item = await next(feed);
      while (item.kind === 'event') item = await next(feed);
      expect(item).toEqual({ kind: 'lagged', resumeAfter: expect.any(Number) as number });
      expect((await feed.next()).done).toBe(true);
    });

    it('tells which command each event belongs to', async () => {
      const { feeds } = await process(PATIENT);
      const game = await startedGame(node(stores()));
      const feed = feeds.follow(game, 0);
      const items = await takeEvents(feed, await headOf(game));
      await feed.return?.();
      for (const item of items) {
        if (item.kind !== 'event') throw new Error('an event was expected');
        const { event, command } = item;
        expect(command.first).toBe(event.version - event.ordinal);
        const whole = items.filter((each) => each.kind === 'event' && each.command.first === command.first);
        expect(command.last).toBe(versionOf(whole.at(-1)!));
      }
    });

    it('refuses a cursor beyond the head and an unknown game', async () => {
      const { feeds } = await process(PATIENT);
      const game = await startedGame(node(stores()));
      const head = await headOf(game);
      await expect(feeds.follow(game, head + 1).next()).rejects.toMatchObject({
        code: 'CURSOR_AHEAD',
        facts: { head },
      });
      const unknown = '00000000-0000-4000-8000-000000000000' as GameId;
      await expect(feeds.follow(unknown, 0).next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(feeds.size()).toBe(0);
    });

    it('listens once however many follow, and stops listening when the last one leaves', async () => {
      const { feeds } = await process(PATIENT);
      const game = await startedGame(node(stores()));
      const many = Array.from({ length: 5 }, () => feeds.follow(game, 0));
      await Promise.all(many.map(next));
      expect(feeds.size()).toBe(1);
      await Promise.all(many.map(async (feed) => feed.return?.()));
      expect(feeds.size()).toBe(0);
    });
  });
}

const versions = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

function versionOf(item: FeedItem): number {
  if (item.kind === 'event') return item.event.version;
  return item.kind === 'lagged' ? item.resumeAfter : item.version;
}

async function next(feed: AsyncIterator<FeedItem>): Promise<FeedItem> {
  const result: IteratorResult<FeedItem, unknown> = await feed.next();
  if (result.done === true) throw new Error('the feed has ended');
  return result.value;
}

async function take(feed: AsyncIterator<FeedItem>, count: number): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  while (items.length < count) items.push(await next(feed));
  return items;
}

/** The next events, whatever else comes in between. */
async function takeEvents(feed: AsyncIterator<FeedItem>, count: number): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  while (items.length < count) {
    const item = await next(feed);
    if (item.kind === 'event') items.push(item);
  }
  return items;
}
