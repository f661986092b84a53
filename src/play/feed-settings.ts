export type FeedSettings = Readonly<{
  heartbeatMs: number;
  /** Announcements may be lost: how often the head is looked up regardless. */
  headCheckMs: number;
  /** How many events may wait for a slow follower. */
  backlog: number;
}>;

export const FEED_DEFAULTS: FeedSettings = { heartbeatMs: 20_000, headCheckMs: 15_000, backlog: 1_000 };
