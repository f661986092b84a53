import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf } from '../../../src/bots/chance.js';
import { openStores } from '../../../src/journal/stores.js';
import { withClient } from '../../../src/journal/connection.js';
import { createHouseLinks } from '../../../src/notices/house-links.js';
import { FIRST_WAIT_MS } from '../../../src/play/reminding/moments.js';
import type { Own } from '../../bench/lib/clean-up.js';
import { letFallDue, openStretches, type OpenStretch } from '../../bench/reminders/open-stretches.js';
import { killInTurn } from '../world/kills.js';
import { letMove } from './movers.js';
import { startWaves, type Fallen } from './waves.js';
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
/** Longer than a letter takes whose sender died twice. */
const PATIENCE_MS = 10 * 60_000;

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
  const movers = open.filter((_, index) => index < open.length / 2 && index % MOVES_ONE_IN === 0);
  const links = createHouseLinks(houseKey, () => app.address);
  const moving = letMove(movers, ground.sink, () => links);
  const waves = startWaves(ground, open, { count: kills, seconds: 2 * secondsBetween, chance });
  const tally = (text: string): void => say(`${text} (${ground.sink.taken.length} mails came)`);
  const killing = killInTurn([worker, app, ...ground.victims], {
    ...{ kills, secondsBetween, chance, say: tally },
    ...{ before: waves.next, progress: () => ground.sink.taken.length, stake: waves.size / 2 },
  });
  await Promise.race([killing, moving.failed]);
  say('Everything is up again. Whoever was told and meant to moves …');
  await Promise.race([moving.moved, moving.failed, impatience('some could not move')]);
  const expected = await allExpected(ground, waves.fallen(), movers);
  say(`Waiting until all ${expected.length} are told and nothing is under way …`);
  await settled(ground, expected, say);
  for (const crash of [...app.crashes(), ...worker.crashes()]) throw new Error(crash);
  return verdictOn(expected, ground.sink.taken);
}

/** Nothing falls due before its wave comes. */
const FAR_MS = 24 * 60 * 60_000;

async function prepare({ appUrl, adminUrl }: Ground, count: number) {
  const stores = await openStores(appUrl);
  const admin = new pg.Client(adminUrl);
  try {
    await admin.connect();
    const open = await openStretches(stores, admin, count);
    const due = Date.now() + FAR_MS;
    await letFallDue(
      admin,
      open.map((stretch) => ({ ...stretch, due })),
      FIRST_WAIT_MS,
    );
    return { open, houseKey: await stores.houseKey('links') };
  } finally {
    await admin.end();
    await stores.close();
  }
}

/** Those who were awaited at the beginning, and those who are because somebody moved. */
async function allExpected(
  { adminUrl }: Ground,
  falling: readonly Fallen[],
  movers: readonly OpenStretch[],
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

/** Until everybody was told and nobody is at anything, nor will be because its sender died. */
async function settled(
  { adminUrl, sink }: Ground,
  expected: readonly Expected[],
  say: (line: string) => void,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (let looks = 0; Date.now() < end; looks += 1) {
    const { due, missing } = verdictOn(expected, sink.taken);
    const open = await openLetters(adminUrl);
    if (missing === 0 && open === 0) return;
    if (looks % 20 === 0) say(`  ${due - missing} of ${due} are told, ${open} letters are under way or lost`);
    await pause(1_000);
  }
}

/** What nobody knows the end of, about stretches that are still open. */
const openLetters = (adminUrl: string): Promise<number> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from (
         select distinct on (game_id, notice) game_id, seat, since, result from delivery
         order by game_id, notice, attempt desc) last
       join game g on g.id = last.game_id
       where last.result in ('sending', 'unknown')
         and exists (select from jsonb_array_elements(g.awaiting) as open
           where open -> 'seat' = to_jsonb(last.seat) and open #> '{stretch,since}' = to_jsonb(last.since))`,
    );
    return rows[0]?.count ?? 0;
  });

const impatience = async (what: string): Promise<never> => {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new Error(what);
};
