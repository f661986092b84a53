import { en } from './en.js';
import type { Words } from './words.js';

export const hr: Words = en;
