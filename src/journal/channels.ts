import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../generated/prisma/client.js';
import type {
  BrokenChannel,
  Channel,
  ChannelHealth,
  ChannelKind,
  Channels,
  NewWebhook,
  OffReason,
} from '../play/channels-port.js';
import { healthAfter } from '../play/letters/channel-health.js';
import type { Posted, WebhookShape } from '../play/post-port.js';
import type { Bytes } from './secrets.js';
import type { SeedBox } from './seed-box.js';

type Database = Pick<PrismaClient, 'channel' | '$queryRaw' | '$executeRaw' | '$transaction'>;

/** The ways to reach somebody. The secrets of webhooks lie in the same box as seeds do. */
export const createChannels = (db: Database, box: SeedBox): Channels => ({
  of: async (account) => (await ofMany(db, box, [account])).get(account) ?? [],
  ofMany: (accounts) => ofMany(db, box, accounts),
  byId: async (channel) => {
    const [row] = await db.$queryRaw<readonly Row[]>`
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
  note: (channel, posted, at) => note(db, channel, posted, at),
  untold: (limit) => untold(db, box, limit),
  told: async (id, at) => {
    await db.channel.updateMany({ where: { id, brokenAt: { not: null } }, data: { toldAt: at } });
  },
});

type Row = Readonly<{
  id: string;
  account_id: string;
  kind: ChannelKind;
  address: string | null;
  shape: WebhookShape | null;
  secret: Uint8Array | null;
  secret_key_id: Uint8Array | null;
  verified_at: Date | null;
  off_reason: OffReason | null;
  failures: number;
  failing_since: Date | null;
  retry_at: Date | null;
  last_at: Date | null;
  last_result: Posted['result'] | null;
  last_error: string | null;
  broken_at: Date | null;
  email: string | null;
  reads: boolean;
}>;

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
  const rows = await db.$queryRaw<readonly Row[]>`
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

/** Under a lock: of several who note something at the same time each counts once. */
async function note(db: Database, id: string, posted: Posted, at: Date): Promise<ChannelHealth> {
  return db.$transaction(async (inside) => {
    const [row] = await inside.$queryRaw<readonly Row[]>`
      select c.*, a.email, a.email_verified_at is not null as reads
      from channel c join account a on a.id = c.account_id where c.id = ${id}::uuid for update of c`;
    // Whoever removed it meanwhile does not care any more.
    if (row === undefined) return {};
    const health = healthAfter(statusOf(row), posted, at);
    const taken = posted.result !== 'failed';
    await inside.channel.update({
      where: { id },
      data: {
        ...healthColumns(health),
        ...{ lastAt: at, lastResult: posted.result, lastError: taken ? null : posted.error },
        ...(row.kind === 'webhook' && taken ? { verifiedAt: row.verified_at ?? at } : {}),
      },
    });
    return health;
  });
}

const healthColumns = ({
  off = null,
  brokenAt = null,
  failing,
  retryAt = null,
}: Nullable<ChannelHealth>) => ({
  offReason: off,
  brokenAt,
  ...(brokenAt === null ? { toldAt: null } : {}),
  failures: failing?.times ?? 0,
  failingSince: failing?.since ?? null,
  retryAt,
});

type Nullable<Value> = { readonly [Key in keyof Value]: Value[Key] | null };

async function untold(db: Database, box: SeedBox, limit: number): Promise<readonly BrokenChannel[]> {
  const rows = await db.$queryRaw<readonly Row[]>`
    select c.*, a.email, a.email_verified_at is not null as reads
    from channel c join account a on a.id = c.account_id
    where c.broken_at is not null and c.told_at is null
    order by c.broken_at, c.id limit ${limit}`;
  return rows.flatMap((row) =>
    row.broken_at === null ? [] : [{ ...channelOf(row, box), brokenAt: row.broken_at }],
  );
}

const channelOf = (row: Row, box: SeedBox): Channel => ({
  id: row.id,
  account: row.account_id,
  kind: row.kind,
  address: row.address ?? row.email ?? '',
  ...(row.shape === null ? {} : { shape: row.shape }),
  ...(row.secret === null
    ? {}
    : { secret: box.take(row.id, { seed: row.secret, keyId: row.secret_key_id }) }),
  ...statusOf(row),
  ...lastOf(row),
});

const statusOf = (row: Row): ChannelHealth & Pick<Channel, 'verified'> => ({
  verified: row.kind === 'email' ? row.reads : row.verified_at !== null,
  ...(row.off_reason === null ? {} : { off: row.off_reason }),
  ...(row.broken_at === null ? {} : { brokenAt: row.broken_at }),
  ...(row.failing_since === null ? {} : { failing: { since: row.failing_since, times: row.failures } }),
  ...(row.retry_at === null ? {} : { retryAt: row.retry_at }),
});

const lastOf = ({ last_at: at, last_result: result, last_error: error }: Row) =>
  at === null || result === null ? {} : { last: { at, result, ...(error === null ? {} : { error }) } };
