import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Own } from '../../bench/lib/clean-up.js';
import { mailsTo, startMailSink, type MailSink } from '../../bench/lib/mail-sink.js';
import { DATABASE, startScratchPostgres } from '../../bench/lib/scratch-postgres.js';
import { startApp, type App } from '../world/app-process.js';
import { postgresVictim } from '../world/postgres-victim.js';
import { startDoomedRedis } from '../world/redis.js';
import type { Victim } from '../world/victim.js';

/** Servers and a mail server, before anybody works on them. */
export type Ground = Readonly<{
  adminUrl: string;
  appUrl: string;
  /** Absent where there is no Redis: then the queue is in PostgreSQL. */
  redisUrl?: string;
  sink: MailSink;
  victims: readonly Victim[];
}>;

/** Starts them. */
export async function startGround(own: Own): Promise<Ground> {
  const postgres = await startScratchPostgres('chaos');
  own(postgres.remove);
  const redis = await startDoomedRedis();
  if (redis !== undefined) own(redis.stop);
  const sink = await startMailSink();
  own(sink.stop);
  return {
    ...postgres.urls(DATABASE),
    ...(redis === undefined ? {} : { redisUrl: redis.url }),
    sink,
    victims: [postgresVictim(postgres), ...(redis === undefined ? [] : [redis])],
  };
}

/** One process that serves people and one that works. */
export type Workforce = Readonly<{ app: App; worker: App }>;

/** Starts both; `main` is the compiled program. */
export async function startWorkforce(
  main: string,
  { appUrl, redisUrl, sink }: Ground,
  own: Own,
): Promise<Workforce> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-chaos-reminders-'));
  own(() => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })));
  const env = {
    ...mailsTo(sink.url),
    ...{ WORKER: 'off', LOG_FORMAT: 'text' },
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
  };
  const start = async (name: string, command: 'serve' | 'worker'): Promise<App> => {
    const app = await startApp({ name, command, main, databaseUrl: appUrl, dataDir, env });
    own(app.stop);
    return app;
  };
  return { app: await start('app', 'serve'), worker: await start('worker', 'worker') };
}
