import type { LiveLink } from './live-link.js';
import { createPostgresLive } from './postgres-live.js';
import { createRedisLive } from './redis-live.js';

export type LiveOptions = Readonly<{
  databaseUrl: string;
  redisUrl?: string;
  onTrouble?: (error: Error) => void;
}>;

/** Announcements over Redis where there is one, else over Postgres. */
export const createLive = ({ redisUrl, ...options }: LiveOptions): Promise<LiveLink> =>
  redisUrl === undefined ? createPostgresLive(options) : createRedisLive({ ...options, redisUrl });
