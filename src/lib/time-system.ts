/**
 * How thinking time is measured. An hour here is a 24th of a day, and a day is one full window of the player's own
 * awake hours: whoever is awake for less gets no more. `grace` runs after the time is up, before it counts as out.
 */
export type TimeSystem = Readonly<
  | { kind: 'perStretch'; hours: number; grace?: number }
  /** Every stretch adds the increment, but never to more than the bank held at the start. */
  | { kind: 'bank'; hours: number; increment: number; grace?: number }
>;
