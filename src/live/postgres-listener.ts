import pg from 'pg';
import { backOff, type OnError } from './settings.js';

export type ListenerParts = Readonly<{
  url: string;
  channel: string;
  hear: (payload: string) => void;
  /** Called whenever listening has begun, again too. */
  onListening: () => void;
  onError: OnError;
}>;

export type Listener = Readonly<{
  /** Settled once the first attempt to connect has succeeded or failed. */
  settled: Promise<void>;
  isListening: () => boolean;
  close: () => Promise<void>;
}>;

/** Listens on one channel over a connection of its own, and connects again, ever more patiently, when it breaks. */
export function createListener(parts: ListenerParts): Listener {
  let closed = false;
  let listening = false;
  let attempt = 0;
  let timer: NodeJS.Timeout | undefined;
  let client = createClient(parts);

  const again = (): void => {
    listening = false;
    if (closed) return;
    attempt += 1;
    timer = setTimeout(() => {
      client = createClient(parts);
      connecting = connect();
    }, backOff(attempt));
  };

  const connect = async (): Promise<void> => {
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(parts.channel)}`);
      attempt = 0;
      listening = true;
      client.once('end', again);
      parts.onListening();
    } catch (error) {
      if (!closed) parts.onError(error as Error);
      await client.end().catch(() => undefined);
      again();
    }
  };

  let connecting = connect();
  const close = async (): Promise<void> => {
    closed = true;
    clearTimeout(timer);
    await connecting;
    await client.end();
  };
  return { settled: connecting, isListening: () => listening, close };
}

function createClient({ url, hear, onError }: ListenerParts): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'cairn-live',
    keepAlive: true,
    // Whoever only listens notices by this alone that nobody speaks any more.
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', onError);
  client.on('notification', ({ payload = '' }) => hear(payload));
  return client;
}
