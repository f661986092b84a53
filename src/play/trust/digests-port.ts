import type { GameId } from '../../game/index.js';
import type { Inclusion, SignedDigest } from '../../fairness/digest.js';
import type { Counted } from './census.js';

/** A head of a game as a leaf of a digest. */
export type Leaf = Inclusion & Readonly<{ game: GameId; hash: string }>;

/** The digests of all days, each with its leaves. Added to, never changed. */
export type Digests = Readonly<{
  /** Heads that no digest has yet, in the order of ids; copies of other servers' games are not ours to vouch for. */
  unpublished: (after: GameId | undefined, limit: number) => Promise<readonly Counted[]>;
  /** Adds a digest and its leaves; false if that day has one already. */
  publish: (digest: SignedDigest, leaves: readonly Leaf[], at: Date) => Promise<boolean>;
  /** The newest first: those before a date, or all. */
  list: (limit: number, before?: string) => Promise<readonly SignedDigest[]>;
  byDate: (date: string) => Promise<SignedDigest | undefined>;
  /** Organisers of all games with a confirmed address to whom a letter of this name was neither sent nor often tried. */
  unread: (letter: string, tries: number) => Promise<readonly string[]>;
  /** The newest digest that has a head of this game up to a version. */
  including: (game: GameId, upTo: number) => Promise<(SignedDigest & Inclusion) | undefined>;
}>;
