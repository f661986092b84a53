import type { Posted, WebhookShape } from './post-port.js';

export const CHANNEL_KINDS = ['email', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Why a channel is off: its person chose so, pressed "unsubscribe" in a mail, or it failed for a whole day. */
export const OFF_REASONS = ['chosen', 'unsubscribed', 'failing'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** A way to reach somebody. */
export type Channel = ChannelHealth &
  Readonly<{
    id: string;
    account: string;
    kind: ChannelKind;
    /** A mail address, which is the account's own, or where a webhook goes. */
    address: string;
    shape?: WebhookShape;
    secret?: Uint8Array;
    /** Whoever reads there has said so; a webhook has been taken once. */
    verified: boolean;
    last?: Readonly<{ at: Date; result: Posted['result']; error?: string }>;
  }>;

/** Whether anything gets through a channel; src/play/letters/channel-health.ts says how it changes. */
export type ChannelHealth = Readonly<{
  off?: OffReason;
  /** When it was switched off because it failed. */
  brokenAt?: Date;
  /** Since when nothing has got through, and how often it was tried since; what is the house's own fault is not counted. */
  failing?: Readonly<{ since: Date; times: number }>;
  /** Before then nothing is to be sent there: it failed a short while ago. */
  retryAt?: Date;
}>;

export type NewWebhook = Readonly<{
  account: string;
  address: string;
  shape: WebhookShape;
  secret: Uint8Array;
  at: Date;
}>;

/** A channel that was switched off because it failed, and the way it used to be. */
export type BrokenChannel = Channel & Readonly<{ brokenAt: Date }>;

export type Channels = Readonly<{
  /** All of a person, the mail channel first: it is there as soon as the account has an address. */
  of: (account: string) => Promise<readonly Channel[]>;
  /** For several persons in one statement. */
  ofMany: (accounts: readonly string[]) => Promise<ReadonlyMap<string, readonly Channel[]>>;
  byId: (channel: string) => Promise<Channel | undefined>;
  addWebhook: (webhook: NewWebhook) => Promise<Channel>;
  removeWebhook: (account: string, channel: string) => Promise<boolean>;
  /** On again also forgets that it failed. */
  turn: (channel: string, off: Exclude<OffReason, 'failing'> | undefined) => Promise<void>;
  /**
   * Notes what became of an attempt, whatever it was; nothing else need be done about it. A failure puts the next attempt
   * off and, after a day of them, switches the channel off, of which its person is told by the house. Something that was
   * taken forgives all failures, switches on what was off because of them, and verifies a webhook. Answers how the channel
   * stands now: `retryAt` is when to try again.
   */
  note: (channel: string, posted: Posted, at: Date) => Promise<ChannelHealth>;
  /** Those that were switched off because they failed and whose persons were not told yet, the first one first. */
  untold: (limit: number) => Promise<readonly BrokenChannel[]>;
  /** Their person knows now, or cannot be told by any other way. */
  told: (channel: string, at: Date) => Promise<void>;
}>;
