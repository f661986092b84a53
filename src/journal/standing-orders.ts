import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { GameId, SeatId } from '../game/index.js';
import { NO_ORDERS, ordersFrom, storedOrders } from '../play/orders/orders.js';
import type { KeptOrders, StandingOrders } from '../play/orders/orders-port.js';
import { isGameId } from './game-id.js';
import { byKey, gathered } from './gathered.js';

type Database = Pick<PrismaClient, 'standingOrder' | '$executeRaw' | '$queryRaw'>;
type Row = Readonly<{
  game: GameId;
  account: string;
  seatId: SeatId;
  revision: string;
  orders: unknown;
  considered: number;
}>;

const COLUMNS = `o.game_id as game, o.account_id as account, o.seat_id as "seatId", o.revision, o.orders, o.considered`;

/** What a newer program has written is nothing to this one. */
const keptOf = ({ seatId, revision, orders, considered }: Row): KeptOrders => ({
  ...{ seatId, revision, considered },
  orders: ordersFrom(orders) ?? NO_ORDERS,
});

/** Standing orders in a table of their own. */
export function createStandingOrders(db: Database, pool: pg.Pool): StandingOrders {
  const own = ownOrders(pool);
  return {
    of: async (game, account) => (isGameId(game) ? own(`${game} ${account}`) : undefined),
    set: async (game, account, { orders, ...kept }) => {
      const data = { ...kept, orders: storedOrders(orders), considered: 0 };
      const key = { gameId: game, accountId: account };
      await db.standingOrder.upsert({
        where: { gameId_accountId: key },
        create: { ...key, ...data },
        update: data,
      });
    },
    clear: async (game, account) =>
      (await db.standingOrder.deleteMany({ where: { gameId: game, accountId: account } })).count > 0,
    inGames: async (games) => {
      const { rows } = await pool.query<Row>({
        name: 'orders-in-games',
        text: `select ${COLUMNS} from standing_order o where o.game_id = any($1::uuid[])`,
        values: [games],
      });
      const found = new Map<GameId, KeptOrders[]>();
      for (const row of rows) found.set(row.game, [...(found.get(row.game) ?? []), keptOf(row)]);
      return found;
    },
    spend: async (game, { seatId, revision }) => {
      await db.$executeRaw`
        update standing_order set orders = jsonb_set(orders, '{placing}', '[]')
        where game_id = ${game}::uuid and seat_id = ${seatId} and revision = ${revision}::uuid`;
    },
    consider: async (game, { seatId, revision }, since) => {
      await db.$executeRaw`
        update standing_order set considered = greatest(considered, ${since}::integer)
        where game_id = ${game}::uuid and seat_id = ${seatId} and revision = ${revision}::uuid`;
    },
    unheard: (before, limit) => unheard(db, before, limit),
  };
}

/** Removes those of games that are closed. */
export async function tidyOrders(db: Pick<PrismaClient, '$executeRaw'>): Promise<void> {
  await db.$executeRaw`
    delete from standing_order o using game g where g.id = o.game_id and g.ended_at is not null`;
}

/** By game and person. */
const ownOrders = (pool: pg.Pool) =>
  gathered<Row, KeptOrders>(pool, {
    name: 'own-orders',
    text: `select ${COLUMNS} from unnest($1::uuid[], $2::uuid[]) as asked(game, account)
           join standing_order o on o.game_id = asked.game and o.account_id = asked.account`,
    values: (keys) => {
      const pairs = keys.map((key) => key.split(' '));
      return [pairs.map(([game]) => game), pairs.map(([, account]) => account)];
    },
    found: (rows) => byKey(rows, ({ game, account }) => `${game} ${account}`, keptOf),
  });

/** Orders say nothing about acting; seats of bots and of autopilot have no stretch. */
async function unheard(db: Database, before: Date, limit: number): Promise<readonly GameId[]> {
  const found = await db.$queryRaw<readonly { id: GameId }[]>`
    select g.id from standing_order o
      join game g on g.id = o.game_id and g.status = 'running' and not g.copied
      cross join lateral jsonb_array_elements(g.summary -> 'taken') as taken
      cross join lateral jsonb_array_elements(g.awaiting) as open
    where g.updated_at < ${before} and taken ->> 'seatId' = o.seat_id and taken -> 'seat' = open -> 'seat'
      and open ->> 'kind' <> 'act' and open ? 'stretch' and (open -> 'since')::integer > o.considered
    group by g.id, g.updated_at order by g.updated_at limit ${limit}`;
  return found.map(({ id }) => id);
}
