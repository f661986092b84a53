import type { LiveLink } from './live-link.js';
import { createPostgresLive } from './postgres-live.js';
import { createRedisLive } from './redis-live.js';
import type { OnError } from './settings.js';

export type LiveOptions = Readonly<{
  /** With Redis announcements go through it, without it through Postgres. */
  redisUrl?: string | undefined;
  databaseUrl: string;
  onError?: OnError;
}>;

/**
 * Announcements between all processes. Returns after the first attempt to connect, whether it succeeded or not:
 * nothing depends on an announcement, and connecting goes on in the background.
 */
export const createLive = ({
  redisUrl,
  databaseUrl,
  onError = () => undefined,
}: LiveOptions): Promise<LiveLink> =>
  redisUrl === undefined ? createPostgresLive(databaseUrl, onError) : createRedisLive(redisUrl, onError);
