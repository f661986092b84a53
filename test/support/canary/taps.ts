import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { withClient } from '../../../src/journal/connection.js';
import type { Heard } from './search.js';

type Hear = (heard: Heard) => void;

/** Where Cairn and BullMQ announce things in Postgres. */
const CHANNELS = ['cairn_live', 'bullmq_events', 'bullmq_jobs', 'bullmq_relay'];

/** Writes down every row that is put into the tables of the queue, also those that are gone a moment later. */
const WATCH_QUEUE = `
  create table public.queue_row (id bigserial primary key, said text);
  create function public.note_queue_row() returns trigger security definer language plpgsql as $$ begin
    insert into public.queue_row (said) values (tg_table_name || ' ' || to_jsonb(new)::text);
    return null;
  end $$;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'bullmq' loop
      execute format('create trigger noted after insert or update on bullmq.%I for each row
        execute function public.note_queue_row()', name);
    end loop;
  end $$`;

/** Listens to everything that processes say to each other by way of Postgres. */
export async function tapPostgres(url: string, hear: Hear): Promise<() => Promise<void>> {
  await withClient(url, (client) => client.query(WATCH_QUEUE));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on('notification', ({ channel, payload = '' }) =>
    hear({ where: `notify ${channel}`, text: payload }),
  );
  for (const channel of CHANNELS) await client.query(`listen ${channel}`);
  return async () => {
    const { rows } = await client.query<{ said: string }>('select said from queue_row order by id');
    for (const { said } of rows) hear({ where: 'queue in Postgres', text: said });
    await client.end();
  };
}

/** The words of a command as Redis shows it: behind time and sender, each in quotation marks. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word.replace(/\\(["\\])/g, '$1'));

/**
 * Sees every command that anybody sends to Redis: announcements and the queue. By a socket of its own: ioredis takes a command that is
 * seen in the same moment as the answer to MONITOR for an answer it did not ask for.
 */
export async function tapRedis(url: string, hear: Hear): Promise<() => Promise<void>> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write('MONITOR\r\n');
  const lines = createInterface({ input: socket });
  await once(lines, 'line');
  lines.on('line', (line) => hear({ where: 'redis', text: wordsOf(line).join(' ') }));
  return async () => {
    lines.close();
    socket.destroy();
    await once(socket, 'close');
  };
}
