import type { AnswerForm } from '../../views/answers/form.js';
import type { Language } from '../../views/sentences/languages.js';
import type { Act } from '../act.js';
import type { HouseLinks } from '../house-links-port.js';
import type { Look } from '../look.js';
import type { Games, Seats } from '../people-port.js';
import type { PreferenceStore } from '../preferences-port.js';
import type { Filled } from './command-in.js';

/** What stands in a link to a decision. */
export type DecideLink = Readonly<{ game: string; seat: number; since: number; key: string }>;

/** A small page for one reader: everything on it is in their language. */
export type AnswerSheet = Readonly<{
  state: 'asked' | 'kept' | 'done' | 'closed' | 'unknown' | 'refused' | 'stale';
  language: Language;
  title: string;
  /** What went wrong with the answer before. */
  alert?: string;
  lines: readonly string[];
  list?: Readonly<{ title: string; items: readonly string[] }>;
  forms: readonly AnswerForm[];
  /** Which decision the forms answer. */
  decision?: number;
  way?: Readonly<{ label: string; url: string }>;
}>;

/** An answer as it was sent. */
export type Answer = Readonly<{ move: string; decision: number; commandId: string; filled: Filled }>;

/** Looking at decisions and answering them by nothing but a link. */
export type Answers = Readonly<{
  show: (link: DecideLink, language: Language, done: boolean) => Promise<AnswerSheet>;
  /** Plays; or the page that says why not. */
  play: (link: DecideLink, answer: Answer, language: Language) => Promise<AnswerSheet | 'done'>;
}>;

export type AnswerParts = Readonly<{
  look: Look;
  act: Act;
  seats: Seats;
  games: Games;
  preferences: PreferenceStore;
  links: HouseLinks;
  now: () => Date;
}>;
