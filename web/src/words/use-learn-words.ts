import { use } from 'react';
import type { LearnWords } from './learn-words.js';
import { loadLearnWords } from './learn.js';
import { useSpeech } from './use-words.js';

/** How the game is played, in the language in use; the page waits for the words as it waits for its own code. */
export const useLearnWords = (): LearnWords => use(loadLearnWords(useSpeech().language));
