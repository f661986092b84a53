import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openStores } from '../../src/journal/stores.js';
import { FIRST_WAIT_MS } from '../../src/play/reminding/moments.js';
import { startApp } from '../chaos/world/app-process.js';
import { NODE_FLAGS } from './lib/cairn.js';
import { cleaningUp, type Own } from './lib/clean-up.js';
import { mailsTo, startMailSink, type MailSink } from './lib/mail-sink.js';
import { quantile } from './lib/numbers.js';
import { readOptions } from './lib/options.js';
import { say, sayResult } from './lib/report.js';
import { DATABASE, startScratchPostgres } from './lib/scratch-postgres.js';
import { arm } from './reminders/arm.js';
import { letFallDue, openStretches, type OpenStretch } from './reminders/open-stretches.js';
import { addOthers } from './reminders/others.js';
import { timeSweeps } from './reminders/sweeps.js';

const OPTIONS = {
  armed: { default: 100_000, min: 1, max: 1_000_000, about: 'stretches that are open' },
  due: { default: 1_000, min: 1, max: 100_000, about: 'of them, those that fall due in the same second' },
} as const;

const SECOND_MS = 1_000;
/** From the end of the preparations to the first that falls due. */
const AHEAD_MS = 15 * SECOND_MS;
/** Later than that something is wrong. */
const PATIENCE_MS = 120 * SECOND_MS;

type Urls = Readonly<{ appUrl: string; adminUrl: string }>;

/** `npm run bench -- reminders`: how late reminders are when a thousand of them are due at once, among many others. */
export async function run(args: readonly string[]): Promise<number> {
  const given = readOptions(args, 'npm run bench -- reminders [options]', OPTIONS);
  if (!given.ok) {
    (given.exitCode === 0 ? process.stdout : process.stderr).write(`${given.text}\n`);
    return given.exitCode;
  }
  const { armed, due } = given.values;
  const { lateness, sweepMs } = await cleaningUp((own) => measure(armed, Math.min(due, armed), own));
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => Math.round(quantile(lateness, share)));
  say(`Late by ${p50} ms in the middle, ${p99} ms at p99, ${most} ms at most.`);
  sayResult({ bench: 'reminders', armed, latenessP99Ms: p99 ?? 0, sweepMs });
  return 0;
}

async function measure(armed: number, due: number, own: Own) {
  say('Starting PostgreSQL (fsync on) and a mail server …');
  const postgres = await startScratchPostgres('bench');
  own(postgres.remove);
  const urls = postgres.urls(DATABASE);
  const sink = await startMailSink();
  own(sink.stop);
  const admin = new pg.Client(urls.adminUrl);
  await admin.connect();
  own(() => admin.end());
  const open = await prepare(urls, admin, armed, due);
  const lateness = await cleaningUp(async (ownWorker) => {
    await startWorker(urls, sink.url, ownWorker);
    return fallDue(admin, urls, open, sink);
  });
  return { lateness, sweepMs: await timeSweeps(urls.appUrl) };
}

async function prepare(
  { appUrl }: Urls,
  admin: pg.Client,
  armed: number,
  due: number,
): Promise<readonly OpenStretch[]> {
  say(`Playing ${due} games until somebody is awaited …`);
  const stores = await openStores(appUrl);
  const open = await openStretches(stores, admin, due);
  await stores.close();
  say(`Adding ${armed - due} others and arming their wake-ups …`);
  const others = await addOthers(admin, open[0]?.game ?? '', armed - due);
  await arm(
    { databaseUrl: appUrl },
    others.map((other) => ({ ...other, seat: 2 })),
  );
  return open;
}

async function startWorker(urls: Urls, smtpUrl: string, own: Own): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-bench-worker-'));
  own(() => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })));
  const main = fileURLToPath(new URL('../../src/cli/main.js', import.meta.url));
  const worker = await startApp({
    ...{ name: 'worker', command: 'worker', main, databaseUrl: urls.appUrl, dataDir },
    env: {
      ...mailsTo(smtpUrl),
      NODE_ENV: 'production',
      NODE_OPTIONS: NODE_FLAGS.join(' '),
      LOG_FORMAT: 'text',
    },
  });
  own(worker.stop);
}

/** Lets all of them fall due within one second, and waits for the mails. Answers by how much each was late. */
async function fallDue(
  admin: pg.Client,
  { appUrl }: Urls,
  open: readonly OpenStretch[],
  { taken }: MailSink,
): Promise<readonly number[]> {
  const start = Date.now() + AHEAD_MS;
  const falling = open.map((stretch, index) => ({
    ...stretch,
    due: start + Math.floor((index * SECOND_MS) / open.length),
  }));
  await letFallDue(admin, falling, FIRST_WAIT_MS);
  await arm(
    { databaseUrl: appUrl },
    falling.map((each) => ({ ...each, due: new Date(each.due) })),
  );
  say(`${open.length} of them fall due in ${Math.round((start - Date.now()) / 1000)} s …`);
  const patience = start + PATIENCE_MS;
  while (taken.length < open.length && Date.now() < patience) await pause(100);
  const due = new Map(falling.map(({ email, due: at }) => [email, at]));
  const lateness = taken.flatMap(({ to, at }) => at - (due.get(to) ?? NaN));
  if (taken.length !== open.length || lateness.some((ms) => !(ms >= 0)))
    throw new Error(
      `${taken.length} mails came for ${open.length}, the earliest late by ${Math.min(...lateness)} ms`,
    );
  return lateness;
}
