import type { en } from './en.js';

/**
 * Every sentence of the page. English is the measure: a language that lacks a key does not compile.
 * Where the book of the expansion uses other words than those of the base game, they stand in `inExpansion`.
 */
export type Words = typeof en & Readonly<{ inExpansion?: Words }>;
