import type { Stock } from '../../game/index.js';
import type { AnswerSentences } from '../sentences/answer-sentences.js';
import type { Told } from '../sentences/sentences.js';

/** What the forms of one decision are made from. */
export type Asking = Readonly<{ told: Told; say: AnswerSentences; stock: Stock }>;
