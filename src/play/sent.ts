import type { Actor, Command, GameId, Rejection } from '../game/index.js';

/** A command on its way in: whose it is, how a retry is known, and what it believes to be answering. */
export type Sent = Readonly<{
  game: GameId;
  actor: Actor;
  commandId: string;
  command: Command;
  /** The `since` of the decision this answers: stale only if that decision is no longer open. */
  decision?: number;
  /** The strict variant: stale if anything at all has happened since. */
  expectedVersion?: number;
  /** For a pause that is stored a little late: until when the clock has run. */
  asOf?: string;
}>;

/** What became of a command. `head` is the hash of its last event: keep it, and a rewrite can be proved. */
export type Played =
  | Readonly<{ kind: 'accepted'; first: number; version: number; head: string; replayed: boolean }>
  | Readonly<{ kind: 'rejected'; rejection: Rejection; version: number }>
  | Readonly<{ kind: 'stale'; version: number }>;

export type Play = (sent: Sent) => Promise<Played>;
