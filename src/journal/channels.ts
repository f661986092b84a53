import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { BrokenChannel, Channel, Channels, NewWebhook } from '../play/channels-port.js';
import { noteAll, type Noted } from './channel-notes.js';
import { channelOf, type ChannelRow } from './channel-row.js';
import type { Bytes } from './secrets.js';
import type { SeedBox } from './seed-box.js';
import { together } from './together.js';

type Database = Pick<PrismaClient, 'channel' | '$queryRaw' | '$executeRaw' | '$transaction'>;

/** The ways to reach somebody. The secrets of webhooks lie in the same box as seeds do. */
export function createChannels(db: Database, box: SeedBox): Channels {
  const note = together((all: readonly Noted[]) => noteAll(db, all));
  return {
    of: async (account) => (await ofMany(db, box, [account])).get(account) ?? [],
    ofMany: (accounts) => ofMany(db, box, accounts),
    byId: async (channel) => {
      const [row] = await db.$queryRaw<readonly ChannelRow[]>`
        select c.*, a.email, a.email_verified_at is not null as reads
        from channel c join account a on a.id = c.account_id where c.id = ${channel}::uuid`;
      return row && channelOf(row, box);
    },
    addWebhook: (webhook) => addWebhook(db, box, webhook),
    removeWebhook: async (account, id) => {
      const { count } = await db.channel.deleteMany({ where: { id, accountId: account, kind: 'webhook' } });
      return count > 0;
    },
    turn: async (id, off) => {
      const whole = { brokenAt: null, toldAt: null };
      const forgotten = { failures: 0, failingSince: null, retryAt: null };
      await db.channel.updateMany({
        where: { id },
        data: off === undefined ? { offReason: null, ...whole, ...forgotten } : { offReason: off, ...whole },
      });
    },
    note: (channel, posted, at) => note({ channel, posted, at }),
    untold: (limit) => untold(db, box, limit),
    told: async (id, at) => {
      await db.channel.updateMany({ where: { id, brokenAt: { not: null } }, data: { toldAt: at } });
    },
  };
}

/** A mail channel is made when it is first looked for: the account's address may have come in any way. */
async function ofMany(
  db: Database,
  box: SeedBox,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, readonly Channel[]>> {
  const wanted = [...accounts];
  await db.$executeRaw`
    insert into channel (id, account_id, kind, created_at)
    select gen_random_uuid(), a.id, 'email', now() from account a
    where a.id = any(${wanted}::uuid[]) and a.email is not null
      and not exists (select from channel c where c.account_id = a.id and c.kind = 'email')
    on conflict do nothing`;
  const rows = await db.$queryRaw<readonly ChannelRow[]>`
    select c.*, a.email, a.email_verified_at is not null as reads
    from channel c join account a on a.id = c.account_id
    where c.account_id = any(${wanted}::uuid[]) and (c.kind <> 'email' or a.email is not null)
    order by c.kind, c.created_at, c.id`;
  const found = new Map<string, Channel[]>(wanted.map((account) => [account, []]));
  for (const row of rows) found.get(row.account_id)?.push(channelOf(row, box));
  return found;
}

async function addWebhook(db: Database, box: SeedBox, webhook: NewWebhook): Promise<Channel> {
  const { account, address, shape, secret, at } = webhook;
  const id = randomUUID();
  const boxed = box.put(id, secret);
  const keyId = boxed.keyId === null ? null : bytesOf(boxed.keyId);
  await db.channel.create({
    data: {
      ...{ id, accountId: account, kind: 'webhook', address, shape, createdAt: at },
      ...{ secret: bytesOf(boxed.seed), secretKeyId: keyId },
    },
  });
  return { id, account, kind: 'webhook', address, shape, secret, verified: false };
}

const bytesOf = (bytes: Uint8Array): Bytes => Buffer.from(bytes);

async function untold(db: Database, box: SeedBox, limit: number): Promise<readonly BrokenChannel[]> {
  const rows = await db.$queryRaw<readonly ChannelRow[]>`
    select c.*, a.email, a.email_verified_at is not null as reads
    from channel c join account a on a.id = c.account_id
    where c.broken_at is not null and c.told_at is null
    order by c.broken_at, c.id limit ${limit}`;
  return rows.flatMap((row) =>
    row.broken_at === null ? [] : [{ ...channelOf(row, box), brokenAt: row.broken_at }],
  );
}
