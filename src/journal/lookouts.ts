import { Prisma, type PrismaClient } from '../generated/prisma/client.js';
import type { Lookout, Lookouts, Pulse, Taken } from '../play/lookouts-port.js';

type Database = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>;

/** What a look needs of the row g. */
const COLUMNS = Prisma.sql`g.id as game, g.version, g.title, g.summary, g.awaiting, g.look_at as lease,
  array(
    select (open ->> 'seat')::integer from jsonb_array_elements(g.awaiting) as open
    where g.summary -> 'settings' ? 'time'
      and is_on_vacation(g.id, g.summary -> 'taken', (open ->> 'seat')::integer)) as away,
  array(
    select jsonb_build_object('seat', n.seat, 'seatId', n.seat_id, 'since', n.since, 'by', n.by_seat_id,
      'at', (extract(epoch from n.at) * 1000)::bigint)
    from nudge n where n.game_id = g.id) as nudges`;

/** The due-query. Exported so that a test can see which index it uses. */
export const dueGames = (limit: number) => Prisma.sql`
  select id, look_at from game where look_at <= now() order by look_at limit ${limit} for update skip locked`;

/** When to look at which game, kept in the games' own rows. */
export const createLookouts = (db: Database): Lookouts => ({
  take: (limit, leaseMs) => take(db, dueGames(limit), leaseMs),
  takeThese: (games, leaseMs) =>
    games.length === 0
      ? Promise.resolve({ now: new Date(0), games: [] })
      : take(
          db,
          Prisma.sql`select id, look_at from game where id = any(${[...games]}::uuid[]) and look_at is not null for update skip locked`,
          leaseMs,
        ),
  alsoOf: (accounts, until) => db.$queryRaw<readonly Lookout[]>`
    select ${COLUMNS}, g.look_at as "lookAt" from game g
    where g.look_at <= ${until} and g.id in (select game_id from seat where account_id = any(${[...accounts]}::uuid[]))`,
  done: async (looked) => {
    if (looked.length === 0) return;
    await db.$executeRaw`
      update game g set look_at = l.next
      from jsonb_to_recordset(${JSON.stringify(looked)}::jsonb) as l(game uuid, version int, lease timestamptz, next timestamptz)
      where g.id = l.game and g.version = l.version and g.look_at = l.lease`;
  },
  lookAtGamesOf: async (account) => {
    await db.$executeRaw`
      update game set look_at = now() where status = 'running'
        and id in (select game_id from seat where account_id = ${account}::uuid)`;
  },
  pulse: () => pulse(db),
});

/** Taking a game moves its time on: should whoever took it die, it is due again when the lease is over. */
async function take(db: Database, which: Prisma.Sql, leaseMs: number): Promise<Taken> {
  const games = await db.$queryRaw<readonly (Lookout & Readonly<{ now: Date }>)[]>`
    with due as materialized (${which})
    update game g set look_at = clock_timestamp() + make_interval(secs => ${leaseMs / 1000}::float8)
    from due where g.id = due.id
    returning ${COLUMNS}, due.look_at as "lookAt", clock_timestamp() as now`;
  return { now: games[0]?.now ?? new Date(0), games };
}

type Counted = Readonly<{
  overdue: number;
  late: number;
  watched: number;
  sent: number;
  p50: number;
  p99: number;
  max: number;
}>;

async function pulse(db: Database): Promise<Pulse> {
  const [row] = await db.$queryRaw<readonly Counted[]>`
    with lateness as (
      select extract(epoch from finished_at - due_at)::float8 as seconds from delivery
      where claimed_at > now() - interval '1 hour' and result = 'sent')
    select
      (select count(*)::int from game where look_at <= now()) as overdue,
      (select coalesce(extract(epoch from now() - min(look_at)), 0)::float8 from game where look_at <= now()) as late,
      (select count(*)::int from game where look_at is not null) as watched,
      (select count(*)::int from lateness) as sent,
      (select coalesce(percentile_disc(0.5) within group (order by seconds), 0)::float8 from lateness) as p50,
      (select coalesce(percentile_disc(0.99) within group (order by seconds), 0)::float8 from lateness) as p99,
      (select coalesce(max(seconds), 0)::float8 from lateness) as max`;
  if (row === undefined) throw new Error('nothing was counted');
  const { overdue, late, watched, sent, p50, p99, max } = row;
  return { overdue, overdueSeconds: late, watched, sent, latenessSeconds: { p50, p99, max } };
}
