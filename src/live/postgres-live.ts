import pg from 'pg';
import type { GameId } from '../game/index.js';
import type { Live } from '../play/ports.js';
import { createEars } from './ears.js';
import type { LiveLink } from './live-link.js';
import { createListener } from './postgres-listener.js';
import type { OnError } from './settings.js';

/** One channel for all games: Postgres wakes every listening process for every channel anyway. */
const CHANNEL = 'cairn_live';

/** Announcements through Postgres, for those who have no Redis. Sent after the commit, on a connection of their own. */
export async function createPostgresLive(url: string, onError: OnError): Promise<LiveLink> {
  const ears = createEars();
  const hear = (payload: string): void => {
    const [game = '', version] = payload.split(' ');
    ears.hear(game as GameId, Number(version));
  };
  const listener = createListener({ url, channel: CHANNEL, hear, onListening: ears.hearAll, onError });
  const notifier = createNotifier(url, onError);
  await listener.settled;
  return {
    announce: notifier.notify,
    listen: (game, heard) => {
      const { remove } = ears.add(game, heard);
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

/**
 * Transactions that notify commit one after the other in the whole database. So there is one at a time, with
 * everything that came up during the last one; of one game the newest version is all that counts.
 */
function createNotifier(url: string, onError: OnError): Notifier {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'cairn-live',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  pool.on('error', onError);
  let waiting = new Map<GameId, number>();
  let sending: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const send = async (): Promise<void> => {
    const payloads = [...waiting].map(([game, version]) => `${game} ${version}`);
    waiting = new Map();
    next = undefined;
    const text = 'select pg_notify($1, payload) from unnest($2::text[]) as payload';
    await pool.query({ name: 'notify', text, values: [CHANNEL, payloads] });
  };

  return {
    notify: (game, version) => {
      waiting.set(game, Math.max(version, waiting.get(game) ?? 0));
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
