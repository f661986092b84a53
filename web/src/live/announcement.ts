import type { Line } from '../game/chronicle/lines.js';
import type { Words } from '../words/words.js';

/** As many sentences as one can listen to before one's own turn. */
const TOLD = 3;

/** Sentences of the server have no full stop; those of the page may. */
const joined = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[.!?…]?$/, (end) => (end === '' ? '.' : end))).join(' ');

/**
 * What is said to those who do not see it: the last things that happened, how much else did, and whose turn it is. What I did
 * myself I know.
 */
export function announcement(lines: readonly Line[], myTurn: boolean, { chronicle }: Words): string {
  const news = lines.filter(({ kind, own }) => kind === 'deed' && !own);
  const more = news.length - TOLD;
  return joined([
    ...news.slice(-TOLD).map(({ sentence }) => sentence),
    ...(more > 0 ? [chronicle.more(more)] : []),
    ...(myTurn ? [chronicle.yourTurn] : []),
  ]);
}
