import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { GameId, SeatId } from '../game/index.js';
import type { Account, Seats } from '../play/people-port.js';
import { ACCOUNT_COLUMNS, accountOf, type AccountRow } from './accounts.js';
import { isGameId } from './game-id.js';
import { byKey, gathered } from './gathered.js';

type Database = Pick<PrismaClient, '$queryRaw'>;

/** Who sits behind which seat id. */
export function createSeats(db: Database, pool: pg.Pool): Seats {
  const held = heldSeat(pool);
  const persons = personsAt(pool);
  return {
    claim: (game, account) => claim(db, game, account),
    of: async (game, account) => (isGameId(game) ? held(`${game} ${account}`) : undefined),
    names: async (games) => {
      const found = await Promise.all(games.filter(isGameId).map(persons));
      return new Map(found.flatMap((each) => [...(each ?? [])]));
    },
  };
}

/** Whoever comes second gets what the first one made: setting a column to what it is makes Postgres return the row. */
async function claim(db: Database, game: GameId, account: string): Promise<SeatId> {
  const [seat] = await db.$queryRaw<readonly { seat_id: SeatId }[]>`
    insert into seat (game_id, seat_id, account_id) values (${game}::uuid, ${randomUUID()}, ${account}::uuid)
    on conflict (game_id, account_id) do update set account_id = excluded.account_id
    returning seat_id`;
  if (seat === undefined) throw new Error(`no seat was claimed in game ${game}`);
  return seat.seat_id;
}

type Held = Readonly<{ game: string; account: string; seatId: SeatId }>;

/** By game and person. */
const heldSeat = (pool: pg.Pool) =>
  gathered<Held, SeatId>(pool, {
    name: 'held-seats',
    text: `select s.game_id as game, s.account_id as account, s.seat_id as "seatId"
           from unnest($1::uuid[], $2::uuid[]) as asked(game, account)
           join seat s on s.game_id = asked.game and s.account_id = asked.account`,
    values: (keys) => {
      const pairs = keys.map((key) => key.split(' '));
      return [pairs.map(([game]) => game), pairs.map(([, account]) => account)];
    },
    found: (rows) =>
      byKey(
        rows,
        ({ game, account }) => `${game} ${account}`,
        ({ seatId }) => seatId,
      ),
  });

type Named = AccountRow & Readonly<{ game: string; seatId: SeatId }>;

/** By game. No foreign key connects them: seats outlive accounts. */
const personsAt = (pool: pg.Pool) =>
  gathered<Named, Map<SeatId, Account>>(pool, {
    name: 'persons-at',
    text: `select s.game_id as game, s.seat_id as "seatId", ${ACCOUNT_COLUMNS}
           from seat s join account a on a.id = s.account_id where s.game_id = any($1::uuid[])`,
    values: (games) => [games],
    found: (rows) => {
      const games = new Map<string, Map<SeatId, Account>>();
      for (const { game, seatId, ...account } of rows) {
        const persons = games.get(game) ?? new Map<SeatId, Account>();
        games.set(game, persons.set(seatId, accountOf(account)));
      }
      return games;
    },
  });
