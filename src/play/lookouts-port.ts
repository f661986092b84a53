import type { GameId, Seat } from '../game/index.js';
import type { Nudge } from './nudging/nudges-port.js';
import type { AwaitedRow, Summary } from './ports.js';

/** A running game with what it waits for, as its row says. */
export type Lookout = Readonly<{
  game: GameId;
  version: number;
  title: string;
  summary: Summary;
  awaiting: readonly AwaitedRow[];
  /** Seats whose players went on vacation a moment ago: their clocks are about to be stopped. */
  away: readonly Seat[];
  /** The last nudge of each seat, in milliseconds. */
  nudges: readonly (Omit<Nudge, 'at'> & Readonly<{ at: number }>)[];
  /** When it was to be looked at, and when it will be again unless whoever took it says otherwise. */
  lookAt: Date;
  lease: Date;
}>;

/** Games to be looked at, and the time by the clock of whoever keeps them: no other clock decides what is due. */
export type Taken = Readonly<{ now: Date; games: readonly Lookout[] }>;

/** How things stand with what is due. */
export type Pulse = Readonly<{
  /** Games that somebody should have looked at already, and by how many seconds the oldest of them is late. */
  overdue: number;
  overdueSeconds: number;
  /** Games that will be looked at. */
  watched: number;
  /** Of the notices sent in the last hour: how many, and how late they were. */
  sent: number;
  latenessSeconds: Readonly<{ p50: number; p99: number; max: number }>;
}>;

/**
 * When to look at which game. Every move asks for a look two minutes later at most, in its own transaction; whoever
 * looked says when to look next. So nothing that is due can be forgotten, whatever happens to a queue.
 */
export type Lookouts = Readonly<{
  /** Takes games whose time has come, the longest waiting first; nobody else gets them for so long. */
  take: (limit: number, leaseMs: number) => Promise<Taken>;
  /** Takes these very games, due or not. */
  takeThese: (games: readonly GameId[], leaseMs: number) => Promise<Taken>;
  /** Other games in which these persons sit and which are to be looked at until then. */
  alsoOf: (accounts: readonly string[], until: Date) => Promise<readonly Lookout[]>;
  /** When to look again, if nothing has happened meanwhile and nobody else was asked to look; undefined for never. */
  done: (
    looked: readonly (Pick<Lookout, 'game' | 'version' | 'lease'> & Readonly<{ next: Date | undefined }>)[],
  ) => Promise<void>;
  /** Has the running games of a person looked at as soon as possible. */
  lookAtGamesOf: (account: string) => Promise<void>;
  pulse: () => Promise<Pulse>;
}>;
