import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Topic } from '../play/ports.js';
import { createEars } from './ears.js';
import type { LiveLink } from './live-link.js';
import { backOff, type OnError } from './settings.js';

const PREFIX = 'cairn:live:';

/**
 * Announcements through Redis: a channel for each topic that somebody follows, so that a process hears of no others.
 * A connection for subscribing can do nothing else, hence two.
 */
export async function createRedisLive(url: string, onError: OnError, patienceMs = 5_000): Promise<LiveLink> {
  const ears = createEars();
  const { publisher, subscriber } = connectionsTo(url, onError);

  const subscribe = async (topics: readonly Topic[]): Promise<void> => {
    if (subscriber.status !== 'ready' || topics.length === 0) return;
    await subscriber.subscribe(...topics.map(channelOf)).catch(onError);
  };
  subscriber.on('ready', () => void subscribe(ears.topics()).then(ears.hearAll));
  subscriber.on('message', (channel: string, text: string) =>
    ears.hear(channel.slice(PREFIX.length) as Topic, Number(text)),
  );
  const connected = Promise.allSettled([publisher.connect(), subscriber.connect()]);
  // One that takes us in and says nothing is left to come round, as one that is away.
  await Promise.race([connected, sleep(patienceMs, undefined, { ref: false })]);

  return {
    announce: async (topic, version) => {
      await publisher.publish(channelOf(topic), String(version));
    },
    listen: async (topic, heard) => {
      const { first, remove } = ears.add(topic, heard);
      if (first) await subscribe([topic]);
      return async () => {
        const gone = remove().last && subscriber.status === 'ready';
        if (gone) await subscriber.unsubscribe(channelOf(topic)).catch(onError);
      };
    },
    check: async () => {
      if (subscriber.status !== 'ready') throw new Error('nobody listens for announcements');
      await publisher.ping();
    },
    close: async () => {
      ears.clear();
      for (const redis of [publisher, subscriber]) redis.disconnect();
      await Promise.resolve();
    },
  };
}

function connectionsTo(url: string, onError: OnError): Readonly<{ publisher: Redis; subscriber: Redis }> {
  const connection = {
    lazyConnect: true,
    connectionName: 'cairn-live',
    retryStrategy: backOff,
    // Hanging up on a server that has gone would otherwise keep the process for two seconds.
    disconnectTimeout: 100,
  };
  // What cannot be announced soon is not worth announcing: everybody looks at the head now and then anyway.
  const publisher = new Redis(url, { ...connection, maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  // Subscriptions are renewed by us: what is wanted may change while the connection is down.
  const subscriber = new Redis(url, { ...connection, maxRetriesPerRequest: null, autoResubscribe: false });
  for (const redis of [publisher, subscriber]) redis.on('error', onError);
  return { publisher, subscriber };
}

const channelOf = (topic: Topic): string => `${PREFIX}${topic}`;
