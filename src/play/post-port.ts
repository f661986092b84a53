import type { JsonObject } from '../game/index.js';
import type { Letter } from '../views/letter.js';

export const WEBHOOK_SHAPES = ['raw', 'slack', 'discord'] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

/** Where a letter goes. */
export type Destination =
  | Readonly<{ kind: 'email'; address: string }>
  | Readonly<{
      kind: 'webhook';
      address: string;
      shape: WebhookShape;
      /** What the raw shape is signed with. */
      secret: Uint8Array;
    }>;

/** A letter on its way out. */
export type Outgoing = Readonly<{
  /** The same for every attempt to send the same thing: whoever gets it twice can tell. */
  id: string;
  letter: Letter;
  /** The same for programs. */
  facts: JsonObject;
  /** Where one POST ends letters of this kind to this address. */
  unsubscribe?: string;
}>;

/**
 * What became of one attempt. Sent: the other side has taken it (SMTP 250, HTTP 2xx). Written: there is no mail server,
 * and it lies in a folder. The error names no person and no address. Ours: the house itself could send nothing, to nobody,
 * for example because its mail server is away; that says nothing about the other side.
 */
export type Posted =
  | Readonly<{ result: 'sent' | 'written' }>
  | Readonly<{ result: 'failed'; error: string; permanent: boolean; ours?: true }>;

/** Sends one letter, once. Never throws for what the other side did. */
export type Post = (outgoing: Outgoing, to: Destination) => Promise<Posted>;
