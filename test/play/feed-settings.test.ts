import { FEED_DEFAULTS } from '../../src/play/feed-settings.js';
import { longestWait } from '../../src/play/inbox/inbox-feed.js';

describe('feeds', () => {
  it('say something every 20 seconds, and look for themselves every 15', () =>
    expect(FEED_DEFAULTS).toMatchObject({ heartbeatMs: 20_000, headCheckMs: 15_000 }));

  it.each([
    ['just sent', 0, 15_000],
    ['looked at in vain', 15_000, 5_000],
    ['overdue', 25_000, 0],
  ])('an inbox that was %s is looked at again in time for its heartbeat', (_name, since, wait) =>
    expect(longestWait(FEED_DEFAULTS, since)).toBe(wait),
  );
});
