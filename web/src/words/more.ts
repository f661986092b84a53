import { lazyWords } from './lazy-words.js';
import type { MoreWords } from './more-words.js';

/** The sentences of pages that are seldom opened. */
export const loadMoreWords = lazyWords<MoreWords>({
  en: async () => (await import('./en-more.js')).more,
  cs: async () => (await import('./cs-more.js')).more,
  sk: async () => (await import('./sk-more.js')).more,
  hr: async () => (await import('./hr-more.js')).more,
});
