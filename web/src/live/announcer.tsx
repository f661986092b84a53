import { useEffect, useRef, useState } from 'react';
import type { Line } from '../game/chronicle/lines.js';
import { useWords } from '../words/use-words.js';

const PAUSE = 1_000;

/** Says new lines of the chronicle to those who do not see them: at most one a second, then summed up. */
export function Announcer({ lines, myTurn }: Readonly<{ lines: readonly Line[]; myTurn: boolean }>) {
  const { chronicle } = useWords();
  const newest = lines.at(-1)?.version ?? 0;
  const told = useRef<number | null>(null);
  const [said, say] = useState({ version: 0, sentence: '' });
  useEffect(() => {
    if (newest === 0) return undefined;
    told.current ??= newest;
    if (newest <= told.current) return undefined;
    const timer = setTimeout(() => {
      const fresh = lines.filter(({ version, kind }) => version > (told.current ?? 0) && kind === 'deed');
      told.current = newest;
      const latest = fresh.at(-1);
      const parts = [
        ...(latest === undefined ? [] : [latest.sentence]),
        ...(fresh.length < 2 ? [] : [chronicle.more(fresh.length - 1)]),
        ...(myTurn ? [chronicle.yourTurn] : []),
      ];
      say({ version: newest, sentence: parts.join('. ') });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [newest, lines, myTurn, chronicle]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {/* A new element each time: the same words twice would be no change, and not be said. */}
      <span key={said.version}>{said.sentence}</span>
    </p>
  );
}
