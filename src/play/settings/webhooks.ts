import { toHex } from '../../fairness/bytes.js';
import type { Channel } from '../channels-port.js';
import { Fault } from '../faults.js';
import type { WebhookShape } from '../post-port.js';
import { ownChannel } from './own-channel.js';
import type { SettingsParts } from './parts.js';

/** A new webhook, and what its letters are signed with, in hexadecimal: shown once. */
export type AddedWebhook = Readonly<{ channel: Channel; secret: string }>;

type Wish = Readonly<{ account: string; address: string; shape: WebhookShape }>;

const MOST_WEBHOOKS = 5;
const SECRET_BYTES = 32;

/** Adds a webhook. It counts only after something was taken there: send a test. */
export async function addWebhook(
  { notices: { channels }, unfit, random, now }: SettingsParts,
  { account, address, shape }: Wish,
): Promise<AddedWebhook> {
  const webhooks = (await channels.of(account)).filter(({ kind }) => kind === 'webhook');
  if (webhooks.length >= MOST_WEBHOOKS)
    throw new Fault('LIMIT_REACHED', `You can have ${MOST_WEBHOOKS} webhooks.`, { limit: MOST_WEBHOOKS });
  const reason = await unfit(address);
  if (reason !== undefined)
    throw new Fault('BAD_INPUT', '"input.address" must be an https address on the public internet.', {
      field: 'input.address',
      reason,
    });
  const secret = random(SECRET_BYTES);
  const channel = await channels.addWebhook({ account, address, shape, secret, at: now() });
  return { channel, secret: toHex(secret) };
}

/** Forgets a webhook. */
export async function removeWebhook(parts: SettingsParts, account: string, id: string): Promise<void> {
  const { kind } = await ownChannel(parts, account, id);
  if (kind !== 'webhook')
    throw new Fault(
      'BAD_INPUT',
      'Mail goes to the address of your account: change it there, or switch it off.',
      {
        field: 'id',
      },
    );
  await parts.notices.channels.removeWebhook(account, id);
}
