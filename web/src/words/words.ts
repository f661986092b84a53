import type { en } from './en.js';

/** Every sentence of the page. English is the measure: a language that lacks a key does not compile. */
export type Words = typeof en;
