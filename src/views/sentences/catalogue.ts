import { CS } from './cs/sentences.js';
import { EN } from './en/sentences.js';
import { HR } from './hr/sentences.js';
import type { Language } from './languages.js';
import type { Sentences } from './sentences.js';
import { SK } from './sk/sentences.js';

/** Every language in full: the compiler finds what is missing. */
export const CATALOGUE: Readonly<Record<Language, Sentences>> = { en: EN, cs: CS, sk: SK, hr: HR };
