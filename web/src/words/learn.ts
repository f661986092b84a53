import type { learn } from './en-learn.js';
import { lazyWords } from './lazy-words.js';

/** How the game is played, in words: longer than those of other pages, so they are fetched by themselves. */
export type LearnWords = typeof learn;

export const loadLearnWords = lazyWords<LearnWords>({
  en: async () => (await import('./en-learn.js')).learn,
  cs: async () => (await import('./cs-learn.js')).learn,
  sk: async () => (await import('./sk-learn.js')).learn,
  hr: async () => (await import('./hr-learn.js')).learn,
});
