import type { PrismaClient } from '../generated/prisma/client.js';
import type { Requests } from '../play/people-port.js';

type Stored = Readonly<{ commandHash: Uint8Array; result: string }>;

/** First results of commands that belong to no game. Whoever comes second gets the first one's row, as with seats. */
export const createRequests = (db: Pick<PrismaClient, '$queryRaw'>): Requests => ({
  once: async ({ account, commandId, commandHash, result, at }) => {
    const [first] = await db.$queryRaw<readonly Stored[]>`
      insert into request (account_id, command_id, command_hash, result, at)
      values (${account}::uuid, ${commandId}, ${Buffer.from(commandHash, 'hex')}, ${result}, ${at})
      on conflict (account_id, command_id) do update set command_id = excluded.command_id
      returning command_hash as "commandHash", result`;
    if (first === undefined) throw new Error('no request was stored');
    return { commandHash: Buffer.from(first.commandHash).toString('hex'), result: first.result };
  },
});
