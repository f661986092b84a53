import type { Brand } from '../../lib/brand.js';

/** A game's UUID, lower case. */
export type GameId = Brand<string, 'GameId'>;

/** A random id that stands for one person's (or bot's) claim on a seat. Events know persons by nothing else. */
export type SeatId = Brand<string, 'SeatId'>;

/** Clockwise number 1…n, fixed when the game starts (R1). */
export type Seat = number;

/** Ids of content rows. They are stored in events: never renamed, only added. */
export type CardId = string;
export type BuildingId = string;

/**
 * Who sent a command. The word before the colon says how it came about: by hand, bot, autopilot, standing order; or that
 * an organiser sent it, who has an id like a seat's and no seat.
 */
export type Actor = 'owner' | 'server' | `${'seat' | 'bot' | 'autopilot' | 'order' | 'organiser'}:${string}`;

const ORGANISER = 'organiser:';

/** The seat id behind an actor, if a seat acted. */
export function seatIdOf(actor: Actor): SeatId | undefined {
  const colon = actor.indexOf(':');
  return colon < 0 || actor.startsWith(ORGANISER) ? undefined : (actor.slice(colon + 1) as SeatId);
}

/** Whether the seat's own person said so: by hand, or beforehand by a standing order. */
export const isByItsPerson = (actor: Actor): boolean =>
  actor.startsWith('seat:') || actor.startsWith('order:');

/** The id behind an actor, if an organiser acted. */
export const organiserIdOf = (actor: Actor): SeatId | undefined =>
  actor.startsWith(ORGANISER) ? (actor.slice(ORGANISER.length) as SeatId) : undefined;
