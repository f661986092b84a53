import type { HouseLinks } from '../house-links-port.js';
import type { Look } from '../look.js';
import type { Lookouts } from '../lookouts-port.js';
import type { NoticeStores } from '../notice-stores.js';
import type { Seats } from '../people-port.js';
import type { Post } from '../post-port.js';
import type { Waker } from '../waker-port.js';

/** What reminding people needs. */
export type RemindingParts = Readonly<{
  lookouts: Lookouts;
  seats: Seats;
  notices: NoticeStores;
  look: Look;
  post: Post;
  links: HouseLinks;
  /** Absent where nobody is woken, and everything is found by looking again and again. */
  waker?: Waker | undefined;
  warn: (what: string, error: unknown) => void;
  settings?: Partial<RemindingSettings> | undefined;
}>;

export type RemindingSettings = Readonly<{
  /** Games looked at together. */
  atOnce: number;
  /** How long nobody else looks at a game that was taken. */
  leaseMs: number;
  /** How long somebody may be at a letter before they are taken for dead. */
  claimMs: number;
  /** Letters that are claimed and written together. */
  letters: number;
  /** Groups of them that are under way at the same time. */
  sideBySide: number;
}>;

export const REMINDING_DEFAULTS: RemindingSettings = {
  atOnce: 200,
  leaseMs: 60_000,
  claimMs: 120_000,
  letters: 24,
  sideBySide: 2,
};
