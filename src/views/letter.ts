import type { Language } from './sentences/languages.js';

/** A piece of a letter. How it looks is decided by what carries it: a mail, a chat. */
export type LetterPart =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'heading'; text: string }>
  | Readonly<{ kind: 'list'; title: string; items: readonly string[] }>
  /** The thing to press. */
  | Readonly<{ kind: 'link'; label: string; url: string }>
  | Readonly<{ kind: 'smallPrint'; text: string }>;

/** What somebody is told, in their language, before it is known by which way. */
export type Letter = Readonly<{ language: Language; subject: string; parts: readonly LetterPart[] }>;
