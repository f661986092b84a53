import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
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

type Props = Readonly<{ language: Language; words: Words; children: ReactNode }>;

/** Holds the language in use and changes it without a reload. */
export function WordsProvider({ language, words, children }: Props) {
  const [current, setCurrent] = useState({ language, words });
  useEffect(() => {
    document.documentElement.lang = current.language;
  }, [current.language]);
  const speech = useMemo<Speech>(
    () => ({
      ...current,
      speak: (next) => {
        writeSetting('language', next);
        void loadWords(next).then((loaded) => setCurrent({ language: next, words: loaded }));
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
