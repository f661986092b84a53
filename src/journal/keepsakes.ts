import type { PrismaClient } from '../generated/prisma/client.js';
import type { Keepsake, Keepsakes } from '../play/lobby-port.js';

const NOTHING: Keepsake = { note: '', seenVersion: 0, seenLine: 0 };

/** What one person keeps about a game. */
export const createKeepsakes = (db: Pick<PrismaClient, 'keepsake' | '$executeRaw'>): Keepsakes => ({
  of: async (game, account) => {
    const where = { gameId_accountId: { gameId: game, accountId: account } };
    const row = await db.keepsake.findUnique({ where });
    if (row === null) return NOTHING;
    const { note, seenVersion, seenLine } = row;
    return { note, seenVersion, seenLine };
  },
  writeNote: async (game, account, note) => {
    const key = { gameId: game, accountId: account };
    await db.keepsake.upsert({
      where: { gameId_accountId: key },
      create: { ...key, note },
      update: { note },
    });
  },
  see: async (game, account, { version, line }) => {
    await db.$executeRaw`
      insert into keepsake as k (game_id, account_id, seen_version, seen_line)
      values (${game}::uuid, ${account}::uuid, ${version}, ${line})
      on conflict (game_id, account_id) do update
        set seen_version = greatest(k.seen_version, excluded.seen_version),
            seen_line = greatest(k.seen_line, excluded.seen_line)`;
  },
});
