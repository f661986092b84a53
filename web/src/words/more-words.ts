import type { more } from './en-more.js';

/** Sentences of pages that are seldom opened; they are fetched with the page. English is the measure here too. */
export type MoreWords = typeof more;
