import type { Opening } from '../model.js';

type State = 'chosen' | 'calling' | 'open' | 'closed' | 'still';

/** The state of a place in one word, for the styles. */
export function stateOf(opening: Opening | null, chosen: boolean, calling = false): State {
  if (chosen) return 'chosen';
  if (calling) return 'calling';
  if (opening === null) return 'still';
  return opening.open ? 'open' : 'closed';
}
