import pg from 'pg';
import type { Live, Topic } from '../play/ports.js';
import { impatient } from '../postgres/impatient.js';
import { createEars } from './ears.js';
import type { LiveLink } from './live-link.js';
import { createListener } from './postgres-listener.js';
import type { OnError } from './settings.js';

/** One channel for everything: Postgres wakes every listening process for every channel anyway. */
const CHANNEL = 'cairn_live';

/** Announcements through Postgres, for those who have no Redis. Sent after the commit, on a connection of their own. */
export async function createPostgresLive(url: string, onError: OnError): Promise<LiveLink> {
  const ears = createEars();
  const hear = (payload: string): void => {
    const [topic = '', version] = payload.split(' ');
    ears.hear(topic as Topic, Number(version));
  };
  const listener = createListener({ url, channel: CHANNEL, hear, onListening: ears.hearAll, onError });
  const notifier = createNotifier(url, onError);
  await listener.settled;
  return {
    announce: notifier.notify,
    listen: (topic, heard) => {
      const { remove } = ears.add(topic, heard);
      return Promise.resolve(async () => {
        remove();
        await Promise.resolve();
      });
    },
    check: async () => {
      if (!listener.isListening()) throw new Error('nobody listens for announcements');
      await Promise.resolve();
    },
    close: async () => {
      ears.clear();
      await Promise.all([listener.close(), notifier.close()]);
    },
  };
}

type Notifier = Readonly<{ notify: Live['announce']; close: () => Promise<void> }>;

/** So long after an announcement the next one goes out: at a busy server each carries the moves of many games. */
const BETWEEN_MS = 5;

/**
 * Transactions that notify commit one after the other in the whole database. So there is one at a time, with
 * everything that came up since the last one; of one topic the newest version is all that counts. Whoever announces
 * after a silence does not wait.
 */
function createNotifier(url: string, onError: OnError): Notifier {
  const pool = new pg.Pool({
    connectionString: notWaitingForDisk(url),
    // One announcement that hangs would hold up all that follow.
    ...impatient(),
    max: 1,
    application_name: 'cairn-live',
    connectionTimeoutMillis: 5_000,
  });
  pool.on('error', onError);
  let waiting = new Map<Topic, number>();
  let sending: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let sentAt = -Infinity;

  const send = async (): Promise<void> => {
    await pause(sentAt + BETWEEN_MS - performance.now());
    const payloads = [...waiting].map(([topic, version]) => `${topic} ${version}`);
    waiting = new Map();
    next = undefined;
    sentAt = performance.now();
    const text = 'select pg_notify($1, payload) from unnest($2::text[]) as payload';
    await pool.query({ name: 'notify', text, values: [CHANNEL, payloads] });
  };

  return {
    notify: (topic, version) => {
      waiting.set(topic, Math.max(version, waiting.get(topic) ?? 0));
      next ??= sending.catch(() => undefined).then(send);
      sending = next;
      return next;
    },
    close: async () => {
      await sending.catch(() => undefined);
      await pool.end();
    },
  };
}

/** Nothing is stored by it: it need not wait for the disk, nor make those wait whose moves are being stored. */
function notWaitingForDisk(url: string): string {
  const address = new URL(url);
  const options = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `${options} -c synchronous_commit=off`.trim());
  return address.href;
}

const pause = (ms: number): Promise<void> | undefined =>
  ms <= 0 ? undefined : new Promise((resume) => setTimeout(resume, ms));
