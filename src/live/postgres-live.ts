import pg from 'pg';
import type { GameId } from '../game/index.js';
import { createEars, type Ears } from './ears.js';
import type { LiveLink } from './live-link.js';

const CHANNEL = 'cairn_live';
const BACK_OFF_MS = { first: 100, longest: 5_000 };

export type PostgresLiveOptions = Readonly<{
  databaseUrl: string;
  /** Told of a listening connection that broke; it is opened again by itself. */
  onTrouble?: (error: Error) => void;
}>;

/**
 * Announcements over LISTEN/NOTIFY. They are sent on connections of their own, after the append's commit: a NOTIFY
 * inside it would make all commits of the database wait for one another.
 */
export async function createPostgresLive({
  databaseUrl,
  onTrouble = () => undefined,
}: PostgresLiveOptions): Promise<LiveLink> {
  const ears = createEars();
  const speaker = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    application_name: 'cairn live',
    keepAlive: true,
  });
  speaker.on('error', onTrouble);
  const listener = await keepListening(databaseUrl, ears, onTrouble);

  return {
    announce: async (game, version) => {
      await speaker.query({
        name: 'announce',
        text: 'select pg_notify($1, $2)',
        values: [CHANNEL, `${game} ${version}`],
      });
    },
    listen: (game, heard) => {
      ears.add(game, heard);
      return Promise.resolve(() => Promise.resolve(void ears.remove(game, heard)));
    },
    check: async () => {
      if (!listener.isOpen()) throw new Error('the listening connection is down');
      await speaker.query('select 1');
    },
    close: async () => {
      await Promise.all([listener.close(), speaker.end()]);
    },
  };
}

/** One listening connection, opened again whenever it breaks until it is closed. */
async function keepListening(
  databaseUrl: string,
  ears: Ears,
  onTrouble: (error: Error) => void,
): Promise<Readonly<{ isOpen: () => boolean; close: () => Promise<void> }>> {
  let closed = false;
  let broken = false;
  const isClosed = (): boolean => closed;
  let client = await openListener(databaseUrl, ears, reopen);

  function reopen(error: Error): void {
    broken = true;
    if (isClosed()) return;
    onTrouble(error);
    void retry(BACK_OFF_MS.first);
  }

  async function retry(delay: number): Promise<void> {
    await new Promise((resume) => setTimeout(resume, delay));
    if (isClosed()) return;
    try {
      client = await openListener(databaseUrl, ears, reopen);
      if (isClosed()) await client.end();
      else {
        broken = false;
        ears.tellAll();
      }
    } catch (error) {
      onTrouble(error instanceof Error ? error : new Error(String(error)));
      await retry(Math.min(2 * delay, BACK_OFF_MS.longest));
    }
  }

  return {
    isOpen: () => !broken,
    close: async () => {
      closed = true;
      await client.end();
    },
  };
}

async function openListener(
  databaseUrl: string,
  ears: Ears,
  broken: (error: Error) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'cairn listener',
    keepAlive: true,
  });
  await client.connect();
  let told = false;
  const breakOnce = (error: Error): void => {
    if (told) return;
    told = true;
    broken(error);
  };
  client.on('error', breakOnce);
  client.on('end', () => breakOnce(new Error('the listening connection ended')));
  client.on('notification', ({ payload }) => {
    const [game, version] = (payload ?? '').split(' ');
    if (game !== undefined) ears.tell(game as GameId, Number(version));
  });
  await client.query(`listen ${CHANNEL}`);
  return client;
}
