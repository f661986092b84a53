import type pg from 'pg';
import { Prisma, type PrismaClient } from '../generated/prisma/client.js';
import type { Nudge, Nudges } from '../play/nudging/nudges-port.js';
import { isGameId } from './game-id.js';
import { gathered } from './gathered.js';

type Database = Pick<PrismaClient, 'nudge' | '$queryRaw'>;
type Row = Nudge & Readonly<{ game: string }>;

/** Nudges in a table of their own. That one was noted and that its game is looked at is one statement. */
export const createNudges = (db: Database, pool: pg.Pool): Nudges => ({
  of: inGame(pool),
  note: async (game, { seat, seatId, since, by }, pauseMs) => {
    const pause = Prisma.sql`make_interval(secs => ${pauseMs / 1000}::float8)`;
    const [noted] = await db.$queryRaw<readonly { at: Date }[]>`
      with noted as (
        insert into nudge as n (game_id, seat, seat_id, since, by_seat_id, at)
        values (${game}::uuid, ${seat}::integer, ${seatId}, ${since}::integer, ${by}, clock_timestamp())
        on conflict (game_id, seat) do update
          set seat_id = excluded.seat_id, since = excluded.since, by_seat_id = excluded.by_seat_id, at = excluded.at
          where n.at <= clock_timestamp() - ${pause}
        returning at),
      looked as (
        update game set look_at = now()
        where id = ${game}::uuid and status = 'running' and exists (select from noted))
      select at from noted`;
    if (noted !== undefined) return { noted: true, at: noted.at };
    const { at } = await db.nudge.findUniqueOrThrow({ where: { gameId_seat: { gameId: game, seat } } });
    return { noted: false, at };
  },
});

/** By game. Whoever waits asks with every look. */
function inGame(pool: pg.Pool): Nudges['of'] {
  const found = gathered<Row, readonly Nudge[]>(pool, {
    name: 'nudges-of',
    text: `select n.game_id as game, n.seat, n.seat_id as "seatId", n.since, n.by_seat_id as by, n.at
           from nudge n where n.game_id = any($1::uuid[])`,
    values: (games) => [games],
    found: (rows, games) =>
      new Map(games.map((game) => [game, rows.filter((row) => row.game === game).map(nudgeOf)])),
  });
  return async (game) => (isGameId(game) ? ((await found(game)) ?? []) : []);
}

const nudgeOf = ({ seat, seatId, since, by, at }: Row): Nudge => ({ seat, seatId, since, by, at });

/** Removes those of games that are closed. */
export async function tidyNudges(db: Pick<PrismaClient, '$executeRaw'>): Promise<void> {
  await db.$executeRaw`
    delete from nudge n using game g where g.id = n.game_id and g.ended_at is not null`;
}
