import { useEffect, useRef, useState } from 'react';
import type { Line } from '../game/model.js';
import { useWords } from '../words/use-words.js';

const PAUSE = 1_000;

/** Says new lines of the chronicle to those who do not see them: at most one a second, then summed up. */
export function Announcer({ lines, myTurn }: Readonly<{ lines: readonly Line[]; myTurn: boolean }>) {
  const { chronicle } = useWords();
  const newest = lines[0]?.version ?? 0;
  const told = useRef<number | null>(null);
  const [sentence, say] = useState('');
  useEffect(() => {
    told.current ??= newest;
    if (newest <= told.current) return undefined;
    const timer = setTimeout(() => {
      const fresh = lines.filter(
        ({ version, player }) => version > (told.current ?? 0) && player?.me !== true,
      );
      told.current = newest;
      const [latest, ...rest] = fresh;
      const parts = [
        ...(latest === undefined ? [] : [latest.sentence]),
        ...(rest.length === 0 ? [] : [chronicle.more(rest.length)]),
        ...(myTurn ? [chronicle.yourTurn] : []),
      ];
      say(parts.join('. '));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [newest, lines, myTurn, chronicle]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {sentence}
    </p>
  );
}
