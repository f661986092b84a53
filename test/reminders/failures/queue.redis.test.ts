import { Redis } from 'ioredis';
import type { GameId } from '../../../src/game/index.js';
import { withClient } from '../../../src/journal/connection.js';
import type { QueueOptions } from '../../../src/reminders/queue.js';
import { MINUTE, postOffice, type Person } from '../../support/reminding.js';
import { startOwnRedis, type OwnRedis } from '../../support/own-redis.js';
import { testRedisUrl } from '../../support/redis.js';
import { until } from '../../support/until.js';
import { startTestWorker, SWEEPING, SWEEPLESS, type TestWorker } from '../../support/worker.js';
import { LONG } from '../../support/long.js';

jest.setTimeout(180_000);

const post = postOffice();
const workers: TestWorker[] = [];
const redises: OwnRedis[] = [];

afterEach(async () => {
  await Promise.all(workers.splice(0).map(({ stop }) => stop()));
  for (const { kill } of redises.splice(0)) await kill();
});

const working = async (...[server, pauses]: [Parameters<typeof startTestWorker>[1], typeof SWEEPING]) => {
  const worker = await startTestWorker(post, server, pauses);
  workers.push(worker);
  return worker;
};
const ownRedis = async (kept: boolean): Promise<OwnRedis> => {
  const redis = await startOwnRedis(kept);
  redises.push(redis);
  return redis;
};
const asAdmin = (sql: string, ...values: readonly unknown[]) =>
  withClient(post.stores().database.adminUrl, (client) => client.query(sql, [...values]));

/** Somebody who is to be told in so many milliseconds, and when that is. */
async function dueIn(ms: number): Promise<Readonly<{ person: Person; game: GameId; due: number }>> {
  const person = await post.person();
  const { game } = await post.table([person, await post.person()], 2 * MINUTE - ms);
  const { rows } = await asAdmin(
    `update game set look_at = to_timestamp((awaiting #>> '{0,stretch,openedAt}')::float8 / 1000) + interval '2 min'
     where id = $1 returning look_at`,
    game,
  );
  return { person, game, due: (rows[0] as { look_at: Date }).look_at.getTime() };
}

/** Told once, and not before it was due. */
async function toldOnce(person: Person, due: number): Promise<void> {
  await until(() => post.mailsTo(person).length > 0);
  expect(post.mailsTo(person).map(({ mail }) => mail.subject)).toEqual(['Your turn: Test']);
  expect(post.mailsTo(person)[0]!.at).toBeGreaterThanOrEqual(due);
}

describe('job lost on queue restart', () => {
  it('what it was to wake is found all the same, once; what is armed afterwards wakes again', async () => {
    const redis = await ownRedis(false);
    const worker = await working({ redisUrl: redis.url }, SWEEPING);
    const { person, game, due } = await dueIn(1_500);
    await worker.wakeFor([game], due - Date.now());
    await redis.kill();
    await redis.start();
    await toldOnce(person, due);
    await worker.stop();
    workers.length = 0;

    const sweepless = await working({ redisUrl: redis.url }, SWEEPLESS);
    const next = await dueIn(300);
    await sweepless.wakeFor([next.game], next.due - Date.now() + 50);
    await toldOnce(next.person, next.due);
  });
});

describe('late after reconnect', () => {
  it('nobody waits for a queue that is away, nor hears it twice when it is back', async () => {
    const redis = await ownRedis(true);
    const worker = await working({ redisUrl: redis.url }, SWEEPING);
    const first = await dueIn(1_000);
    await worker.wakeFor([first.game], first.due - Date.now());
    await redis.kill();
    await toldOnce(first.person, first.due);
    await redis.start();
    const second = await dueIn(500);
    await until(() =>
      worker.wakeFor([second.game], second.due - Date.now()).then(
        () => true,
        () => false,
      ),
    );
    await toldOnce(second.person, second.due);
    expect(post.mailsTo(first.person)).toHaveLength(1);
  });

  it('a worker that lost its connections is woken when it is time', async () => {
    const redis = await ownRedis(true);
    const worker = await working({ redisUrl: redis.url }, SWEEPLESS);
    const { person, game, due } = await dueIn(1_000);
    await worker.wakeFor([game], due - Date.now() + 50);
    const admin = new Redis(redis.url);
    await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await admin.quit();
    await toldOnce(person, due);
  });
});

const PERSONS = 10;
const GAMES_EACH = 100;

/** A thousand open stretches: the game of each person once for real, and copies of it to the last event. */
async function thousand(): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < PERSONS; index += 1) {
    const person = await post.person();
    const { game } = await post.table([person, await post.person()], MINUTE);
    people.push(person);
    await asAdmin(
      `with copy as materialized (select gen_random_uuid() as id from generate_series(2, $2)),
         games as (insert into game
           select (jsonb_populate_record(g, jsonb_build_object('id', c.id))).* from game g, copy c where g.id = $1),
         seats as (insert into seat
           select (jsonb_populate_record(s, jsonb_build_object('game_id', c.id))).* from seat s, copy c where s.game_id = $1)
       insert into event
         select (jsonb_populate_record(e, jsonb_build_object('game_id', c.id))).* from event e, copy c where e.game_id = $1`,
      game,
      GAMES_EACH,
    );
  }
  return people;
}

type Flushed = readonly [name: string, server: Pick<QueueOptions, 'redisUrl'>, lose: () => Promise<unknown>];
const ON_REDIS: Flushed = ['Redis', { redisUrl: testRedisUrl() }, () => flush(testRedisUrl())];
const ON_POSTGRES: Flushed = ['PostgreSQL', {}, () => asAdmin('truncate bullmq.job cascade')];

describe('queue flushed with 1,000 armed', () => {
  it.each(LONG ? [ON_REDIS, ON_POSTGRES] : [ON_REDIS])(
    'everybody is told of every one of them (%s)',
    async (_, server, lose) => {
      await asAdmin('update game set look_at = null');
      const people = await thousand();
      const { rows } = await asAdmin(`select id from game where look_at is not null`);
      const games = (rows as { id: GameId }[]).map(({ id }) => id);
      expect(games).toHaveLength(PERSONS * GAMES_EACH);
      const worker = await working(server, SWEEPING);
      await worker.wakeFor(games, MINUTE);
      await lose();
      // A minute later.
      await asAdmin(
        `update game set look_at = now(), awaiting = jsonb_set(awaiting, '{0,stretch,openedAt}',
         to_jsonb((awaiting #>> '{0,stretch,openedAt}')::bigint - 60000)) where id = any($1)`,
        games,
      );
      const sent = async () =>
        (
          await asAdmin(
            `select count(*)::int as n from delivery where result = 'sent' and game_id = any($1)`,
            games,
          )
        ).rows as { n: number }[];
      await until(async () => (await sent())[0]!.n === games.length, 120_000);
      const mails = people.map((person) => post.mailsTo(person));
      expect(mails.map(({ length }) => length)).toEqual(people.map(() => 1));
      const links = mails.flatMap(([only]) => [...only!.mail.text!.matchAll(/decide\?game=([\w-]{36})/g)]);
      expect(new Set(links.map(([, game]) => game))).toEqual(new Set(games));
    },
  );
});

async function flush(url: string): Promise<void> {
  const admin = new Redis(url);
  await admin.flushdb();
  await admin.quit();
}
