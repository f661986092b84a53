import type { PrismaClient } from '../generated/prisma/client.js';
import type { News, Rematches } from '../play/lobby-port.js';
import type { GameId } from '../game/index.js';

/** What somebody should hear about a table; what is heard twice is news once. */
export const createNews = (db: Pick<PrismaClient, 'news'>): News => ({
  tell: async (game, account, kind, at) => {
    const row = { gameId: game, accountId: account, kind };
    await db.news.upsert({
      where: { gameId_accountId_kind: row },
      create: { ...row, at },
      update: { at, readAt: null },
    });
  },
  read: async (game, account, at) => {
    await db.news.updateMany({
      where: { gameId: game, accountId: account, readAt: null },
      data: { readAt: at },
    });
  },
});

/** Where the people of a closed game meet again. Whoever comes second gets the first one's row, as with seats. */
export const createRematches = (db: Pick<PrismaClient, 'rematch' | '$queryRaw'>): Rematches => ({
  of: async (game) =>
    (await db.rematch.findUnique({ where: { gameId: game } }))?.nextGameId as GameId | undefined,
  name: async (game, next, instead) => {
    const [row] = await db.$queryRaw<readonly { next: GameId }[]>`
      insert into rematch as r (game_id, next_game_id) values (${game}::uuid, ${next}::uuid)
      on conflict (game_id) do update set next_game_id =
        case when r.next_game_id = ${instead ?? null}::uuid then excluded.next_game_id else r.next_game_id end
      returning next_game_id as next`;
    if (row === undefined) throw new Error(`game ${game} has no next game`);
    return row.next;
  },
});
