import type { PrismaClient } from '../generated/prisma/client.js';
import type { Letters } from '../play/letters-port.js';

type Database = Pick<PrismaClient, 'letter' | '$queryRaw'>;

/** Attempts to send letters that belong to no game. */
export const createLetters = (db: Database): Letters => ({
  begin: async ({ account, letter, kind, channel }, at) => {
    const [begun] = await db.$queryRaw<readonly { attempt: number }[]>`
      insert into letter (account_id, letter, attempt, kind, channel_id, channel_kind, claimed_at, result)
      select ${account}::uuid, ${letter}, coalesce(max(l.attempt), 0) + 1, ${kind}, ${channel.id ?? null}::uuid,
        ${channel.kind}, ${at}, 'sending'
      from letter l where l.account_id = ${account}::uuid and l.letter = ${letter}
      returning attempt`;
    if (begun === undefined) throw new Error('no letter was begun');
    return begun.attempt;
  },
  end: async ({ account, letter }, attempt, { posted, at }) => {
    const failed = posted.result === 'failed';
    const result = failed && posted.permanent ? 'refused' : posted.result;
    await db.letter.updateMany({
      where: { accountId: account, letter, attempt },
      data: { result, finishedAt: at, error: failed ? posted.error : null },
    });
  },
  count: async (account, kind, since) => {
    const found = await db.letter.findMany({
      where: { accountId: account, kind, claimedAt: { gte: since } },
      distinct: ['letter'],
      select: { letter: true },
    });
    return found.length;
  },
});
