import type { learn } from './en-learn.js';

/** How the game is played, in words: longer than those of other pages, so they are fetched by themselves. */
export type LearnWords = typeof learn;
