import type { Words } from '../words.js';

/** What the live region adds to the server's sentences. */
export const chronicle: Words['chronicle'] = {
  yourTurn: 'Si na ťahu',
  more: (count) => `a ešte ${count}`,
};
