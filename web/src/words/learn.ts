import { lazyWords } from './lazy-words.js';
import type { LearnWords } from './learn-words.js';

/** How the game is played. */
export const loadLearnWords = lazyWords<LearnWords>({
  en: async () => (await import('./en-learn.js')).learn,
  cs: async () => (await import('./cs-learn.js')).learn,
  sk: async () => (await import('./sk-learn.js')).learn,
  hr: async () => (await import('./hr-learn.js')).learn,
});
