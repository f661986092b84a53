import type { Calendar } from '../clock/calendar.js';
import type { Language } from '../views/sentences/languages.js';

/** At which moments of a stretch somebody wants to be reminded. */
export type Reminding = Readonly<{
  turn: boolean;
  /** When so many per cent of the time are left; 0 for never. */
  share: number;
  /** When it is nearly up. */
  last: boolean;
}>;

/** How somebody wants to be spoken to. */
export type Preferences = Readonly<{ language: Language; reminding: Reminding }>;

/** What holds for whoever has chosen nothing. */
export const DEFAULT_PREFERENCES: Preferences = {
  language: 'en',
  reminding: { turn: true, share: 25, last: true },
};

/** What somebody chooses anew; the rest stays. */
export type PreferenceChange = Readonly<{ language?: Language; reminding?: Partial<Reminding> }>;

/** Everything that decides how and when somebody is told something. */
export type Manner = Preferences & Readonly<{ calendar: Calendar }>;

export type PreferenceStore = Readonly<{
  of: (account: string) => Promise<Preferences>;
  /** The one somebody has chosen, or came in with. */
  languageOf: (account: string) => Promise<Language | undefined>;
  change: (account: string, change: PreferenceChange) => Promise<void>;
  /** With the calendars, for several persons in one statement. */
  mannersOf: (accounts: readonly string[]) => Promise<ReadonlyMap<string, Manner>>;
}>;
