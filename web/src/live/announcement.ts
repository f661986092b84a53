import type { Line } from '../game/chronicle/lines.js';
import type { Words } from '../words/words.js';

/** As many sentences as one can listen to before one's own turn. */
const TOLD = 3;

/** Sentences of the server have no full stop; those of the page may. */
const joined = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[.!?…]?$/, (end) => (end === '' ? '.' : end))).join(' ');

type Around = Readonly<{
  myTurn: boolean;
  /** The version of a roll that is told beside the decision already. */
  beside?: number | undefined;
}>;

/** What is said to those who do not see it: the last things that happened, how much else did, and whose turn it is. */
export function announcement(
  lines: readonly Line[],
  { myTurn, beside }: Around,
  { chronicle }: Words,
): string {
  const news = lines.filter(({ kind, known, version }) => kind === 'deed' && !known && version !== beside);
  const more = news.length - TOLD;
  return joined([
    ...news.slice(-TOLD).map(({ sentence }) => sentence),
    ...(more > 0 ? [chronicle.more(more)] : []),
    ...(myTurn ? [chronicle.yourTurn] : []),
  ]);
}
