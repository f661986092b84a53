import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { GameId } from '../game/index.js';
import type { ChannelKind } from '../play/channels-port.js';
import type {
  Claimed,
  Deliveries,
  Delivery,
  DeliveryPage,
  DeliveryResult,
  Ended,
  Notice,
  NoticeKind,
  StretchName,
  WantedLetter,
  WasTold,
} from '../play/deliveries-port.js';
import { noticeName } from '../play/notice-name.js';
import { isGameId } from './game-id.js';
import { together } from './together.js';

type Database = Pick<PrismaClient, 'delivery' | '$queryRaw' | '$executeRaw'>;

/** Attempts to tell players something. Batches go in one statement, however large. */
export function createDeliveries(db: Database, pool: pg.Pool): Deliveries {
  const finished = together((all: readonly Ended[]) => finish(pool, all));
  return {
    wasTold: (stretch) => wasTold(db, stretch),
    ofGame: (game, page) => ofGame(db, game, page),
    lastOf: (stretches) => lastOf(db, stretches),
    claim: async (letters) => (letters.length === 0 ? [] : claim(db, letters)),
    finish: async (ended) => {
      await Promise.all(ended.map(finished));
    },
    record: async (notices, result) => {
      if (notices.length > 0) await record(db, notices, result);
    },
    loseTrack: (afterMs) => db.$executeRaw`
      update delivery set result = 'unknown', finished_at = clock_timestamp()
      where result = 'sending' and claimed_at < clock_timestamp() - make_interval(secs => ${afterMs / 1000}::float8)`,
  };
}

type Row = Awaited<ReturnType<Database['delivery']['findMany']>>[number];

const deliveryOf = (row: Row): Delivery => ({
  game: row.gameId as GameId,
  notice: row.notice,
  attempt: row.attempt,
  seat: row.seat,
  since: row.since,
  kind: row.kind as NoticeKind,
  ...(row.deadlineAt === null ? {} : { deadline: row.deadlineAt }),
  channel: { id: row.channelId, kind: row.channelKind as ChannelKind },
  letter: row.letter,
  dueAt: row.dueAt,
  claimedAt: row.claimedAt,
  ...(row.finishedAt === null ? {} : { finishedAt: row.finishedAt }),
  result: row.result as DeliveryResult,
  ...(row.error === null ? {} : { error: row.error }),
});

async function ofGame(db: Database, game: GameId, page?: DeliveryPage): Promise<readonly Delivery[]> {
  if (!isGameId(game)) return [];
  const rows = await db.delivery.findMany({
    where: { gameId: game },
    orderBy: [{ claimedAt: 'asc' }, { notice: 'asc' }, { attempt: 'asc' }],
    ...(page && { take: page.limit }),
    ...(page?.after && {
      cursor: {
        gameId_notice_attempt: { gameId: game, notice: page.after.notice, attempt: page.after.attempt },
      },
      skip: 1,
    }),
  });
  return rows.map(deliveryOf);
}

const TRIED: ReadonlySet<DeliveryResult> = new Set([
  'sent',
  'written',
  'failed',
  'refused',
  'unknown',
  'sending',
  'broken',
]);

const FAILED: ReadonlySet<DeliveryResult> = new Set(['failed', 'refused', 'broken']);

async function wasTold(db: Database, { game, seat, since }: StretchName): Promise<WasTold> {
  const rows = await db.delivery.findMany({
    where: { gameId: game, seat, since },
    orderBy: { finishedAt: 'asc' },
  });
  const tried = rows.map(deliveryOf).filter(({ result }) => TRIED.has(result));
  const told = tried.flatMap(({ result, finishedAt: at, notice, kind, channel }) =>
    result === 'sent' && at !== undefined ? [{ notice, kind, channel: channel.kind, at }] : [],
  );
  // What somebody is still at, or may have managed before dying, has not failed.
  const unreachable = tried.length > 0 && tried.every(({ result }) => FAILED.has(result));
  const taken = new Set(told.map(({ notice }) => notice));
  const failed = tried.flatMap(({ notice, result }) =>
    FAILED.has(result) && !taken.has(notice) ? [notice] : [],
  );
  return { told, failed: [...new Set(failed)], unreachable };
}

/** By hand: the last row of each group is what Postgres can find and Prisma cannot ask for. */
async function lastOf(db: Database, stretches: readonly StretchName[]): Promise<readonly Delivery[]> {
  const rows = await db.$queryRaw<readonly Row[]>`
    select distinct on (d.game_id, d.notice)
      d.game_id as "gameId", d.notice, d.attempt, d.seat, d.since, d.kind, d.deadline_at as "deadlineAt",
      d.channel_id as "channelId", d.channel_kind as "channelKind", d.letter, d.due_at as "dueAt",
      d.claimed_at as "claimedAt", d.finished_at as "finishedAt", d.result, d.error
    from jsonb_to_recordset(${JSON.stringify(stretches)}::jsonb) as s(game uuid, seat int, since int)
    join delivery d on d.game_id = s.game and d.seat = s.seat and d.since = s.since
    order by d.game_id, d.notice, d.attempt desc`;
  return rows.map(deliveryOf);
}

const rowsOf = (notices: readonly Notice[], letter?: string) =>
  notices.map((notice) => ({
    game_id: notice.game,
    notice: noticeName(notice),
    letter,
    seat: notice.seat,
    since: notice.since,
    kind: notice.kind,
    deadline_at: notice.deadline,
    channel_id: notice.channel.id,
    channel_kind: notice.channel.kind,
    due_at: notice.dueAt,
  }));

/**
 * The insert is the claim: of two who number their attempt alike, one is told of a conflict and gets nothing. What
 * failed, was off or got lost may be claimed anew; what is under way or came to an end may not.
 */
async function claim(db: Database, letters: readonly WantedLetter[]): Promise<readonly Claimed[]> {
  const wanted = JSON.stringify(letters.flatMap(({ letter, notices }) => rowsOf(notices, letter)));
  // In one order for all: two who want the same ones must not wait for each other.
  return db.$queryRaw<readonly Claimed[]>`
    insert into delivery (game_id, notice, attempt, seat, since, kind, deadline_at, channel_id, channel_kind,
      letter, due_at, claimed_at, result)
    select w.game_id, w.notice, coalesce(l.attempt, 0) + 1, w.seat, w.since, w.kind, w.deadline_at, w.channel_id,
      w.channel_kind, case when l.result in ('unknown', 'failed') then l.letter else w.letter end, w.due_at,
      clock_timestamp(), 'sending'
    from jsonb_to_recordset(${wanted}::jsonb) as w(game_id uuid, notice text, letter text, seat int, since int, kind text,
      deadline_at timestamptz, channel_id uuid, channel_kind text, due_at timestamptz)
    left join lateral (
      select d.attempt, d.result, d.letter from delivery d
      where d.game_id = w.game_id and d.notice = w.notice order by d.attempt desc limit 1) l on true
    where l.result is null or l.result in ('failed', 'unknown', 'off', 'unverified', 'broken')
    order by w.game_id, w.notice
    on conflict do nothing
    returning game_id as game, notice, attempt, letter`;
}

const FINISH = {
  name: 'finish',
  text: `
    update delivery d set result = e.result, error = e.error, finished_at = clock_timestamp()
    from jsonb_to_recordset($1::jsonb) as e(game uuid, notice text, attempt int, result text, error text)
    where d.game_id = e.game and d.notice = e.notice and d.attempt = e.attempt and d.result = 'sending'`,
};

/** Past Prisma: while letters go out, this is what Postgres is asked most often. */
async function finish(pool: pg.Pool, ended: readonly Ended[]): Promise<readonly undefined[]> {
  await pool.query({ ...FINISH, values: [JSON.stringify(ended)] });
  return ended.map(() => undefined);
}

/** A row of its own for each new reason; the same reason again adds nothing. */
async function record(db: Database, notices: readonly Notice[], result: DeliveryResult): Promise<void> {
  await db.$executeRaw`
    insert into delivery (game_id, notice, attempt, seat, since, kind, deadline_at, channel_id, channel_kind,
      letter, due_at, claimed_at, finished_at, result)
    select w.game_id, w.notice, coalesce(l.attempt, 0) + 1, w.seat, w.since, w.kind, w.deadline_at, w.channel_id,
      w.channel_kind, w.notice, w.due_at, clock_timestamp(), clock_timestamp(), ${result}
    from jsonb_to_recordset(${JSON.stringify(rowsOf(notices))}::jsonb) as w(game_id uuid, notice text, seat int, since int, kind text,
      deadline_at timestamptz, channel_id uuid, channel_kind text, due_at timestamptz)
    left join lateral (
      select d.attempt, d.result from delivery d
      where d.game_id = w.game_id and d.notice = w.notice order by d.attempt desc limit 1) l on true
    where l.result is null or l.result in ('failed', 'unknown', 'off', 'unverified', 'broken') and l.result <> ${result}
    order by w.game_id, w.notice
    on conflict do nothing`;
}
