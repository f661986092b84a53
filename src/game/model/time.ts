import type { TimeSystem } from '../../lib/time-system.js';

/** What happens when somebody's time runs out. */
export type WhenOut = Readonly<
  /** Nothing but reminders: late moves count as late. */
  | { kind: 'remind' }
  /**
   * So many time-outs of a player are excused in this game; then autopilot plays the stretch, and after `keepAfter`
   * of those in a row it keeps the seat until its player returns.
   */
  | { kind: 'ladder'; excuses: number; keepAfter: number }
>;

/** The clocks of a game. Where settings have none, no clock runs. */
export type TimeSettings = Readonly<{ system: TimeSystem; whenOut: WhenOut }>;

/** What a table gets if nobody says otherwise: two days for each stretch. */
export const DEFAULT_TIME: TimeSettings = {
  system: { kind: 'perStretch', hours: 48 },
  whenOut: { kind: 'ladder', excuses: 1, keepAfter: 2 },
};
