import type { Posted, WebhookShape } from './post-port.js';

export const CHANNEL_KINDS = ['email', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Why a channel is off: its person chose so, pressed "unsubscribe" in a mail, or it failed for a whole day. */
export const OFF_REASONS = ['chosen', 'unsubscribed', 'failing'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** A way to reach somebody. */
export type Channel = Readonly<{
  id: string;
  account: string;
  kind: ChannelKind;
  /** A mail address, which is the account's own, or where a webhook goes. */
  address: string;
  shape?: WebhookShape;
  secret?: Uint8Array;
  /** Whoever reads there has said so; a webhook has been taken once. */
  verified: boolean;
  off?: OffReason;
  /** Since when nothing has got through, how often it was tried since, and when it is worth trying again. */
  failing?: Readonly<{ since: Date; times: number; retryAt: Date }>;
  last?: Readonly<{ at: Date; result: Posted['result']; error?: string }>;
}>;

export type NewWebhook = Readonly<{
  account: string;
  address: string;
  shape: WebhookShape;
  secret: Uint8Array;
  at: Date;
}>;

export type Channels = Readonly<{
  /** All of a person, the mail channel first: it is there as soon as the account has an address. */
  of: (account: string) => Promise<readonly Channel[]>;
  /** For several persons in one statement. */
  ofMany: (accounts: readonly string[]) => Promise<ReadonlyMap<string, readonly Channel[]>>;
  byId: (channel: string) => Promise<Channel | undefined>;
  addWebhook: (webhook: NewWebhook) => Promise<Channel>;
  removeWebhook: (account: string, channel: string) => Promise<boolean>;
  /** On again also forgets that it failed. */
  turn: (channel: string, off: OffReason | undefined) => Promise<void>;
  /** Notes what became of an attempt; a webhook that was taken counts as verified. */
  note: (channel: string, noted: Noted) => Promise<void>;
}>;

/** The result of an attempt; after a failure, when to try again. */
export type Noted = Readonly<{ at: Date; posted: Posted; retryAt?: Date }>;
