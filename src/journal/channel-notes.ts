import type { PrismaClient } from '../generated/prisma/client.js';
import type { ChannelHealth } from '../play/channels-port.js';
import { healthAfter } from '../play/letters/channel-health.js';
import type { Posted } from '../play/post-port.js';
import { statusOf, type ChannelRow } from './channel-row.js';

/** What became of an attempt. */
export type Noted = Readonly<{ channel: string; posted: Posted; at: Date }>;

type Database = Pick<PrismaClient, '$transaction'>;

/** Under locks, taken in one order by all: of several who note something at the same time each counts once. */
export function noteAll(db: Database, all: readonly Noted[]): Promise<readonly ChannelHealth[]> {
  const ids = [...new Set(all.map(({ channel }) => channel))];
  return db.$transaction(async (inside) => {
    const rows = await inside.$queryRaw<readonly ChannelRow[]>`
      select c.*, a.email, a.email_verified_at is not null as reads
      from channel c join account a on a.id = c.account_id where c.id = any(${ids}::uuid[])
      order by c.id for update of c`;
    const channels = new Map(rows.map((row) => [row.id, row]));
    const answers = all.map((noted): ChannelHealth => {
      const row = channels.get(noted.channel);
      // Whoever removed it meanwhile does not care any more.
      if (row === undefined) return {};
      const health = healthAfter(statusOf(row), noted.posted, noted.at);
      channels.set(row.id, { ...row, ...columnsAfter(row, health, noted) });
      return health;
    });
    await inside.$executeRaw`
      update channel c set off_reason = n.off_reason, broken_at = n.broken_at, failures = n.failures,
        failing_since = n.failing_since, retry_at = n.retry_at, verified_at = n.verified_at,
        last_at = n.last_at, last_result = n.last_result, last_error = n.last_error,
        told_at = case when n.broken_at is null then null else c.told_at end
      from jsonb_to_recordset(${JSON.stringify([...channels.values()].map(changed))}::jsonb) as n(id uuid, off_reason text,
        broken_at timestamptz, failures int, failing_since timestamptz, retry_at timestamptz, verified_at timestamptz,
        last_at timestamptz, last_result text, last_error text)
      where c.id = n.id`;
    return answers;
  });
}

type Columns = Pick<ChannelRow, (typeof CHANGED)[number]>;

const CHANGED = [
  'off_reason',
  'broken_at',
  'failures',
  'failing_since',
  'retry_at',
  'verified_at',
  'last_at',
  'last_result',
  'last_error',
] as const satisfies readonly (keyof ChannelRow)[];

const changed = (row: ChannelRow) =>
  Object.fromEntries((['id', ...CHANGED] as const).map((column) => [column, row[column]]));

const columnsAfter = (row: ChannelRow, health: ChannelHealth, { posted, at }: Noted): Columns => ({
  ...healthColumns(health),
  verified_at:
    row.kind === 'webhook' && posted.result !== 'failed' ? (row.verified_at ?? at) : row.verified_at,
  ...{
    last_at: at,
    last_result: posted.result,
    last_error: posted.result === 'failed' ? posted.error : null,
  },
});

const healthColumns = ({
  off = null,
  brokenAt = null,
  failing,
  retryAt = null,
}: Nullable<ChannelHealth>) => ({
  ...{ off_reason: off, broken_at: brokenAt, retry_at: retryAt },
  ...{ failures: failing?.times ?? 0, failing_since: failing?.since ?? null },
});

type Nullable<Value> = { readonly [Key in keyof Value]: Value[Key] | null };
