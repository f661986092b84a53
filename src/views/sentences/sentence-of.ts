import type { CairnEvent } from '../../game/index.js';
import type { Told } from './sentences.js';
import { sentencesIn, toldTo, type SentenceContext } from './told.js';

/** How a command came about, where it was not by hand. */
export type Hand = 'order' | 'autopilot';

/** One line of the chronicle. `by` is given for the first event of a command that nobody sent by hand. */
export function sentenceOf(event: CairnEvent, context: SentenceContext, by?: Hand): string {
  const told = toldTo(context);
  const tell = sentencesIn(context).events[event.type] as (event: CairnEvent, told: Told) => string;
  const { byOrders, byAutopilot } = told.words;
  const note = by === undefined ? '' : ` (${by === 'order' ? byOrders : byAutopilot})`;
  return `${tell(event, told)}${note}`;
}
