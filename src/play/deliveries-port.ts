import type { GameId, Seat } from '../game/index.js';
import type { ChannelKind } from './channels-port.js';

/** Your turn; somebody at the table waits for you; a chosen share of the time is left; it is nearly up; autopilot keeps your seat. The later, the more urgent. */
export const NOTICE_KINDS = ['turn', 'nudge', 'share', 'last', 'kept'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something a player is to be told about a stretch, by one way. Its name follows from all of this but `dueAt`. */
export type Notice = Readonly<{
  game: GameId;
  seat: Seat;
  since: number;
  kind: NoticeKind;
  deadline?: Date;
  /** For a nudge: when that was. */
  nudgedAt?: Date;
  channel: Readonly<{ id: string; kind: ChannelKind }>;
  dueAt: Date;
}>;

/**
 * What became of an attempt. Sending: somebody is at it, or died over it. Refused: it failed, and would again.
 * Unknown: whoever was at it died; it may have been sent. Obsolete: the decision was no longer open, the seat no
 * longer this person's, or the deadline another. Superseded: something more urgent was due as well.
 * Broken: the way was switched off because nothing had got through for a day, which is as good as failed.
 */
export const DELIVERY_RESULTS = [
  'sending',
  'sent',
  'written',
  'failed',
  'refused',
  'unknown',
  'obsolete',
  'superseded',
  'off',
  'unverified',
  'broken',
] as const;
export type DeliveryResult = (typeof DELIVERY_RESULTS)[number];

/** One attempt, as it is kept. */
export type Delivery = Notice &
  Readonly<{
    notice: string;
    attempt: number;
    letter: string;
    claimedAt: Date;
    finishedAt?: Date;
    result: DeliveryResult;
    error?: string;
  }>;

/** A stretch by its name. */
export type StretchName = Readonly<{ game: GameId; seat: Seat; since: number }>;

/** Whether a player was told of a stretch. */
export type WasTold = Readonly<{
  /** What the other side has taken (SMTP 250, HTTP 2xx), oldest first. */
  told: readonly Readonly<{ notice: string; kind: NoticeKind; channel: ChannelKind; at: Date }>[];
  /** The names of notices that no way took, oldest first. */
  failed: readonly string[];
  /** It was tried, and every way has failed. */
  unreachable: boolean;
}>;

/** A letter that somebody is about to send, and what it is to say. */
export type WantedLetter = Readonly<{ letter: string; notices: readonly Notice[] }>;

/** A claim that was granted: nobody else sends this notice now. */
export type Claimed = Readonly<{ game: GameId; notice: string; attempt: number; letter: string }>;

/** How an attempt ended. */
export type Ended = Claimed & Readonly<{ result: DeliveryResult; error?: string }>;

/** Up to so many that come after this one, or from the first one on. */
export type DeliveryPage = Readonly<{
  after: Pick<Delivery, 'notice' | 'attempt'> | undefined;
  limit: number;
}>;

/** Every attempt to tell somebody something, for ever. All times are by the clock of whoever keeps them. */
export type Deliveries = Readonly<{
  wasTold: (stretch: StretchName) => Promise<WasTold>;
  /** Everything about a game, oldest first; or a page of it. */
  ofGame: (game: GameId, page?: DeliveryPage) => Promise<readonly Delivery[]>;
  /** The last attempt at each notice about these stretches. */
  lastOf: (stretches: readonly StretchName[]) => Promise<readonly Delivery[]>;
  /**
   * Claims notices for letters before they are sent; those that somebody else has claimed, or that need no sending,
   * are not among the answers. A notice that was in a letter before stays in that one.
   */
  claim: (letters: readonly WantedLetter[]) => Promise<readonly Claimed[]>;
  finish: (ended: readonly Ended[]) => Promise<void>;
  /** Keeps why a notice was not sent; once, however often it is said. */
  record: (notices: readonly Notice[], result: DeliveryResult) => Promise<void>;
  /** Calls attempts unknown that were claimed longer ago than this and never finished. Returns how many. */
  loseTrack: (afterMs: number) => Promise<number>;
}>;
