import { randomBytes, randomUUID } from 'node:crypto';
import { withClient } from '../../src/journal/connection.js';
import { dueQuery } from '../../src/journal/stretches.js';
import {
  DEFAULT_TIME,
  type Command,
  type GameId,
  type StoredEvent,
  type TimeSettings,
} from '../../src/game/index.js';
import type { DeliveryResult, StretchName } from '../../src/play/deliveries-port.js';
import { createTimeOuts, type TimeOuts } from '../../src/play/time-outs.js';
import { isBacked, timeOutsIn } from '../../src/views/audit.js';
import { accepted, node, startedGame, type Node } from '../support/house.js';
import { realStores } from '../support/real-stores.js';

const stores = realStores();
const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => (): Date => new Date(Date.now() - ms);
const place = (where: string): Command => ({ type: 'PlacePeople', place: where, people: 1 });

/** A worker, whose own clock may be wrong. */
function worker(at: Node): TimeOuts {
  const warn = (what: string, error: unknown): never => {
    throw new Error(what, { cause: error });
  };
  const { wasTold } = stores().notices.deliveries;
  return createTimeOuts({ play: at.play, stretches: stores().stretches, wasTold, warn });
}

/** What became of attempts to tell of a stretch, one after the other, each by a way of its own. */
async function tried(
  { game, seat, since }: StretchName,
  ...results: readonly DeliveryResult[]
): Promise<readonly string[]> {
  const names = results.map(() => randomBytes(16).toString('hex'));
  await withClient(stores().database.adminUrl, async (client) => {
    for (const [index, result] of results.entries())
      await client.query(
        `insert into delivery (game_id, notice, attempt, seat, since, kind, channel_id, channel_kind, letter, due_at,
           claimed_at, finished_at, result)
         values ($1, $2, 1, $3, $4, 'turn', gen_random_uuid(), 'email', $2, now(), now(),
           now() + $5 * interval '1 second', $6)`,
        [game, names[index], seat, since, index, result],
      );
  });
  return names;
}

/** A game whose first stretch began so long ago, for two days of one who sleeps from 22 to 8. */
const begunAgo = (ms: number, time: TimeSettings = DEFAULT_TIME): Promise<GameId> =>
  startedGame(node(stores(), { now: ago(ms) }), { time });

const eventsOf = async (game: GameId): Promise<readonly StoredEvent[]> => stores().journal.read(game, 0);
const timeOutsOf = async (game: GameId): Promise<readonly StoredEvent[]> =>
  (await eventsOf(game)).filter(({ type }) => type === 'TimedOut');
const openStretch = async (at: Node, game: GameId) => {
  const { seat, since } = (await at.tables.fresh(game))!.stretches[0]!;
  return { game, seat, since };
};

describe('time-outs', () => {
  it('are found and stored, with what they rest on', async () => {
    const game = await begunAgo(4 * DAY);
    const at = node(stores());
    const { since } = await openStretch(at, game);
    expect(await worker(at).sweep()).toBeGreaterThan(0);
    const [out] = await timeOutsOf(game);
    expect(out).toMatchObject({
      actor: 'server',
      commandId: `timeout-1-${since}`,
      payload: { seat: 1, since, step: 'excused', count: 1 },
      clock: { since, spent: 2 * 86_400, left: 0 },
    });
    // Excused: a stretch of its own, with the whole time again.
    expect(await openStretch(at, game)).toEqual({ game, seat: 1, since: out?.version });
    expect(await worker(at).sweep()).toBe(0);
  });

  it('climb the ladder to the seat that is kept, and back by one command', async () => {
    const whenOut = { kind: 'ladder', excuses: 0, keepAfter: 2 } as const;
    const game = await begunAgo(20 * DAY, { ...DEFAULT_TIME, whenOut });
    const late = node(stores(), { now: ago(10 * DAY) });
    expect(await worker(late).one(await openStretch(late, game))).toBe(true);
    const play = (actor: Parameters<Node['play']>[0]['actor'], command: Command) =>
      late.play({ game, actor, commandId: randomUUID(), command });
    accepted(await play('autopilot:ann', place('hunt')));
    accepted(await play('seat:bob', place('hunt')));
    const now = node(stores());
    expect(await worker(now).one(await openStretch(now, game))).toBe(true);
    expect((await timeOutsOf(game)).map(({ payload }) => payload['step'])).toEqual(['played', 'kept']);
    expect((await now.tables.fresh(game))?.stretches).toEqual([]);
    accepted(
      await now.play({ game, actor: 'seat:ann', commandId: randomUUID(), command: { type: 'ComeBack' } }),
    );
    expect(await openStretch(now, game)).toMatchObject({ seat: 1 });
  });

  it('two workers racing for one time-out: it happens once', async () => {
    const game = await begunAgo(4 * DAY);
    const workers = Array.from({ length: 6 }, () => node(stores()));
    const stretch = await openStretch(workers[0]!, game);
    expect(await Promise.all(workers.map((at) => worker(at).one(stretch)))).toEqual(workers.map(() => true));
    expect(await timeOutsOf(game)).toHaveLength(1);
  });

  it.each([
    ['fast', -1],
    ['slow', 1],
  ])("worker's clock wrong by an hour, too %s: Postgres decides", async (_, hours) => {
    // Awake all day in spirit: what matters is how far from the deadline Postgres is.
    const wrong = node(stores(), { now: ago(hours * HOUR) });
    const early = await begunAgo(HOUR);
    expect(await worker(wrong).one(await openStretch(wrong, early))).toBe(false);
    expect(await timeOutsOf(early)).toEqual([]);
    const late = await begunAgo(4 * DAY);
    expect(await worker(wrong).one(await openStretch(wrong, late))).toBe(true);
    expect(await timeOutsOf(late)).toHaveLength(1);
  });

  it('come too late once the player has moved, however late he was', async () => {
    const game = await begunAgo(4 * DAY);
    const at = node(stores());
    const stretch = await openStretch(at, game);
    accepted(await at.play({ game, actor: 'seat:ann', commandId: randomUUID(), command: place('hunt') }));
    expect(await worker(node(stores())).one(stretch)).toBe(false);
    expect((await eventsOf(game)).at(-1)?.type).not.toBe('TimedOut');
    expect((await eventsOf(game)).findLast(({ ordinal }) => ordinal === 0)?.clock?.left).toBe(0);
  });

  it('are void with the stretch that an undo has taken back, and with a deadline that moved', async () => {
    const game = await begunAgo(20 * DAY);
    const then = node(stores(), { now: ago(19 * DAY) });
    const first = await openStretch(then, game);
    accepted(await then.play({ game, actor: 'seat:ann', commandId: randomUUID(), command: place('hunt') }));
    const bobs = await openStretch(then, game);
    accepted(
      await then.play({ game, actor: 'seat:ann', commandId: randomUUID(), command: { type: 'UndoMove' } }),
    );
    expect(await worker(then).one(bobs)).toBe(false);
    expect(await worker(then).one(first)).toBe(false);
    accepted(
      await then.play({
        game,
        actor: 'server',
        commandId: randomUUID(),
        command: { type: 'Pause', seat: 1, days: 3 },
      }),
    );
    const paused = await openStretch(then, game);
    expect(await worker(then).one(paused)).toBe(false);
    const now = node(stores());
    accepted(
      await now.play({
        game,
        actor: 'server',
        commandId: randomUUID(),
        command: { type: 'Resume', seat: 1, days: 3 },
      }),
    );
    // The same stretch, whose deadline was long ago and is now to come.
    expect(await openStretch(now, game)).toEqual(paused);
    expect(await worker(now).one(paused)).toBe(false);
    expect(await timeOutsOf(game)).toEqual([]);
  });

  it('extend the time of whoever could not be reached, once in a game, and cite what was sent in vain', async () => {
    const game = await begunAgo(20 * DAY);
    const then = node(stores(), { now: ago(10 * DAY) });
    const first = await openStretch(then, game);
    const vain = await tried(first, 'failed', 'refused', 'broken');
    await tried(first, 'off', 'obsolete');
    expect(await worker(then).one(first)).toBe(true);
    const second = await openStretch(then, game);
    const again = await tried(second, 'failed');
    expect(await worker(then).one(second)).toBe(true);
    expect((await timeOutsOf(game)).map(({ payload }) => [payload['step'], payload['notices']])).toEqual([
      ['extended', vain],
      ['excused', again],
    ]);
  });

  it.each<[string, readonly DeliveryResult[]]>([
    ['one way took it', ['failed', 'sent']],
    ['somebody is at it', ['failed', 'unknown']],
    ['it lies in a folder', ['failed', 'written']],
    ['they want no reminders', ['off', 'unverified']],
    ['nothing was due yet', []],
  ])('extend nobody’s time when %s', async (_, results) => {
    const game = await begunAgo(4 * DAY);
    const at = node(stores());
    const stretch = await openStretch(at, game);
    await tried(stretch, ...results);
    expect(await worker(at).one(stretch)).toBe(true);
    expect((await timeOutsOf(game)).map(({ payload }) => payload['step'])).toEqual(['excused']);
  });

  it('cite the notices they rest on, as an audit shows; of two workers who know different ones the first counts', async () => {
    const game = await begunAgo(4 * DAY);
    const [at, other] = [node(stores()), node(stores())];
    const stretch = await openStretch(at, game);
    const [, ...told] = await tried(stretch, 'failed', 'sent', 'sent');
    await tried({ ...stretch, since: stretch.since - 1 }, 'sent');
    await openStretch(other, game);
    expect(await worker(at).one(stretch)).toBe(true);
    await tried(stretch, 'sent');
    expect(await worker(other).one(stretch)).toBe(true);
    const events = await eventsOf(game);
    const [timeOut, ...others] = timeOutsIn(events);
    expect(others).toEqual([]);
    expect(timeOut).toMatchObject({
      seat: 1,
      since: stretch.since,
      step: 'excused',
      count: 1,
      notices: told,
    });
    const records = await stores().notices.deliveries.ofGame(game);
    expect(isBacked(timeOut!, records)).toBe(true);
    expect(isBacked({ ...timeOut!, since: 1 }, records)).toBe(false);
    expect(isBacked({ ...timeOut!, notices: ['0'.repeat(32)] }, records)).toBe(false);
  });

  it('never come where reminders are all that was agreed', async () => {
    const game = await begunAgo(4 * DAY, { ...DEFAULT_TIME, whenOut: { kind: 'remind' } });
    await worker(node(stores())).sweep();
    expect(await timeOutsOf(game)).toEqual([]);
    const due = await stores().stretches.due(1_000);
    expect(due.map((each) => each.game)).not.toContain(game);
  });

  it('are looked for with an index', async () => {
    const { sql, values } = dueQuery(100);
    const text = sql.replaceAll('?', '$1');
    await withClient(stores().database.adminUrl, async (client) => {
      await client.query(
        `insert into game (id, version, head_hash, draws, status, summary, awaiting, next_deadline, owner, title, visibility, opened_at, updated_at)
         select gen_random_uuid(), 1, '', 1, 'running', '{}', '[]', now() + n * interval '1 minute', gen_random_uuid(), '', 'public', now(), now()
         from generate_series(1, 5000) n`,
      );
      await client.query('analyze game');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Scan using game_next_deadline_idx/);
      expect(plan).not.toMatch(/Seq Scan on game|Sort/);
    });
  });
});
