import { use } from 'react';
import type { MoreWords } from './more-words.js';
import { loadMoreWords } from './more.js';
import { useSpeech } from './use-words.js';

/** The sentences of the language in use; the page waits for them as it waits for its own code. */
export const useMoreWords = (): MoreWords => use(loadMoreWords(useSpeech().language));
