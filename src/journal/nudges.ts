import { Prisma, type PrismaClient } from '../generated/prisma/client.js';
import type { SeatId } from '../game/index.js';
import type { Nudges } from '../play/nudging/nudges-port.js';
import { isGameId } from './game-id.js';

type Database = Pick<PrismaClient, 'nudge' | '$queryRaw'>;

/** Nudges in a table of their own. That one was noted and that its game is looked at is one statement. */
export const createNudges = (db: Database): Nudges => ({
  of: async (game) => {
    const rows = isGameId(game) ? await db.nudge.findMany({ where: { gameId: game } }) : [];
    return rows.map(({ seat, seatId, since, bySeatId, at }) => ({
      ...{ seat, since, at },
      seatId: seatId as SeatId,
      by: bySeatId as SeatId,
    }));
  },
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

/** Removes those of games that are closed. */
export async function tidyNudges(db: Pick<PrismaClient, '$executeRaw'>): Promise<void> {
  await db.$executeRaw`
    delete from nudge n using game g where g.id = n.game_id and g.ended_at is not null`;
}
