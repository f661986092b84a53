import type { Words } from '../words.js';

/** What the live region adds to the server's sentences. */
export const chronicle: Words['chronicle'] = {
  yourTurn: 'Jsi na tahu',
  more: (count) => `a ještě ${count}`,
};
