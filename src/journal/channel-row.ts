import type { Channel, ChannelHealth, ChannelKind, OffReason } from '../play/channels-port.js';
import type { Posted, WebhookShape } from '../play/post-port.js';
import type { SeedBox } from './seed-box.js';

/** A channel with what its account says about mail. */
export type ChannelRow = Readonly<{
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

/** A row as the channel it stands for; its secret lies in the box. */
export const channelOf = (row: ChannelRow, box: SeedBox): Channel => ({
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

/** Whether anything gets through. */
export const statusOf = (row: ChannelRow): ChannelHealth & Pick<Channel, 'verified'> => ({
  verified: row.kind === 'email' ? row.reads : row.verified_at !== null,
  ...(row.off_reason === null ? {} : { off: row.off_reason }),
  ...(row.broken_at === null ? {} : { brokenAt: row.broken_at }),
  ...(row.failing_since === null ? {} : { failing: { since: row.failing_since, times: row.failures } }),
  ...(row.retry_at === null ? {} : { retryAt: row.retry_at }),
});

const lastOf = ({ last_at: at, last_result: result, last_error: error }: ChannelRow) =>
  at === null || result === null ? {} : { last: { at, result, ...(error === null ? {} : { error }) } };
