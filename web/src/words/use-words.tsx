import { createContext, startTransition, use, useMemo, useState, type ReactNode } from 'react';
import { readSetting, writeSetting } from '../lib/settings.js';
import { isLanguage, loadWords, pickLanguage, type Language } from './languages.js';
import type { Words } from './words.js';

type Speech = Readonly<{ language: Language; words: Words; speak: (language: Language) => void }>;
const SpeechContext = createContext<Speech | null>(null);

/** The player's choice, else the browser's wish. */
export function initialLanguage(): Language {
  const chosen = readSetting('language');
  return chosen !== null && isLanguage(chosen) ? chosen : pickLanguage(navigator.languages);
}

/** Tells browser, screen reader and server which language is spoken, before anything is asked in it. */
export function nameLanguage(language: Language): void {
  document.documentElement.lang = language;
}

type Props = Readonly<{ language: Language; words: Words; children: ReactNode }>;

/** Holds the language in use and changes it without a reload. */
export function WordsProvider({ language, words, children }: Props) {
  const [current, setCurrent] = useState({ language, words });
  const speech = useMemo<Speech>(
    () => ({
      ...current,
      speak: (next) => {
        writeSetting('language', next);
        void loadWords(next).then((loaded) => {
          nameLanguage(next);
          // What is shown stays until everything it needs in the new language is there.
          startTransition(() => setCurrent({ language: next, words: loaded }));
        });
      },
    }),
    [current],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** The language in use and how to change it. */
export function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (speech === null) throw new Error('No WordsProvider above this component');
  return speech;
}

/** The sentences of the language in use. */
export const useWords = (): Words => useSpeech().words;

/** The words of the book in use: that of the expansion may call things otherwise. */
export const inBook = (words: Words, expansion: boolean): Words =>
  expansion ? (words.inExpansion ?? words) : words;

/** Everything below speaks by the book in use. */
export function BookProvider({ expansion, children }: Readonly<{ expansion: boolean; children: ReactNode }>) {
  const speech = useSpeech();
  const spoken = useMemo(() => ({ ...speech, words: inBook(speech.words, expansion) }), [speech, expansion]);
  return <SpeechContext value={spoken}>{children}</SpeechContext>;
}
