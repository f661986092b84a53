import type { AnswerSentences } from './answer-sentences.js';
import { ANSWERS as CS } from './cs/answers.js';
import { ANSWERS as EN } from './en/answers.js';
import { ANSWERS as HR } from './hr/answers.js';
import type { Language } from './languages.js';
import { ANSWERS as SK } from './sk/answers.js';

const ALL: Readonly<Record<Language, AnswerSentences>> = { en: EN, cs: CS, sk: SK, hr: HR };

/** The sentences of those pages in a language. */
export const answersIn = (language: Language): AnswerSentences => ALL[language];
