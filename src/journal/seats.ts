import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { GameId, SeatId } from '../game/index.js';
import type { Account, Seats } from '../play/people-port.js';
import { accountOf } from './accounts.js';

type Database = Pick<PrismaClient, 'seat' | '$queryRaw'>;

/** Who sits behind which seat id. */
export const createSeats = (db: Database): Seats => ({
  claim: (game, account) => claim(db, game, account),
  of: async (game, account) => {
    const where = { gameId_accountId: { gameId: game, accountId: account } };
    return (await db.seat.findUnique({ where }))?.seatId as SeatId | undefined;
  },
  release: async (game, account) => {
    await db.seat.deleteMany({ where: { gameId: game, accountId: account } });
  },
  names: (games) => names(db, games),
});

/** Whoever comes second gets what the first one made: setting a column to what it is makes Postgres return the row. */
async function claim(db: Database, game: GameId, account: string): Promise<SeatId> {
  const [seat] = await db.$queryRaw<readonly { seat_id: SeatId }[]>`
    insert into seat (game_id, seat_id, account_id) values (${game}::uuid, ${randomUUID()}, ${account}::uuid)
    on conflict (game_id, account_id) do update set account_id = excluded.account_id
    returning seat_id`;
  if (seat === undefined) throw new Error(`no seat was claimed in game ${game}`);
  return seat.seat_id;
}

type Named = Readonly<{
  seatId: SeatId;
  id: string;
  displayName: string;
  guest: boolean;
  handle: string | null;
}>;

/** Prisma cannot join what no foreign key connects. */
async function names(db: Database, games: readonly GameId[]): Promise<ReadonlyMap<SeatId, Account>> {
  const rows = await db.$queryRaw<readonly Named[]>`
    select s.seat_id as "seatId", a.id, a.display_name as "displayName", a.guest, a.handle
    from seat s join account a on a.id = s.account_id
    where s.game_id = any(${[...games]}::uuid[])`;
  return new Map(rows.map((row) => [row.seatId, accountOf(row)]));
}
