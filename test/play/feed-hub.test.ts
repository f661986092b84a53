import { createFeeds } from '../../src/play/feed.js';
import type { Journal } from '../../src/play/ports.js';
import { node, startedGame } from '../support/house.js';
import { memoryLive, memoryStores } from '../support/memory-stores.js';

/** A journal that fails to look up the head once. */
function failingOnce(journal: Journal): Journal {
  let failed = false;
  return {
    ...journal,
    head: (...args) => {
      if (failed) return journal.head(...args);
      failed = true;
      return Promise.reject(new Error('away'));
    },
  };
}

it('a feed that cannot find out where it stands fails at once instead of withholding events', async () => {
  const stores = memoryStores();
  const game = await startedGame(node(stores));
  const feeds = createFeeds(failingOnce(stores.journal), await memoryLive()());
  await expect(feeds.follow(game, 0).next()).rejects.toThrow('away');
  expect(feeds.size()).toBe(0);
  const feed = feeds.follow(game, 0);
  expect(await feed.next()).toMatchObject({ value: { kind: 'event', event: { version: 1 } } });
  await feed.return?.();
});
