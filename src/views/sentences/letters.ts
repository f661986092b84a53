import { LETTERS as CS } from './cs/letters.js';
import { LETTERS as EN } from './en/letters.js';
import { LETTERS as HR } from './hr/letters.js';
import type { Language } from './languages.js';
import type { LetterSentences } from './letter-sentences.js';
import { LETTERS as SK } from './sk/letters.js';

const ALL: Readonly<Record<Language, LetterSentences>> = { en: EN, cs: CS, sk: SK, hr: HR };

/** The sentences of letters in a language. */
export const lettersIn = (language: Language): LetterSentences => ALL[language];
