import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf, type Chance } from '../../../src/bots/chance.js';
import { openStores } from '../../../src/journal/stores.js';
import { withClient } from '../../../src/journal/connection.js';
import { createHouseLinks } from '../../../src/notices/house-links.js';
import { FIRST_WAIT_MS } from '../../../src/play/reminding/moments.js';
import type { Own } from '../../bench/lib/clean-up.js';
import { arm } from '../../bench/reminders/arm.js';
import { letFallDue, openStretches, type OpenStretch } from '../../bench/reminders/open-stretches.js';
import { killInTurn } from '../world/kills.js';
import { letMove } from './movers.js';
import { verdictOn, type Expected, type Verdict } from './verdict.js';
import { startGround, startWorkforce, type Ground } from './world.js';

export type RemindersOptions = Readonly<{
  /** The compiled src/cli/main.js. */
  main: string;
  kills: number;
  /** Seconds between two kills, on average. */
  secondsBetween: number;
  /** Open at the beginning. */
  stretches: number;
  seed: number;
  say: (line: string) => void;
}>;

/** One in so many of those who are told in the first half moves, and then somebody else is to be told. */
const MOVES_ONE_IN = 5;
/** From the end of the preparations to the first that falls due. */
const AHEAD_MS = 2_000;
/** Longer than a letter takes whose sender died twice. */
const PATIENCE_MS = 10 * 60_000;

type Falling = OpenStretch & Readonly<{ due: number }>;

/** Lets stretches fall due while things are killed; then counts the letters. */
export async function runReminders(options: RemindersOptions, own: Own): Promise<Verdict> {
  const { main, kills, secondsBetween, stretches, seed, say } = options;
  const chance = chanceOf('chaos reminders', seed);
  say('Starting PostgreSQL, a queue and a mail server …');
  const ground = await startGround(own);
  if (ground.redisUrl === undefined) say('There is no redis-server: the queue is in PostgreSQL.');
  say(`Playing ${stretches} games until somebody is awaited …`);
  const { open, houseKey } = await prepare(ground, stretches);
  const { app, worker } = await startWorkforce(main, ground, own);
  const falling = await fallDue(ground, open, kills * secondsBetween * 1_000, chance);
  const movers = falling.filter((_, index) => index < falling.length / 2 && index % MOVES_ONE_IN === 0);
  const links = createHouseLinks(houseKey, () => app.address);
  const moving = letMove(movers, ground.sink, () => links);
  const tally = (text: string): void => say(`${text} (${ground.sink.taken.length} mails came)`);
  const victims = [worker, app, ...ground.victims];
  await Promise.race([killInTurn(victims, { kills, secondsBetween, chance, say: tally }), moving.failed]);
  say('Everything is up again. Whoever was told and meant to moves …');
  await Promise.race([moving.moved, moving.failed, impatience('some could not move')]);
  const expected = await allExpected(ground, falling, movers);
  say(`Waiting until all ${expected.length} are told and nothing is under way …`);
  await settled(ground, expected.length);
  for (const crash of [...app.crashes(), ...worker.crashes()]) throw new Error(crash);
  return verdictOn(expected, ground.sink.taken);
}

async function prepare({ appUrl, adminUrl }: Ground, count: number) {
  const stores = await openStores(appUrl);
  try {
    const admin = new pg.Client(adminUrl);
    await admin.connect();
    const open = await openStretches(stores, admin, count).finally(() => admin.end());
    return { open, houseKey: await stores.houseKey('links') };
  } finally {
    await stores.close();
  }
}

/** Lets each of them fall due at some moment of the storm, and has it looked at then; the first one first. */
async function fallDue(
  { adminUrl, appUrl: databaseUrl, redisUrl }: Ground,
  open: readonly OpenStretch[],
  stormMs: number,
  chance: Chance,
): Promise<readonly Falling[]> {
  const start = Date.now() + AHEAD_MS;
  const falling = open
    .map((stretch) => ({ ...stretch, due: start + chance.below(stormMs) }))
    .sort((one, other) => one.due - other.due);
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await letFallDue(admin, falling, FIRST_WAIT_MS).finally(() => admin.end());
  await arm(
    { databaseUrl, redisUrl },
    falling.map((each) => ({ ...each, due: new Date(each.due) })),
  );
  return falling;
}

/** Those who were awaited at the beginning, and those who are because somebody moved. */
async function allExpected(
  { adminUrl }: Ground,
  falling: readonly Falling[],
  movers: readonly Falling[],
): Promise<readonly Expected[]> {
  const games = new Map(movers.map(({ game, email }) => [game as string, email]));
  const rows = await withClient(adminUrl, async (client) => {
    const { rows: found } = await client.query<{ id: string; opened: number }>(
      `select id, (awaiting #>> '{0,stretch,openedAt}')::float8 as opened from game
       where id = any($1) and awaiting #>> '{0,seat}' = '1'`,
      [[...games.keys()]],
    );
    return found;
  });
  if (rows.length !== movers.length) throw new Error(`${rows.length} of ${movers.length} moves are stored`);
  return [
    ...falling.map(({ email, due }) => ({ to: email, due })),
    ...rows.map(({ id, opened }) => ({
      to: (games.get(id) ?? '').replace('bob', 'ann'),
      due: opened + FIRST_WAIT_MS,
    })),
  ];
}

/** Until everybody was told, as far as the house knows, and nobody is at anything. */
async function settled({ adminUrl }: Ground, due: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const [row] = await withClient(adminUrl, async (client) => {
      const { rows } = await client.query<{ sent: number; open: number }>(
        `select count(*) filter (where result = 'sent')::int as sent,
           count(*) filter (where result = 'sending')::int as open from delivery`,
      );
      return rows;
    });
    if (row !== undefined && row.sent >= due && row.open === 0) return;
    await pause(500);
  }
}

const impatience = async (what: string): Promise<never> => {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new Error(what);
};
