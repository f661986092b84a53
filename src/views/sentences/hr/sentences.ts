import type { Sentences } from '../sentences.js';
import { CONTENT, SETTINGS } from './content.js';
import { EVENTS } from './events.js';
import { QUESTIONS, WAITING } from './questions.js';
import { REFUSALS } from './refusals.js';
import { RULE_SENTENCES } from './rules.js';
import { WORDS } from './words.js';

export const HR: Sentences = {
  words: () => WORDS,
  content: CONTENT,
  settings: SETTINGS,
  events: EVENTS,
  refusals: REFUSALS,
  questions: QUESTIONS,
  waiting: WAITING,
  rules: RULE_SENTENCES,
};
