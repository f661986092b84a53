import { windowMinutes, type Calendar } from './calendar.js';

/** Time in the seconds of a player's own days: 86,400 of them are one full window. */
export type OwnSeconds = number;

export const OWN_HOUR: OwnSeconds = 60 * 60;
export const OWN_DAY: OwnSeconds = 24 * OWN_HOUR;

/** One own second is windowMinutes × 25 / 36 milliseconds of awake time. */
const [TIMES, OVER] = [25, 36];

/** The awake time that so many own seconds take: the least after which `ownSeconds` says as many. */
export const awakeMs = (calendar: Calendar, seconds: OwnSeconds): number =>
  Math.ceil((seconds * windowMinutes(calendar) * TIMES) / OVER);

/** The whole own seconds in so much awake time. */
export const ownSeconds = (calendar: Calendar, ms: number): OwnSeconds =>
  Math.floor((ms * OVER) / (windowMinutes(calendar) * TIMES));
