import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Redis } from 'ioredis';
import type { GameId } from '../../../src/game/index.js';
import { withClient } from '../../../src/journal/connection.js';
import { createQueue } from '../../../src/reminders/queue.js';
import { createWaker } from '../../../src/reminders/wake-for.js';
import { testRedisUrl } from '../../support/redis.js';
import { DAY, HOUR, MINUTE, postOffice, SLEEPLESS, type Person } from '../../support/reminding.js';
import { runCairn, type Cairn } from '../../support/servers.js';
import { until } from '../../support/until.js';
import { startTestWorker, SWEEPING } from '../../support/worker.js';

jest.setTimeout(120_000);

const post = postOffice();
const running: Cairn[] = [];

afterEach(async () => {
  for (const cairn of running.splice(0)) {
    cairn.kill('SIGKILL');
    await cairn.ended;
  }
});

const asAdmin = (sql: string, ...values: readonly unknown[]) =>
  withClient(
    post.stores().database.adminUrl,
    async (client) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
  );

/** `cairn worker` in a process of its own. */
async function cairnWorker(more: Readonly<Record<string, string>> = {}): Promise<Cairn> {
  const cairn = runCairn(['worker'], {
    DATABASE_URL: post.stores().database.appUrl,
    SMTP_URL: post.mail().url,
    MAIL_FROM: 'Cairn <cairn@example.org>',
    PUBLIC_URL: 'https://cairn.example',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'worker-')),
    ...more,
  });
  running.push(cairn);
  await cairn.says("Cairn's worker runs");
  return cairn;
}

/** Wakes whoever works on the queue in PostgreSQL, now. */
async function wake(game: GameId): Promise<void> {
  const queue = await createQueue({ databaseUrl: post.stores().database.appUrl });
  await createWaker(queue).wake([{ game, seat: 1, since: 1, at: Date.now(), inMs: 0 }]);
  await queue.close();
}

const results = async (game: GameId) => (await post.rows(game)).map(({ result }) => result);
const stepsOf = async (game: GameId) =>
  (await post.stores().journal.read(game, 0))
    .filter(({ type }) => type === 'TimedOut')
    .map(({ payload }) => payload['step']);

describe('doubled on worker restart', () => {
  it('what was taken when the worker was killed -9 comes again under the same name, and nothing else does', async () => {
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')];
    const told = (await post.table([bob, await post.person()], HOUR)).game;
    const first = await cairnWorker();
    await wake(told);
    await until(async () => (await results(told)).includes('sent'));

    const lost = (await post.table([ann, await post.person()], HOUR)).game;
    // The mail is taken, and whoever sent it never hears of that.
    post.mail().beforeAnswer(async () => {
      post.mail().beforeAnswer(() => undefined);
      first.kill('SIGKILL');
      await first.ended;
    });
    await wake(lost);
    await first.ended;
    expect(await results(lost)).toEqual(['sending']);

    await cairnWorker();
    await post.dueNow(lost, told);
    await wake(told);
    await until(async () => (await asAdmin('select 1 from game where look_at <= now()')).length === 0);
    // Two minutes later whoever was at it is taken for dead.
    await asAdmin(`update delivery set claimed_at = claimed_at - interval '2 min' where game_id = $1`, lost);
    await post.dueNow(lost);
    await wake(lost);
    await until(async () => (await results(lost)).includes('sent'));
    expect(await results(lost)).toEqual(['unknown', 'sent']);
    const names = post.mailsTo(ann).map(({ mail }) => mail.messageId);
    expect([names.length, new Set(names).size]).toEqual([2, 1]);
    expect(post.mailsTo(bob)).toHaveLength(1);
  });
});

describe("worker's clock wrong by an hour", () => {
  it.each([
    ['fast', HOUR],
    ['slow', -HOUR],
  ])('too %s: nobody is told or timed out before it is time, and everybody then', async (_, wrongBy) => {
    await asAdmin('update game set look_at = null');
    const person = () => post.person('Ann', SLEEPLESS);
    const due = await person();
    const [told, early, out, almost] = [
      (await post.table([due, await person()], 3 * MINUTE)).game,
      (await post.table([await person(), await person()], MINUTE)).game,
      (await post.table([await person(), await person()], 2 * DAY + MINUTE)).game,
      (await post.table([await person(), await person()], 2 * DAY - 30 * MINUTE)).game,
    ];
    const clock = pathToFileURL(join(import.meta.dirname, '../../support/wrong-clock.mjs')).href;
    await cairnWorker({ NODE_OPTIONS: `--import=${clock}`, CLOCK_WRONG_BY_MS: String(wrongBy) });
    await wake(told);
    await until(async () => (await results(told)).includes('sent'));
    const [{ deadline } = {}] = await post.rows(told);
    expect(post.mailsTo(due)[0]?.mail.text).toContain(`${deadline!.toISOString().slice(11, 16)} UTC`);
    expect(await results(early)).toEqual([]);
    expect(await stepsOf(out)).toEqual(['excused']);
    expect(await stepsOf(almost)).toEqual([]);
  });
});

describe('a day of downtime (one correct notice each, no burst)', () => {
  it('everybody gets one mail about what holds now, whatever was missed and however many are woken', async () => {
    const admin = new Redis(testRedisUrl());
    await admin.flushdb();
    await admin.quit();
    await asAdmin('update game set look_at = null');
    // Of two days, so much had passed when the worker went away, and a day more now.
    const begun = { turn: 25 * HOUR, share: 37 * HOUR, last: 45 * HOUR };
    const people: Record<string, Person> = {};
    const games: GameId[] = [];
    for (const [kind, ms] of Object.entries(begun)) {
      people[kind] = await post.person(kind);
      games.push((await post.table([people[kind], await post.person()], ms)).game);
    }
    const busy = await post.person('busy');
    for (const ms of Object.values(begun))
      games.push((await post.table([busy, await post.person()], ms)).game);

    const server = { redisUrl: testRedisUrl() };
    const workers = [
      await startTestWorker(post, server, SWEEPING),
      await startTestWorker(post, server, SWEEPING),
    ];
    // Every moment that was missed is in the queue, and all of them wake now.
    for (const late of [-3, -2, -1]) await workers[0]!.wakeFor(games, late);
    await until(async () => (await Promise.all(games.map(results))).every((each) => each.includes('sent')));
    await post.dueNow(...games);
    await until(async () => (await asAdmin('select 1 from game where look_at <= now()')).length === 0);
    await Promise.all(workers.map(({ stop }) => stop()));

    const subjects = (person: Person) => post.mailsTo(person).map(({ mail }) => mail.subject);
    expect(subjects(people['turn']!)).toEqual(['Your turn: Test']);
    expect(subjects(people['share']!)).toEqual([expect.stringMatching(/^Still your turn, until /)]);
    expect(subjects(people['last']!)).toEqual([expect.stringMatching(/^Your time is nearly up /)]);
    expect(subjects(busy)).toEqual([expect.stringMatching(/3/)]);
    for (const game of games)
      expect((await results(game)).filter((result) => result !== 'superseded')).toEqual(['sent']);
  });
});
