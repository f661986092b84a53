import { Prisma, type PrismaClient } from '../generated/prisma/client.js';
import type { Stretch } from '../clock/stretch.js';
import type { GameId } from '../game/index.js';
import type { StretchName } from '../play/deliveries-port.js';
import type { Stretches } from '../play/stretch-port.js';

type Database = Pick<PrismaClient, '$queryRaw'>;
type Open = Readonly<{ game: GameId; seat: number; stretch: Omit<Stretch, 'seat'> }>;

/** What is due, from the index on deadlines. The clock is the database's own. */
export const dueQuery = (limit: number): Prisma.Sql => Prisma.sql`
  select g.id as game, (open ->> 'seat')::integer as seat, (open #>> '{stretch,since}')::integer as since
  from game g cross join lateral jsonb_array_elements(g.awaiting) as open
  where g.next_deadline <= now()
    and (open #>> '{stretch,clock,running,due}')::bigint <= extract(epoch from now()) * 1000
    and not is_on_vacation(g.id, g.summary -> 'taken', (open ->> 'seat')::integer)
  order by g.next_deadline
  limit ${limit}`;

/** Stretches out of the head rows of their games. */
export const createStretches = (db: Database): Stretches => ({
  due: (limit) => db.$queryRaw<readonly StretchName[]>(dueQuery(limit)),
  ofAccount: async (account) => {
    const rows = await db.$queryRaw<readonly Open[]>`
      select g.id as game, (open ->> 'seat')::integer as seat, open -> 'stretch' as stretch
      from seat s
        join game g on g.id = s.game_id and g.status = 'running'
        cross join lateral jsonb_array_elements(g.summary -> 'taken') as taken
        cross join lateral jsonb_array_elements(g.awaiting) as open
      where s.account_id = ${account}::uuid and taken ->> 'seatId' = s.seat_id
        and taken -> 'seat' = open -> 'seat' and open ? 'stretch'
      order by g.id`;
    return rows.map(({ game, seat, stretch }) => ({ game, seat, ...stretch }));
  },
});
