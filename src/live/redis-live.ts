import { Redis } from 'ioredis';
import type { GameId } from '../game/index.js';
import { createEars } from './ears.js';
import type { LiveLink } from './live-link.js';

const PREFIX = 'cairn:live:';
const channelOf = (game: GameId): string => `${PREFIX}${game}`;

export type RedisLiveOptions = Readonly<{
  redisUrl: string;
  /** Told of broken connections; they are opened again by themselves. */
  onTrouble?: (error: Error) => void;
}>;

/** Announcements over Redis pub/sub, one channel for each game, so that a process hears only what it follows. */
export async function createRedisLive({
  redisUrl,
  onTrouble = () => undefined,
}: RedisLiveOptions): Promise<LiveLink> {
  const ears = createEars();
  const options = { lazyConnect: true, maxRetriesPerRequest: 1 };
  const [speaker, listener] = [
    new Redis(redisUrl, options),
    new Redis(redisUrl, { ...options, maxRetriesPerRequest: null }),
  ];
  for (const connection of [speaker, listener]) connection.on('error', onTrouble);
  await Promise.all([speaker.connect(), listener.connect()]);

  listener.on('message', (channel: string, version: string) => {
    ears.tell(channel.slice(PREFIX.length) as GameId, Number(version));
  });
  // ioredis subscribes again by itself; what was said in between is lost.
  listener.on('ready', ears.tellAll);

  return {
    announce: async (game, version) => {
      await speaker.publish(channelOf(game), String(version));
    },
    listen: async (game, heard) => {
      if (ears.add(game, heard)) await listener.subscribe(channelOf(game));
      return async () => {
        if (ears.remove(game, heard)) await listener.unsubscribe(channelOf(game));
      };
    },
    check: async () => {
      if (listener.status !== 'ready') throw new Error(`the listening connection is ${listener.status}`);
      await speaker.ping();
    },
    close: async () => {
      await Promise.all([quit(speaker), quit(listener)]);
    },
  };
}

/** Says goodbye; a connection that is down has nobody to say it to. */
async function quit(connection: Redis): Promise<void> {
  try {
    await connection.quit();
  } catch {
    connection.disconnect();
  }
}
